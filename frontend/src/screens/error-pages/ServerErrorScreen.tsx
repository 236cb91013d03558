import { ServerCrash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '../../texts';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';
import styles from '../../ui/feedback/plain-page.module.css';

/** /500, and what stands in for a page that could not be shown. */
export function ServerErrorScreen() {
  return (
    <section className={styles.page}>
      <span className={styles.icon}>
        <ServerCrash size={26} aria-hidden />
      </span>
      <h1>500</h1>
      <p lang={quotedLanguage(shellTexts.serverError)}>{shellTexts.serverError}</p>
      <Link to="/" reloadDocument>
        <Quoted>{shellTexts.backToHome}</Quoted>
      </Link>
    </section>
  );
}
