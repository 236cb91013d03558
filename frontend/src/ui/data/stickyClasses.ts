import type { Column } from './Column';

/** The classes of the columns that stay in sight, two at most, by their keys. */
export function stickyClasses(
  columns: readonly Pick<Column<never>, 'key' | 'stick'>[],
): Record<string, string> {
  const chosen = columns.filter(({ stick }) => stick);
  const [first, next] = chosen.length > 0 ? chosen : columns;
  return {
    ...(first && { [first.key]: 'stick' }),
    ...(next && chosen.includes(next) && { [next.key]: 'stick next' }),
  };
}
