import { VisitorHeader } from '../../ui/VisitorHeader';
import { shellTexts } from '../../texts';
import { LandingContent, type LandingContentProps } from './LandingContent';

export type LandingPageProps = LandingContentProps & { isSignedIn: boolean };

/** The public page as a whole: header of a visitor, content, footer. */
export function LandingPage({ isSignedIn, ...content }: LandingPageProps) {
  return (
    <div className="land-page">
      <VisitorHeader isSignedIn={isSignedIn} />
      <main id="main" tabIndex={-1}>
        <LandingContent {...content} />
      </main>
      <footer className="land-foot">
        <span>{shellTexts.copyright}</span>
        <span>Models and equipment change by country.</span>
      </footer>
    </div>
  );
}
