import { textKeys, textLanguage, textLanguageOf } from '../../texts/textLanguage';
import { homePathOf } from '../routes/access';
import type { AppStore, RootState } from '../store';

/**
 * What somebody has chosen in the user menu, else the header's; signed out, the page goes on as it is. So it does for who is signed
 * out at once for want of an application: the dialog that says so would go with the page.
 */
const wantedOf = ({ session, preferences: { texts, language } }: RootState) => {
  if (texts !== 'header') return texts;
  const isIn = session.current && homePathOf(session.current.user) !== null;
  return isIn ? textLanguageOf(language.code) : textLanguage;
};

/**
 * Reloads the page when the console is to speak another language: what was typed has been asked about before the header's
 * language changed, and the place is in the address.
 */
export function followTextLanguage(store: AppStore): void {
  document.documentElement.lang = textLanguage;
  let isLeaving = false;
  const follow = () => {
    const wanted = wantedOf(store.getState());
    if (isLeaving || wanted === textLanguage || !isKept(wanted)) return;
    isLeaving = true;
    // After whoever has signed in or chosen has led on to the page that is to be read, and all of it has been stored.
    setTimeout(reloadPage);
  };
  follow();
  store.subscribe(follow);
}

/** The router writes the console's root without its slash, which not every server knows. */
function reloadPage(): void {
  const root = import.meta.env.BASE_URL;
  if (`${window.location.pathname}/` === root) window.location.replace(root);
  else window.location.reload();
}

/** A browser that keeps nothing would be signed out by another page, and read it for ever. */
function isKept(language: string): boolean {
  try {
    localStorage.setItem(textKeys.last, language);
    return localStorage.getItem(textKeys.last) === language;
  } catch {
    return false;
  }
}
