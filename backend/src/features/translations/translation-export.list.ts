/** SQL for files of translators: texts with their translations, a batch at a time by key. */
import { foundSql, KEY, stateSql, textsSql } from './translation.list.ts';
import type { TextKind } from './text-key.ts';
import { textStores } from './translation-kinds.ts';

/** What narrows an export; a condition that may be off would make plans for any parameters expect few rows. */
export interface ExportShape {
  targets: number;
  hasGroup: boolean;
  hasModels: boolean;
  isSearched: boolean;
  hasStates: boolean;
}

/** The values of `exportSql` begin with these, in this order; those that the shape has not are left out. */
const VALUES = ['languages', 'group', 'enabled', 'disabled', 'search', 'states'] as const;

/** The number of each value's placeholder. */
function placesOf({ hasGroup, hasModels, isSearched, hasStates }: ExportShape) {
  const isTaken = [true, hasGroup, hasModels, hasModels, isSearched, hasStates];
  const taken = VALUES.filter((_, at) => isTaken[at]);
  const place = (value: (typeof VALUES)[number]): string => `$${taken.indexOf(value) + 1}`;
  return { place, count: taken.length };
}

const ORDER = 'grp, code, model, except_model, place';
/** How many columns order the rows: they are the last ones of each. */
export const ORDER_LENGTH = 5;

function unitsSql(kind: TextKind, shape: ExportShape, isContinued: boolean): string {
  const { targets, hasGroup, hasModels, isSearched, hasStates } = shape;
  const { place, count } = placesOf(shape);
  const indexes = Array.from({ length: targets }, (_, index) => index + 1);
  const after = ['text', 'text', 'text', 'text', 'integer'].map((type, at) => `$${count + at + 1}::${type}`);
  const texts = textsSql(kind, ({ group, code, model, exceptModel }, number) =>
    [
      'r.language_id = ANY($1)',
      ...(hasGroup ? [`${group} = ${place('group')}`] : []),
      ...(hasModels
        ? [`${model} = ANY(${place('enabled')})`, `${exceptModel} <> ALL(${place('disabled')})`]
        : []),
      ...(isContinued
        ? [`(${group}, ${code}, ${model}, ${exceptModel}, ${number}) > (${after.join(', ')})`]
        : []),
    ].join(' AND '),
  );
  const columns = [0, ...indexes].flatMap((index) =>
    ['id', 'text', 'changed_at'].map(
      (column) =>
        `max(${column}) FILTER (WHERE language_id = $1[${index + 1}]) AS ${column.replace('_at', '')}_${index}`,
    ),
  );
  const states = indexes.map((index) => `${stateSql(textStores[kind].entity, index)} AS state_${index}`);
  return `SELECT * FROM (
      SELECT *, ${states.join(', ')} FROM (
        SELECT ${KEY}, place, ${columns.join(', ')} FROM (${texts}) t GROUP BY ${KEY}, place
        ${isSearched ? `HAVING ${foundSql(`${place('search')}::text[]`)}` : ''}) u
      WHERE text_0 <> '') s
    ${hasStates ? `WHERE ${indexes.map((index) => `state_${index} = ANY(${place('states')})`).join(' OR ')}` : ''}`;
}

/**
 * A row for each text: its key, the source, text and state of each target, then what orders the rows. Values: those of the shape;
 * where it goes on, the order of the last row; the most rows.
 */
export function exportSql(kind: TextKind, shape: ExportShape, isContinued: boolean): string {
  const { count } = placesOf(shape);
  const texts = Array.from({ length: shape.targets }, (_, at) => [`text_${at + 1}`, `state_${at + 1}`]);
  return `SELECT ${KEY}, text_0, ${texts.flat().join(', ')}, ${ORDER} FROM (${unitsSql(kind, shape, isContinued)}) e
    ORDER BY ${ORDER} LIMIT $${count + (isContinued ? ORDER_LENGTH : 0) + 1}`;
}

export const countSql = (kind: TextKind, shape: ExportShape): string =>
  `SELECT count(*)::integer AS count FROM (${unitsSql(kind, shape, false)}) e`;
