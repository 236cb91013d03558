import type { FeedColumn, FeedTable } from './feed-table.ts';
import { feedTables } from './feed-tables.ts';

function cellOf({ kind, max, isRequired, isTrueWhenEmpty, whenEmpty, says, reference }: FeedColumn): string {
  const kinds = {
    text:
      says ??
      (reference
        ? `${/^[aeio]/i.test(reference.noun) ? 'an' : 'a'} ${reference.noun}`
        : `text, at most ${max} characters`),
    integer: 'a whole number',
    amount: `an amount, at most ${max} digits and 2 decimals`,
    flag: 'true or false',
    date: 'a date such as 2026-11-20',
  };
  const empty =
    kind === 'flag'
      ? `; empty is ${isTrueWhenEmpty === true}`
      : whenEmpty === undefined
        ? '; may be empty'
        : `; empty is ${whenEmpty}`;
  return `${kinds[kind]}${isRequired ? '' : empty}`;
}

function rule({ existing, alwaysSet, wholeVehiclesOf, replacedWholly, columns, key }: FeedTable): string {
  if (replacedWholly)
    return 'The file is complete for every pack that it names: options missing from it are removed. Packs that staff have replaced stay as they are, and so do those that the file does not name.';
  if (wholeVehiclesOf)
    return 'The file is complete for every vehicle that it names: rows missing from it are removed.';
  if (alwaysSet) return `Existing rows are left unchanged, except for: ${alwaysSet.join(', ')}.`;
  if (columns.length === key.length || existing === 'keep') return 'Existing rows are left unchanged.';
  return 'Existing rows are updated.';
}

/** The part of README.md that describes the files; a test compares it. */
export function feedGuide(): string {
  return feedTables
    .map((table) =>
      [
        `### ${table.file}`,
        '',
        `${table.holds} Key: ${table.key.join(', ')}${table.alsoUnique ? `; also unique: ${table.alsoUnique.join(', ')}` : ''}. ${rule(table)}`,
        '',
        '| Column | Content |',
        '| --- | --- |',
        ...table.columns.map((column) => `| \`${column.name}\` | ${cellOf(column)} |`),
      ].join('\n'),
    )
    .join('\n\n');
}
