import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetMenuListQuery } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { useSolService } from '../../api/solService';
import { usePageSections } from '../../kit/places/pageSections';
import { appOf, isAvailable } from '../routes/routeTable';
import { appSections, fincoSection, menuSections, type MenuLink, type MenuSection } from './menuSections';

const openAfterMs = 200;

export type Menu = {
  sections: readonly MenuSection[];
  isOpen: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The side bar of the current sub-application; the label tool's is read for ccadm users only. */
export function useMenu(): Menu {
  const { ccadmEnabled } = useSessionUser();
  const app = appOf(useLocation().pathname);
  const query = { modelName: useCurrentModel().modelcode, language: useCurrentLanguage().code };
  const { data, isError, refetch } = useGetMenuListQuery(query, { skip: !ccadmEnabled });
  const { present } = usePageSections();
  const isFinco = useSolService() === false;
  const isOpen = useOpenLater(data !== undefined || !ccadmEnabled);
  const sections = useMemo(() => {
    const hasOwn = app !== null && app !== 'labels';
    if (!hasOwn) return menuSections(data ?? [], isAvailable);
    const { heading, links } = app === 'sol' && isFinco ? fincoSection : appSections[app];
    const hasSection = ({ to }: MenuLink) =>
      !to.includes('#') || (present?.includes(to.split('#')[1] ?? '') ?? true);
    const shown = links.filter((link) => isAvailable(link.path) && hasSection(link));
    return shown.length > 0 ? [{ heading, links: shown }] : [];
  }, [app, data, present, isFinco]);
  return { sections, isOpen, hasFailed: isError && data === undefined, retry: () => void refetch() };
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
