import { useMemo } from 'react';
import { checkingWith, type CheckSettings } from '../../../../contracts/rules/translation-checking';
import { useGetTranslationChecksQuery } from '../../api';

const nothingSet: CheckSettings = { terms: [], limits: [] };

/** The quality checks, as the server makes them; the same object until the glossary or a limit changes. */
export function useChecking() {
  const { data = nothingSet } = useGetTranslationChecksQuery(undefined, { refetchOnMountOrArgChange: true });
  return useMemo(() => ({ ...checkingWith(data), limits: data.limits }), [data]);
}

export type Checking = ReturnType<typeof useChecking>;
