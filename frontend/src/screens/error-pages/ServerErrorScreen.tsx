import { ServerCrash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '../../texts';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';
import { IconTile } from '../../ui/data/IconTile';
import styles from '../../ui/feedback/plain-page.module.css';
import textStyles from '../../ui/text.module.css';

/** /500, and what stands in for a page that could not be shown. */
export function ServerErrorScreen() {
  return (
    <section className={styles.page}>
      <IconTile icon={ServerCrash} size={56} />
      <h1>500</h1>
      <p className={textStyles.muted} lang={quotedLanguage(shellTexts.serverError)}>
        {shellTexts.serverError}
      </p>
      <Link to="/" reloadDocument>
        <Quoted>{shellTexts.backToHome}</Quoted>
      </Link>
    </section>
  );
}
