import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import layoutStyles from '../../ui/layout.module.css';
import { MenuIcon } from './MenuIcon';
import type { MenuLink } from './menuSections';
import { reveal, useIsCurrent } from './sidebarPlace';
import { t } from '../../texts/app.gen';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { useCloseOutside } from '../../ui/dialogs/useCloseOutside';
import { TextInput } from '../../ui/fields/TextInput';
import { classes } from '../../ui/classes';
import { SidebarLink } from './SidebarLink';
import styles from './sidebar.module.css';

/** From here on a list is long enough to be searched. */
const searchedFrom = 12;

interface SidebarChildrenProps {
  id: string;
  link: MenuLink;
  /** Where the flyout beside the rail begins, in pixels; null in the wide bar. */
  flyoutTop: number | null;
  onChosen: () => void;
}

function SidebarChildren({ id, link, flyoutTop, onChosen }: SidebarChildrenProps) {
  const [wanted, setWanted] = useState('');
  const isLong = link.children.length >= searchedFrom;
  const isWanted = ({ label }: MenuLink) => label.toLowerCase().includes(wanted.trim().toLowerCase());
  const found = isLong ? link.children.filter(isWanted) : link.children;
  const place =
    flyoutTop === null ? undefined : { top: flyoutTop, maxHeight: `calc(100dvh - ${flyoutTop + 12}px)` };

  return (
    <ul
      id={id}
      className={classes(styles.submenu, flyoutTop !== null ? styles.flyout : isLong && styles.long)}
      style={place}
    >
      {isLong && (
        <li className={styles.find}>
          <TextInput
            type="search"
            aria-label={t('Find in {label}', { label: link.label })}
            placeholder={t('Find a group')}
            value={wanted}
            onValue={setWanted}
          />
        </li>
      )}
      {found.map((child) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- catches the click of its link
        <li key={child.to} onClick={onChosen}>
          <SidebarLink link={child} isSub />
        </li>
      ))}
      {found.length === 0 && <li role="status">{t('No such group')}</li>}
    </ul>
  );
}

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
    <div ref={root} className={classes(layoutStyles.anchor, styles.group)} onKeyDown={closeOnEscape}>
      <Link
        {...(isRail && expansion)}
        ref={isPage ? reveal : undefined}
        to={link.to}
        className={isActive ? styles.open : undefined}
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
          className={classes(layoutStyles.square, styles.fold)}
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
