import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '../../texts';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';
import styles from '../../ui/feedback/plain-page.module.css';

/** /404. */
export function NotFoundScreen() {
  return (
    <section className={styles.page}>
      <span className={styles.icon}>
        <CircleHelp size={26} aria-hidden />
      </span>
      <h1>404</h1>
      <p lang={quotedLanguage(shellTexts.pageNotFound)}>{shellTexts.pageNotFound}</p>
      <Link to="/">
        <Quoted>{shellTexts.backToHome}</Quoted>
      </Link>
    </section>
  );
}
