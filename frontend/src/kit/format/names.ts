import { t } from '../../texts/kit.gen';

/** 'Anna', 'Anna and Marco', 'Anna, Marco and Luca' */
export function namesOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : t('{all} and {last}', { all: all.join(', '), last });
}

/** A code and what it stands for, as lists of choices show it: 'BE - Belgio'. */
export const codeAndName = (code: string, name: string): string => `${code} - ${name}`;

/** A country, market or language as a choice. */
export const choiceOf = ({ id, description }: { id: string; description: string }) => ({
  value: id,
  label: codeAndName(id, description),
});
