import { useMemo } from 'react';
import { useFindModelMatchesQuery, type InterfaceLabel, type ModelMatch } from '../../api';
import { hasPattern } from '../../kit/regexp/hasPattern';

/** Which models the regular expressions of a page name, by pattern; one call for all of them. */
export function useModelMatches(labels: readonly InterfaceLabel[] = []): ReadonlyMap<string, ModelMatch> {
  const regexps = labels.flatMap(({ modelEnableRegexp, modelDisableRegexp }) => [
    modelEnableRegexp,
    modelDisableRegexp,
  ]);
  const patterns = [...new Set(regexps.filter(hasPattern))].sort();
  const { data } = useFindModelMatchesQuery(
    { modelMatchRequest: { patterns } },
    { skip: patterns.length === 0 },
  );
  return useMemo(() => new Map(data?.map((match) => [match.pattern, match])), [data]);
}
