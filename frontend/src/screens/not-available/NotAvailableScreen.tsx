import { Construction } from 'lucide-react';
import { Link, useMatches } from 'react-router-dom';
import { shellTexts } from '../../texts';

export interface NotAvailableScreenProps {
  /** / leads somewhere else than to a page like this one. */
  hasHome: boolean;
}

/** An honest page for a route whose screen has not been built yet. */
export function NotAvailableScreen({ hasHome }: NotAvailableScreenProps) {
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  return (
    <section className="plain-page">
      <span className="ei">
        <Construction size={26} aria-hidden />
      </span>
      <h1>{handle?.title ?? 'Not available yet'}</h1>
      <p>This page is not available yet. It will come with a later version of the console.</p>
      {hasHome && <Link to="/">{shellTexts.backToHome}</Link>}
    </section>
  );
}
