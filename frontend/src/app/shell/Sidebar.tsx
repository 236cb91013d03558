import { Fragment } from 'react';
import { useSessionUser } from '../../api/session';
import { Brand } from '../frame/Brand';
import { homePathOf } from '../routes/access';
import { SidebarGroup } from './SidebarGroup';
import { SidebarAnchor, SidebarLink } from './SidebarLink';
import { useIsRail } from './useIsRail';
import { useMenu } from './useMenu';
import { t } from '../../texts/app';
import { quotedLanguage } from '../../texts/quotedLanguage';

/** The dark bar at the left; below 1100 px a rail of icons. */
export function Sidebar() {
  const { sections, isOpen, hasFailed, retry } = useMenu();
  const isRail = useIsRail();
  const home = homePathOf(useSessionUser()) ?? '/';
  return (
    <nav className="side" aria-label={t('Menu')}>
      <div className="side-in">
        <Brand to={home} />
        {hasFailed && (
          <p className="side-failed">
            <span>{t('The menu could not be loaded.')}</span>
            <button type="button" onClick={retry}>
              {t('Retry')}
            </button>
          </p>
        )}
        <div className="side-menu" data-open={isOpen} inert={!isOpen}>
          {sections.map(({ heading, links }, at) => (
            <Fragment key={heading}>
              {at > 0 && <hr />}
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
