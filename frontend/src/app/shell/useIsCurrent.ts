import { useLocation } from 'react-router-dom';
import { usePageSections } from '../../kit/places/pageSections';
import { shellTexts } from '../../texts';
import type { MenuLink } from './menuSections';

/**
 * Does the address show this entry, its label group included? Without a group the address means the default one. Of anchors it
 * is the one whose section is being looked at.
 */
export function useIsCurrent({ path, to, group }: MenuLink): boolean {
  const { pathname, search, hash } = useLocation();
  const { current } = usePageSections();
  if (pathname !== path) return false;
  const ownHash = to.split('#')[1];
  if (ownHash !== undefined) return ownHash === (current ?? hash.slice(1));
  const activeGroup = new URLSearchParams(search).get('activeGroup') ?? shellTexts.mainWindow;
  return group === '' || group === activeGroup;
}
