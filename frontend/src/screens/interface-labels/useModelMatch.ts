import { useFindModelMatchesQuery, type ModelMatch } from '../../api';
import { hasPattern } from '../../kit/regexp/hasPattern';
import { useDebounced } from '../../kit/regexp/useDebounced';

/** Which models a regular expression names while it is typed, asked once it has rested for 250 ms. */
export function useModelMatch(regexp: string): ModelMatch | undefined {
  const pattern = useDebounced(regexp.trim());
  const request = { modelMatchRequest: { patterns: [pattern] } };
  const { currentData } = useFindModelMatchesQuery(request, { skip: !hasPattern(pattern) });
  return currentData?.find((match) => match.pattern === pattern);
}
