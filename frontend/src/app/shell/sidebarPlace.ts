import { useLocation } from 'react-router-dom';
import { usePageSections } from '../../kit/market-model/pageSections';
import { groupOf } from '../../kit/list/searchParams';
import type { MenuLink } from './menuSections';
import styles from './sidebar.module.css';

/**
 * In a long list the current entry would be out of sight. Not by scrollIntoView: in Chromium 150 Tab then starts here, and the
 * skip link is never reached.
 */
export function reveal(entry: HTMLElement | null): void {
  scrollTo(entry, `.${styles.submenu}`);
  scrollTo(entry, `.${styles.scroll}`);
}

function scrollTo(entry: HTMLElement | null, boxSelector: string) {
  const box = entry?.closest(boxSelector);
  if (!entry || !box) return;
  const [at, view] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.top < view.top) box.scrollTop -= view.top - at.top;
  else if (at.bottom > view.bottom) box.scrollTop += at.bottom - view.bottom;
}

/**
 * Whether the address shows an entry, its label group included; without a group it shows the entry above the groups. Of anchors
 * it is the one whose section is being looked at.
 */
export function useIsCurrent(): (link: MenuLink) => boolean {
  const { pathname, search, hash } = useLocation();
  const { current } = usePageSections();
  const shown = groupOf(new URLSearchParams(search));
  return ({ path, to, group, children }) => {
    if (pathname !== path) return false;
    const ownHash = to.split('#')[1];
    if (ownHash !== undefined) return ownHash === (current ?? hash.slice(1));
    return group === shown || group === '' || (shown === '' && children.length > 0);
  };
}
