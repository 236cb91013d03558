import { Link } from 'react-router-dom';
import { MenuIcon } from './MenuIcon';
import type { MenuLink } from './menuSections';
import { useIsCurrent } from './useIsCurrent';

/** In a long list the current entry would be out of sight. */
const reveal = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest' });

/** An entry of the side bar; a sub-entry has no icon. */
export function SidebarLink({ link, isSub = false }: { link: MenuLink; isSub?: boolean }) {
  const isCurrent = useIsCurrent(link);
  return (
    <Link
      ref={isCurrent ? reveal : undefined}
      to={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      title={isSub ? undefined : link.label}
    >
      {!isSub && <MenuIcon path={link.path} />}
      <span>{link.label}</span>
    </Link>
  );
}
