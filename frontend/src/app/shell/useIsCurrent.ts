import { useLocation } from 'react-router-dom';
import { usePageSections } from '../../kit/market-model/pageSections';
import { groupOf } from '../../kit/list/searchParams';
import type { MenuLink } from './menuSections';

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
