import type { Collection, Row } from './collections.ts';
import type { Json } from './contract.ts';
import type { Call } from './memory.ts';

/** The fields that a list's two search inputs filter, if they have other names. */
const SEARCHED: Record<string, string[]> = {
  code: ['code', 'id', 'username', 'key', 'modelcode', 'country'],
  label: ['label', 'description', 'alias', 'content', 'optLabelList', 'colLabelList', 'optItem'],
};
/** Parameters that are compared exactly. */
const EXACT = new Set(['labelCode', 'labelGroup', 'commercialModel', 'callToActionId']);
/** Parameters that do not filter: they control how a list is shown, or need pattern matching, which only the server has. */
const UNREAD = new Set([
  'page',
  'size',
  'sortBy',
  'sortDesc',
  'modelName',
  'optGroup',
  'language',
  'missingIn',
  'key',
]);

/** Nouns whose lists hold the records of every language, unless asked for one. */
const EVERY_LANGUAGE = new Set(['GlossaryTerm']);

interface Page {
  totalElements: number;
  content: Row[];
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  const { code, label, description, id, optLabelList } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Json;
  return String(
    optLabelList
      ? textOf(optLabelList)
      : (code ?? label ?? description ?? id ?? (typeof value === 'object' ? '' : value)),
  );
};

const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The code of an option stands in the option; the row's id is another number. */
const valueOf = (row: Row, name: string, field: string): unknown =>
  name === 'code' && row['optItem'] != null ? row['optItem'].code : row[field];

const contains = (row: Row, name: string, wanted: string): boolean =>
  (SEARCHED[name] ?? [name]).some((field) => {
    const value = valueOf(row, name, field);
    return value != null && searchable(textOf(value)).includes(searchable(wanted));
  });

/** Some rows of a collection, in the requested order and on the requested page. */
export function cut(collection: Collection, rows: Row[], { operation, query }: Call): Page {
  const initially = (name: string): unknown =>
    operation.parameters.find((each) => each.name === name)?.schema['default'];
  const numberOf = (name: string): number => Number(query.get(name) ?? initially(name));
  const [page, size, sortBy] = [numberOf('page'), numberOf('size'), query.get('sortBy')];
  const direction = query.get('sortDesc') === 'true' ? -1 : 1;
  const compare = new Intl.Collator('it', { numeric: true }).compare;
  const order = `${sortBy} ${direction}`;
  // An example is sorted in the order that a screen requests first.
  collection.exampleOrder ??= order;
  const isAsInExample = order === collection.exampleOrder && !collection.isExtended;
  const sorted =
    !isAsInExample && sortBy && rows.some((row) => sortBy in row)
      ? rows.toSorted((a, b) => direction * compare(textOf(a[sortBy]), textOf(b[sortBy])))
      : rows;
  // Some lists number their pages from 0, others from 1.
  const start = Math.max(0, page - Number(initially('page'))) * size;
  return { totalElements: rows.length, content: sorted.slice(start, start + size) };
}

/** The rows that match the parameters of a list, as the operation returns them. */
export function pageOf(collection: Collection, call: Call): Row[] | Page {
  const isShown = (field: string) => collection.rows.some((row) => field in row);
  const isRead = (name: string) =>
    !UNREAD.has(name) || (name === 'language' && EVERY_LANGUAGE.has(collection.noun));
  const asked = [...call.query, ...Object.entries(call.params)].filter(
    ([name, value]) => value !== '' && isRead(name) && (SEARCHED[name] ?? [name]).some(isShown),
  );
  const found = collection.rows.filter((row) =>
    asked.every(([name, value]) =>
      EXACT.has(name) ? String(row[name]) === value : contains(row, name, value),
    ),
  );
  const isPaged = call.operation.parameters.some(({ name }) => name === 'size');
  return isPaged ? cut(collection, found, call) : found;
}
