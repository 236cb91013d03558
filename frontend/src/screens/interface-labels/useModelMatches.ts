import { useMemo } from 'react';
import { useFindModelMatchesQuery, type InterfaceLabel, type ModelMatch } from '../../api';
import { hasPattern } from '../../kit/regexp/hasPattern';

/** Which models the regular expressions of a page name, by pattern, in one call; undefined until it has answered. */
export function useModelMatches(
  labels: readonly InterfaceLabel[] = [],
): ReadonlyMap<string, ModelMatch> | undefined {
  const regexps = labels.flatMap(({ modelEnableRegexp, modelDisableRegexp }) => [
    modelEnableRegexp,
    modelDisableRegexp,
  ]);
  const patterns = [...new Set(regexps.filter(hasPattern))].sort();
  const { data, isFetching } = useFindModelMatchesQuery(
    { modelMatchRequest: { patterns } },
    { skip: patterns.length === 0 },
  );
  return useMemo(
    () => (isFetching && !data ? undefined : new Map(data?.map((match) => [match.pattern, match]))),
    [data, isFetching],
  );
}
