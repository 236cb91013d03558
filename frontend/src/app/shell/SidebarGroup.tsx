import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MenuIcon } from './MenuIcon';
import type { MenuLink } from './menuSections';
import { reveal } from './reveal';
import { SidebarChildren } from './SidebarChildren';
import { useIsCurrent } from './useIsCurrent';
import { t } from '../../texts/app';
import { quotedLanguage } from '../../texts/quotedLanguage';

type Props = { link: MenuLink; isRail: boolean };

/** An entry with sub-entries opens its own screen and unfolds: below in the wide bar, beside the rail in the narrow one. */
export function SidebarGroup({ link, isRail }: Props) {
  const isCurrent = useIsCurrent();
  const [isUnfolded, setIsUnfolded] = useState(true);
  const [flyoutTop, setFlyoutTop] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const isOpen = isRail ? flyoutTop !== null : isUnfolded;
  const close = () => setFlyoutTop(null);
  useCloseOutside(root, isRail && isOpen, close);
  const unfold = ({ currentTarget }: MouseEvent) => {
    if (!isRail) setIsUnfolded(true);
    else setFlyoutTop(isOpen ? null : currentTarget.getBoundingClientRect().top);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isRail || !isOpen || event.key !== 'Escape') return;
    close();
    root.current?.querySelector('a')?.focus();
  };
  const isActive = useLocation().pathname === link.path;
  // Of an entry and its sub-entries one is the current page: the nearest that is shown.
  const isPage = isActive && !(isOpen && link.children.some(isCurrent));
  const expansion = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? listId : undefined };
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc works anywhere in the group
    <div ref={root} className="side-group" onKeyDown={closeOnEscape}>
      <Link
        {...(isRail && expansion)}
        ref={isPage ? reveal : undefined}
        to={link.to}
        className={isActive ? 'open' : undefined}
        aria-current={isPage ? 'page' : undefined}
        title={isRail ? link.label : undefined}
        onClick={unfold}
      >
        <MenuIcon path={link.path} />
        <span lang={quotedLanguage(link.label)}>{link.label}</span>
      </Link>
      {!isRail && (
        <button
          {...expansion}
          type="button"
          className="side-fold"
          aria-label={t('Groups of {label}', { label: link.label })}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <Chevron size={15} aria-hidden />
        </button>
      )}
      {isOpen && (
        <SidebarChildren id={listId} link={link} flyoutTop={isRail ? flyoutTop : null} onChosen={close} />
      )}
    </div>
  );
}

function useCloseOutside(root: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  });
}
