import type { Language } from '../../api';

/** What a language may fall back to: any other one that does not fall back to it itself, directly or by others. */
export function fallbackChoices(all: readonly Language[], code: string): Language[] {
  const byCode = new Map(all.map((each) => [each.code, each]));
  const leadsBack = (from: Language): boolean => {
    const seen = new Set<string>();
    for (let at: Language | undefined = from; at && !seen.has(at.code);) {
      if (at.code === code) return true;
      seen.add(at.code);
      at = byCode.get(at.fallbackLanguage?.code ?? '');
    }
    return false;
  };
  return all.filter((each) => !leadsBack(each));
}
