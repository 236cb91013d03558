import { useState } from 'react';

/**
 * What stands in the fields of filters and does not count yet. A field follows its applied filter whenever that changes; what was
 * typed into the others stays.
 */
export function useFilterDraft<Values extends Readonly<Record<string, string>>>(applied: Values) {
  const key = JSON.stringify(applied);
  const [draft, setDraft] = useState({ key, applied, values: applied });
  if (draft.key !== key) {
    const changed = Object.entries(applied).filter(([name, value]) => draft.applied[name] !== value);
    setDraft({ key, applied, values: { ...draft.values, ...Object.fromEntries(changed) } });
  }
  return {
    values: draft.values,
    change: (changes: Partial<Values>) =>
      setDraft((old) => ({ ...old, values: { ...old.values, ...changes } })),
  };
}
