import { ServerCrash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '../../texts';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';

/** /500, and what stands in for a page that could not be shown. */
export function ServerErrorScreen() {
  return (
    <section className="plain-page">
      <span className="ei">
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
