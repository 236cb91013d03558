import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from './MenuIcon';
import type { MenuLink } from './menuSections';
import { SidebarChildren } from './SidebarChildren';

type Props = { link: MenuLink; isRail: boolean };

/** An entry with sub-entries: it unfolds below in the wide bar, and beside the rail in the narrow one. */
export function SidebarGroup({ link, isRail }: Props) {
  const isActive = useLocation().pathname === link.path;
  const [isUnfolded, setIsUnfolded] = useState(isActive);
  const [flyoutTop, setFlyoutTop] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isOpen = isRail ? flyoutTop !== null : isUnfolded;
  const close = () => setFlyoutTop(null);
  useCloseOutside(root, isRail && isOpen, close);
  const toggle = () => {
    if (!isRail) setIsUnfolded(!isUnfolded);
    else setFlyoutTop(isOpen ? null : (button.current?.getBoundingClientRect().top ?? 0));
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isRail || !isOpen || event.key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  const Chevron = isOpen ? ChevronDown : ChevronRight;

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc works anywhere in the group
    <div ref={root} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={isActive ? 'side-toggle open' : 'side-toggle'}
        title={isRail ? link.label : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        <MenuIcon path={link.path} />
        <span>{link.label}</span>
        <Chevron size={15} className="chev" aria-hidden />
      </button>
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
