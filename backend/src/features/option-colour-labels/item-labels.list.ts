import type { ListDefinition } from '../../kit/paged-list.ts';
import { languageJoin } from '../languages/language.read.ts';
import type { ItemKind } from './item-labels.read.ts';

/** A label on the wire as SQL; `t` is the label's row, `g` its language (languageJoin). */
const ENTRY = {
  id: 't.id',
  label: 't.label',
  description: 't.description',
  language: 'g.shown',
  model: `json_build_object('modelcode', t.modelcode)`,
  version: 't.version',
};

export const labelsJson = (kind: ItemKind, item: string): string => `(
  SELECT coalesce(json_agg(json_build_object(${Object.entries(ENTRY)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')}) ORDER BY t.modelcode <> 'DEFAULT', t.modelcode, t.language_id), '[]')
  FROM ${kind}_label t ${languageJoin('t.language_id')} WHERE t.${kind}_item_id = ${item})`;

export const entryList = (kind: ItemKind): ListDefinition<string, string> => ({
  table: `${kind}_label t`,
  joins: languageJoin('t.language_id'),
  id: 't.id',
  columns: Object.entries(ENTRY)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', '),
  sorts: {},
  filters: {},
});

export const itemList = (kind: ItemKind): ListDefinition<string, string> => ({
  table: `${kind}_item i`,
  id: 'i.id',
  columns: 'i.id, i.code, i.inactive, i.version',
  sorts: {},
  filters: {},
});
