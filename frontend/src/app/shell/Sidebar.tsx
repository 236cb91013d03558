import { Fragment, useEffect, useMemo, useState } from 'react';
import { useSessionUser } from '../../api/session';
import { SidebarGroup } from './SidebarGroup';
import { SidebarAnchor, SidebarLink } from './SidebarLink';
import { t } from '../../texts/app.gen';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Car } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useGetMenuListQuery } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useSolService } from '../../api/solService';
import { usePageSections } from '../../kit/market-model/pageSections';
import { appOf, canOpen, isAvailable } from '../routes/routeTable';
import {
  appSections,
  appsOf,
  fincoSection,
  menuSections,
  type MenuLink,
  type MenuSection,
} from './menuSections';
import styles from './sidebar.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

const railBelowPx = 1100;
const checkEveryMs = 2000;
const initialChecks = 3;

const isNarrow = () => window.innerWidth <= railBelowPx;

/** Is the side bar a rail of icons? Checked at every resize, and 3 times at 2 s after the start. */
export function useIsRail(): boolean {
  const [isRail, setIsRail] = useState(isNarrow);
  useEffect(() => {
    const check = () => setIsRail(isNarrow());
    let checks = 0;
    const timer = setInterval(() => {
      check();
      checks += 1;
      if (checks === initialChecks) clearInterval(timer);
    }, checkEveryMs);
    window.addEventListener('resize', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', check);
    };
  }, []);
  return isRail;
}

const openAfterMs = 200;

type Menu = {
  sections: readonly MenuSection[];
  isOpen: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The side bar of the current sub-application; the label tool's is read for ccadm users only. */
function useMenu(): Menu {
  const user = useSessionUser();
  const { ccadmEnabled } = user;
  const app = appOf(useLocation().pathname);
  const query = { modelName: useCurrentModel().modelcode, language: useCurrentLanguage().code };
  const { data, isError, refetch } = useGetMenuListQuery(query, { skip: !ccadmEnabled });
  const { present } = usePageSections();
  const isSolOn = useSolService();
  const isFinco = isSolOn === false;
  const hasOwn = app !== null && app !== 'labels';
  // A menu that has failed is no reason to lock what else there is, and the other applications' side bars need none.
  const isOpen = useOpenLater(hasOwn || data !== undefined || isError || !ccadmEnabled);
  const hasFailed = !hasOwn && isError && data === undefined;
  const sections = useMemo(() => {
    if (!hasOwn)
      return ccadmEnabled
        ? menuSections(data ?? [], (path) => canOpen(path, user, isSolOn))
        : appsOf(user, isSolOn);
    const { heading, links } = app === 'sol' && isFinco ? fincoSection : appSections[app];
    const hasSection = ({ to }: MenuLink) =>
      !to.includes('#') || (present?.includes(to.split('#')[1] ?? '') ?? true);
    const shown = links.filter((link) => isAvailable(link.path) && hasSection(link));
    return shown.length > 0 ? [{ heading, links: shown }] : [];
  }, [app, hasOwn, data, present, isFinco, ccadmEnabled, user, isSolOn]);
  return { sections, isOpen, hasFailed, retry: () => void refetch() };
}

/** The menu opens by itself 200 ms after it has been loaded. */
function useOpenLater(isLoaded: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setIsOpen(true), openAfterMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isOpen;
}

const Brand = () => (
  <Link className="brand" to="/overview">
    <span className="brand-mark">
      <Car size={18} aria-hidden />
    </span>
    <span>{t('Configurator')}</span>
  </Link>
);

/** The dark bar at the left; below 1100 px a rail of icons. */
export function Sidebar() {
  const { sections, isOpen, hasFailed, retry } = useMenu();
  const isRail = useIsRail();
  return (
    <nav className={styles.sidebar} aria-label={t('Menu')}>
      <div className={styles.scroll}>
        <Brand />
        {hasFailed && (
          <p className={classes(textStyles.small, styles.failed)}>
            <span>{t('The menu could not be loaded.')}</span>
            <button type="button" onClick={retry}>
              {t('Retry')}
            </button>
          </p>
        )}
        <div className={styles.menu} data-open={isOpen} inert={!isOpen}>
          {sections.map(({ heading, links }, at) => (
            <Fragment key={heading}>
              {isRail && at > 0 && <hr />}
              <h2 lang={quotedLanguage(heading)}>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    {link.children.length > 0 ? (
                      <SidebarGroup link={link} isRail={isRail} />
                    ) : link.to.includes('#') ? (
                      <SidebarAnchor link={link} />
                    ) : (
                      <SidebarLink link={link} />
                    )}
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </div>
    </nav>
  );
}
