import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '../../texts';

/** /404. */
export function NotFoundScreen() {
  return (
    <section className="plain-page">
      <span className="ei">
        <CircleHelp size={26} aria-hidden />
      </span>
      <h1>404</h1>
      <p>{shellTexts.pageNotFound}</p>
      <Link to="/">{shellTexts.backToHome}</Link>
    </section>
  );
}
