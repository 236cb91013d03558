import { useMemo, useState } from 'react';
import { useFindAnythingQuery, useGetMenuListQuery, type SessionUser } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { useSolService } from '../../api/solService';
import { useDebounced } from '../../api/useDebounced';
import { t } from '../../texts/palette.gen';
import { exportEntry, exportPrices, hitEntry, kindHeadings, pathOfKind } from './hitEntry';
import { matching, subjectOf, type PaletteEntry, type PaletteGroup } from './PaletteEntry';
import { canOpen } from '../routes/routeTable';
import { actionsOf, menuGroupsOf, screensOf } from './placesOf';
import { entriesOfToday, recentEntries } from './recentEntries';

/** Shorter than elsewhere: what is found follows the typing. */
const restMs = 120;
/** Screens and actions shown while something is typed. */
const mostOfPage = 6;

export interface PaletteEntries {
  groups: readonly PaletteGroup[];
  /** What stands in the list is of what was typed before. */
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What the page knows by itself: where the user was last, screens and actions. */
function usePageGroups(typed: string): PaletteGroup[] {
  const user = useSessionUser();
  const isSolOn = useSolService();
  const query = { modelName: useCurrentModel().modelcode, language: useCurrentLanguage().code };
  const { data: menu } = useGetMenuListQuery(query, { skip: !user.ccadmEnabled });
  const [recent] = useState(() => recentEntries(user.username));
  const screens = useMemo(() => screensOf(user, menu ?? [], isSolOn), [user, menu, isSolOn]);
  const groups = useMemo(() => menuGroupsOf(menu ?? []), [menu]);
  const actions = useMemo(() => actionsOf(user, isSolOn), [user, isSolOn]);
  return useMemo(() => {
    const shown = new Set<string>();
    // Of two with one address the first stays: recent ones before screens, screens before their groups.
    const of = (entries: readonly PaletteEntry[], most = mostOfPage) => {
      const fresh = entries.filter(({ to }) => !shown.has(to));
      const taken = typed === '' ? fresh : matching(fresh, typed).slice(0, most);
      taken.forEach(({ to }) => shown.add(to));
      return taken;
    };
    return [
      {
        heading: t('Recent'),
        entries: of(entriesOfToday(recent, [...screens, ...groups, ...actions], user, isSolOn)),
      },
      { heading: t('Screens'), entries: of(screens) },
      { heading: t('Groups'), entries: typed === '' ? [] : of(groups) },
      { heading: t('Actions'), entries: of(actions) },
    ];
  }, [recent, screens, groups, actions, typed, user, isSolOn]);
}

/** Markets that set their own prices export them. */
const hasWorkbook = (user: SessionUser, idCountry: string): boolean =>
  user.countries.some(({ id, enableBaseOpt }) => id === idCountry && enableBaseOpt);

/** What the palette lists for what is typed: what the page knows at once, then what the server finds. */
export function usePaletteEntries(text: string): PaletteEntries {
  const typed = text.trim();
  const user = useSessionUser();
  const isSolOn = useSolService();
  const exported = user.priceConfEnabled ? subjectOf(exportPrices, typed) : undefined;
  const rested = useDebounced(exported ?? typed, restMs).slice(0, 100);
  const language = useCurrentLanguage().code;
  const search = useFindAnythingQuery({ text: rested, language }, { skip: rested === '' || typed === '' });
  const ofPage = usePageGroups(typed);
  // Answers to an earlier text stay in sight while another one is searched, and go if that fails.
  const found = typed === '' || search.isError ? undefined : search.data;
  const isSearching = typed !== '' && ((exported ?? typed).slice(0, 100) !== rested || search.isFetching);
  const groups = useMemo(() => {
    const foundEntry = (entry: PaletteEntry) => ({ ...entry, isStale: isSearching });
    const known = new Set(ofPage.flatMap(({ entries }) => entries.map(({ to }) => to)));
    const hits = (found ?? [])
      .filter(({ kind }) => canOpen(pathOfKind(kind), user, isSolOn))
      .map(({ kind, hits: ofKind }) => ({
        kind,
        entries: ofKind.map((hit) => foundEntry(hitEntry(kind, hit))).filter(({ to }) => !known.has(to)),
      }));
    const vehicles = (exported === undefined ? [] : (found ?? [])).flatMap(({ kind, hits: ofKind }) =>
      kind === 'vehicle' ? ofKind.filter(({ idCountry }) => hasWorkbook(user, idCountry)) : [],
    );
    return [
      ...ofPage,
      {
        heading: exportPrices,
        entries: vehicles.map((hit) => foundEntry(exportEntry(hitEntry('vehicle', hit)))),
      },
      ...hits.map(({ kind, entries }) => ({ heading: kindHeadings[kind], entries })),
    ].filter(({ entries }) => entries.length > 0);
  }, [ofPage, found, isSearching, exported, user, isSolOn]);
  return {
    groups,
    isSearching,
    hasFailed: typed !== '' && search.isError && !search.isFetching,
    retry: () => void search.refetch(),
  };
}
