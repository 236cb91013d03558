/** What /sso?user=...&token=... carries. The token signs in once, so it must not stay where it can be read or sent on. */
export type SignInLink = { username: string; token: string };

/** As generous as the routes, which take any case, slashes at the end and encoded letters. */
const leadsHere = (pathname: string): boolean => {
  try {
    return /\/sso\/*$/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};

let kept: SignInLink | null = null;

function linkOf(search: string): SignInLink {
  const query = new URLSearchParams(search);
  return { username: query.get('user') ?? '', token: query.get('token') ?? '' };
}

/**
 * Takes the token out of the address bar and of the browser's history before anything else happens; to be called first of all.
 * Until the page is left or the link is taken it is held in memory only. Returns whether somebody was sent here to sign in: a link
 * without a token fails, and ends whoever's session it is all the same.
 */
export function hideSignInLink(): boolean {
  const { pathname, search } = window.location;
  if (!leadsHere(pathname)) return false;
  kept = linkOf(search);
  window.history.replaceState(null, '', pathname);
  return true;
}

/** The link that was opened, once; else what the given query says. */
export function takeSignInLink(search: string): SignInLink {
  const link = kept ?? linkOf(search);
  kept = null;
  return link;
}
