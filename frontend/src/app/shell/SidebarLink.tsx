import { Link, useLocation } from 'react-router-dom';
import { usePageSections } from '../../kit/market-model/pageSections';
import { MenuIcon } from './MenuIcon';
import type { MenuLink } from './menuSections';
import { reveal, useIsCurrent } from './sidebarPlace';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './sidebar.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

export function SidebarLink({ link, isSub = false }: { link: MenuLink; isSub?: boolean }) {
  const isCurrent = useIsCurrent()(link);
  return (
    <Link
      ref={isCurrent ? reveal : undefined}
      to={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      title={isSub ? undefined : link.label}
    >
      {!isSub && <MenuIcon path={link.path} />}
      <span lang={quotedLanguage(link.label)}>{link.label}</span>
    </Link>
  );
}

/**
 * An anchor of the current page: it keeps the query, for the screen's state lives there, and makes no step of history. A badge
 * tells what waits in its section.
 */
export function SidebarAnchor({ link }: { link: MenuLink }) {
  const { pathname, search } = useLocation();
  const isHere = pathname === link.path;
  const hash = link.to.split('#')[1] ?? '';
  const badge = usePageSections().badges[hash];
  const isCurrent = useIsCurrent()(link);
  const hasBadge = badge !== undefined && badge.count > 0;
  return (
    <Link
      className={styles.anchor}
      to={{ pathname: link.path, search: isHere ? search : '', hash }}
      replace={isHere}
      aria-current={isCurrent ? 'page' : undefined}
      title={link.label}
    >
      <MenuIcon path={link.to} />
      <span lang={quotedLanguage(link.label)}>{link.label}</span>
      {hasBadge && (
        <span
          className={classes(textStyles.num, textStyles.tiny, textStyles.bold, styles.badge)}
          title={badge.label}
        >
          <span aria-hidden>{badge.count}</span>
          <span className={textStyles.unseen}>{badge.label}</span>
        </span>
      )}
    </Link>
  );
}
