import { useState } from 'react';
import { TextInput } from '../../ui/TextInput';
import { classes } from '../../ui/classes';
import type { MenuLink } from './menuSections';
import { SidebarLink } from './SidebarLink';
import { t } from '../../texts/app';

/** From here on a list is long enough to be searched. */
const searchedFrom = 12;

export interface SidebarChildrenProps {
  id: string;
  link: MenuLink;
  /** Where the flyout beside the rail begins, in pixels; null in the wide bar. */
  flyoutTop: number | null;
  onChosen: () => void;
}

export function SidebarChildren({ id, link, flyoutTop, onChosen }: SidebarChildrenProps) {
  const [wanted, setWanted] = useState('');
  const isLong = link.children.length >= searchedFrom;
  const isWanted = ({ label }: MenuLink) => label.toLowerCase().includes(wanted.trim().toLowerCase());
  const found = isLong ? link.children.filter(isWanted) : link.children;
  const place =
    flyoutTop === null ? undefined : { top: flyoutTop, maxHeight: `calc(100dvh - ${flyoutTop + 12}px)` };

  return (
    <ul
      id={id}
      className={classes('sub-menu', flyoutTop !== null ? 'flyout' : isLong && 'long')}
      style={place}
    >
      {isLong && (
        <li className="side-find">
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
      {found.length === 0 && (
        <li className="side-none" role="status">
          {t('No such group')}
        </li>
      )}
    </ul>
  );
}
