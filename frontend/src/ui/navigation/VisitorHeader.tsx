// Native: the landing page does without Semantic altogether, which would be a tenth more script for every visitor.
import { Car, LayoutGrid, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../texts/ui.gen';

const base = import.meta.env.BASE_URL;

const english = { configurator: t('Configurator'), signIn: t('Sign in'), openConsole: t('Open the console') };

export type VisitorHeaderProps = {
  isSignedIn: boolean;
  /** In the language of the page. */
  words?: typeof english;
  /** What the way to the landing page keeps, with its question mark. */
  search?: string;
  /** Stands before the way to the sign-in. */
  children?: ReactNode;
};

/**
 * The header's landing form: the way to the landing page and the one to the sign-in, none of the console's selectors, no Logout.
 * Plain links: the landing page is a document of its own.
 */
export function VisitorHeader({ isSignedIn, words = english, search = '', children }: VisitorHeaderProps) {
  return (
    <header className="visitor">
      <a className="brand" href={`${base}landing${search}`}>
        <span className="brand-mark">
          <Car size={18} aria-hidden />
        </span>
        {words.configurator}
      </a>
      {children}
      <a className="visitor-in" href={isSignedIn ? base : `${base}login`}>
        {isSignedIn ? <LayoutGrid size={15} aria-hidden /> : <LogIn size={15} aria-hidden />}
        {isSignedIn ? words.openConsole : words.signIn}
      </a>
    </header>
  );
}
