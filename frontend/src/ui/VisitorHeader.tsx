import { Car, LayoutGrid, LogIn } from 'lucide-react';

const base = import.meta.env.BASE_URL;

/**
 * The header's landing form: the way to the landing page and the one to the sign-in, no selectors, no Logout (R-008, readings A-06).
 * Plain links: the landing page is a document of its own.
 */
export function VisitorHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="visitor">
      <a className="visitor-brand" href={`${base}landing`}>
        <span className="visitor-mark">
          <Car size={18} aria-hidden />
        </span>
        Configurator
      </a>
      <a className="visitor-in" href={isSignedIn ? base : `${base}login`}>
        {isSignedIn ? <LayoutGrid size={15} aria-hidden /> : <LogIn size={15} aria-hidden />}
        {isSignedIn ? 'Open the console' : 'Sign in'}
      </a>
    </header>
  );
}
