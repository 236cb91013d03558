import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useNotices } from '../../api/notices';
import { shellTexts } from '../../texts';
import { MenuButton } from '../../ui/dialogs/MenuButton';
import { appOf } from '../routes/routeTable';
import type { AppLink } from './appLinksOf';
import { t } from '../../texts/app.gen';
import styles from './header.module.css';
import layoutStyles from '../../ui/layout.module.css';

/** The tabs of the sub-applications, the one of the current page marked; nothing where there are none. */
export function AppLinks({ links }: { links: readonly AppLink[] }) {
  const { pathname } = useLocation();
  const current = appOf(pathname);
  const { showFailure } = useNotices();
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    showFailure(shellTexts.notAllowed, { title: t('Price configurator') });
  };
  if (links.length === 0) return null;
  return (
    <nav className={styles.apps} aria-label={t('Applications')}>
      {links.map(({ app, label, entries, isBarred }) => {
        const isCurrent = app === current;
        const [only, ...others] = entries;
        if (only && others.length === 0)
          return (
            <Link
              key={app}
              to={only.to}
              className={layoutStyles.row}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={isBarred ? refuse : undefined}
            >
              {label}
            </Link>
          );
        return (
          <MenuButton key={app} label={label} current={isCurrent}>
            {entries.map((entry) => (
              <Link key={entry.to} to={entry.to} aria-current={entry.to === pathname ? 'page' : undefined}>
                {entry.label}
              </Link>
            ))}
          </MenuButton>
        );
      })}
    </nav>
  );
}
