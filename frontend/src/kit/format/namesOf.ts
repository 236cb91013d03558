import { t } from '../../texts/kit';
/** 'Anna', 'Anna and Marco', 'Anna, Marco and Luca' */
export function namesOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : t('{all} and {last}', { all: all.join(', '), last });
}
