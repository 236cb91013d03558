import { useMemo } from 'react';
import { useFindModelMatchesQuery, type ModelMatch } from './index';
import { useDebounced } from './useDebounced';

/** DEFAULT and an empty text name no models of their own. */
const namesModels = (regexp: string): boolean => regexp !== '' && regexp !== 'DEFAULT';

/** Which models a regular expression names while it is typed, asked once it has rested for 250 ms. */
export function useModelMatch(regexp: string): ModelMatch | undefined {
  const pattern = useDebounced(regexp.trim());
  const request = { modelMatchRequest: { patterns: [pattern] } };
  const { currentData } = useFindModelMatchesQuery(request, { skip: !namesModels(pattern) });
  return currentData?.find((match) => match.pattern === pattern);
}

interface WithRegexps {
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

/** Which models the regular expressions of a page name, by pattern, in one call; undefined until it has answered. */
export function useModelMatches(
  rows: readonly WithRegexps[] = [],
): ReadonlyMap<string, ModelMatch> | undefined {
  const regexps = rows.flatMap((row) => [row.modelEnableRegexp.trim(), row.modelDisableRegexp.trim()]);
  const patterns = [...new Set(regexps.filter(namesModels))].sort();
  const { data, isFetching } = useFindModelMatchesQuery(
    { modelMatchRequest: { patterns } },
    { skip: patterns.length === 0 },
  );
  return useMemo(
    () => (isFetching && !data ? undefined : new Map(data?.map((match) => [match.pattern, match]))),
    [data, isFetching],
  );
}
