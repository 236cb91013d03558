import { useCallback, useEffect } from 'react';
import type { ListTranslationsApiArg, TextKind, TranslationFilter } from '../../api';
import { useCurrentLanguage, useCurrentModel, useTranslationLanguages } from '../../api/preferences';
import { useTranslationPage } from '../../api/translations';
import { viewQuery } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { useLanguages } from './useLanguages';
import { kinds, maxTargets, noGroup, states, workbenchSearch, type WorkbenchFilter } from './workbench';

const targetsAtFirst = 2;

/** What the workbench shows: from the address, else what the user chose last, else the header's language and the next ones. */
export function useWorkbench() {
  const { languages, langList, isReady } = useLanguages();
  const current = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const [kept, keep] = useTranslationLanguages();
  const paged = usePagedSearch(workbenchSearch, modelcode);
  const { filters, request, asked } = paged;
  const exists = (code: string) => languages.some(({ value }) => value === code);
  const source = [filters.source, kept[0] ?? '', current.code].find(exists) ?? languages[0]?.value ?? '';
  const others = languages.map(({ value }) => value).filter((code) => code !== source);
  const wanted = (filters.targets ? filters.targets.split(',') : kept.slice(1)).filter((code) =>
    others.includes(code),
  );
  const targets = (wanted.length > 0 ? wanted : others.slice(0, targetsAtFirst)).slice(0, maxTargets);
  const kind: TextKind = kinds.find(({ value }) => value === filters.kind)?.value ?? 'interfaceLabel';
  const state = states.find(({ value }) => value === filters.state)?.value;
  const stateLanguage = targets.includes(filters.in) ? filters.in : undefined;
  const isWithoutGroup = kind === 'editorialContent' && filters.activeGroup === noGroup;
  const group = isWithoutGroup ? '' : filters.activeGroup;

  const chosen = [source, ...targets].join(',');
  useEffect(() => {
    if (isReady) keep(chosen.split(','));
  }, [isReady, chosen, keep]);

  const call: ListTranslationsApiArg = {
    kind,
    group,
    withoutGroup: isWithoutGroup || undefined,
    modelName: modelcode,
    search: filters.search,
    source,
    targets: targets.join(','),
    state,
    stateLanguage: state && stateLanguage,
    page: request.page,
    size: request.size,
  };
  const page = useTranslationPage(call, asked && isReady);
  const { search } = paged;
  const chosenFilters = { ...filters, source, targets: targets.join(',') };
  return {
    kind,
    /** Empty for all, and for none. */
    group,
    isWithoutGroup,
    search: filters.search,
    state: state ?? ('' as TranslationFilter | ''),
    stateLanguage,
    languages,
    source,
    targets,
    paged,
    /** For its views: with the languages on show, which the address may leave to what was chosen last. */
    viewed: { ...paged, query: viewQuery(workbenchSearch, { ...paged, filters: chosenFilters }) },
    page,
    /** What is on its way, or has failed: without languages no page is asked for. */
    read: isReady ? page.list : langList,
    isReady,
    isAlone: !isReady && langList.data !== undefined,
    change: useCallback(
      (changes: Partial<Record<WorkbenchFilter, string>>) => search(changes),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- a search is new in every render
      [filters, search],
    ),
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
