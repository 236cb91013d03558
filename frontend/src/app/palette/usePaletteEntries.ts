import { useMemo, useState } from 'react';
import { useFindAnythingQuery, useGetMenuListQuery } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { useSolService } from '../../api/solService';
import { useDebounced } from '../../api/useDebounced';
import { t } from '../../texts/palette';
import { exportEntry, exportPrices, hitEntry, kindHeadings, pathOfKind } from './hitEntry';
import { matching, subjectOf, type PaletteGroup } from './PaletteEntry';
import { actionsOf, canOpen, screensOf } from './placesOf';
import { recentEntries } from './recentEntries';

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
  const actions = useMemo(() => actionsOf(user, isSolOn), [user, isSolOn]);
  return useMemo(() => {
    const most = typed === '' ? Infinity : mostOfPage;
    const isRecent = new Set(recent.map(({ to }) => to));
    const of = (entries: typeof screens) =>
      matching(
        entries.filter(({ to }) => !isRecent.has(to)),
        typed,
      ).slice(0, most);
    return [
      { heading: t('Recent'), entries: matching(recent, typed) },
      { heading: t('Screens'), entries: of(screens) },
      { heading: t('Actions'), entries: of(actions) },
    ];
  }, [recent, screens, actions, typed]);
}

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
  const found = typed === '' ? undefined : search.data;
  const groups = useMemo(() => {
    const known = new Set(ofPage.flatMap(({ entries }) => entries.map(({ to }) => to)));
    const hits = (found ?? [])
      .filter(({ kind }) => canOpen(pathOfKind(kind), user, isSolOn))
      .map(({ kind, hits: ofKind }) => ({
        kind,
        entries: ofKind.map((hit) => hitEntry(kind, hit)).filter(({ to }) => !known.has(to)),
      }));
    const exports = hits.filter(({ kind }) => kind === 'vehicle' && exported !== undefined);
    return [
      ...ofPage,
      ...exports.map(({ entries }) => ({ heading: exportPrices, entries: entries.map(exportEntry) })),
      ...hits.map(({ kind, entries }) => ({ heading: kindHeadings[kind], entries })),
    ].filter(({ entries }) => entries.length > 0);
  }, [ofPage, found, exported, user, isSolOn]);
  return {
    groups,
    isSearching: typed !== '' && ((exported ?? typed).slice(0, 100) !== rested || search.isFetching),
    hasFailed: typed !== '' && search.isError && !search.isFetching,
    retry: () => void search.refetch(),
  };
}
