/** Which parts of foreign markup are shown, said once: ui/data/rebuildMarkup.tsx builds them, editorial-contents/markup tells what is missing. */

const elements = new Set(
  'abbr address article aside b blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li mark ol p pre q s section small span strong sub sup table tbody td tfoot th thead time tr u ul wbr'.split(
    ' ',
  ),
);
const unreadable = new Set('head iframe math noscript object script style svg template title'.split(' '));
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements that come through; of the others only the text stays. */
export const isShown = (element: string): boolean => elements.has(element);
/** Not even their text is for people. */
export const isUnreadable = (element: string): boolean => unreadable.has(element);
/** They have no end. */
export const isVoid = (element: string): boolean => voids.has(element);

/** An address that a reader may be told: of this place, of the web, a mail or a telephone; no script and no data. */
export const isSafeAddress = (address: string): boolean => {
  // Browsers leave control characters and spaces out before they read the scheme.

  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || /^(https?|mailto|tel)$/i.test(scheme);
};
