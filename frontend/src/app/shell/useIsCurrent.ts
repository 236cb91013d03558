import { useLocation } from 'react-router-dom';
import { shellTexts } from '../../texts';
import type { MenuLink } from './menuSections';

/** Does the address show this entry, its label group included? Without a group the address means the default one. */
export function useIsCurrent({ path, to, group }: MenuLink): boolean {
  const { pathname, search, hash } = useLocation();
  if (pathname !== path) return false;
  const ownHash = to.split('#')[1];
  if (ownHash !== undefined) return hash === `#${ownHash}`;
  const activeGroup = new URLSearchParams(search).get('activeGroup') ?? shellTexts.mainWindow;
  return group === '' || group === activeGroup;
}
