import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '../../texts';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';
import { IconTile } from '../../ui/data/IconTile';
import styles from '../../ui/feedback/plain-page.module.css';
import textStyles from '../../ui/text.module.css';

/** /404. */
export function NotFoundScreen() {
  return (
    <section className={styles.page}>
      <IconTile icon={CircleHelp} size={56} />
      <h1>404</h1>
      <p className={textStyles.muted} lang={quotedLanguage(shellTexts.pageNotFound)}>
        {shellTexts.pageNotFound}
      </p>
      <Link to="/">
        <Quoted>{shellTexts.backToHome}</Quoted>
      </Link>
    </section>
  );
}
