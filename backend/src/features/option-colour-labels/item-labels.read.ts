/**
 * Options, colours and their labels as records: what every feature that writes them shares, so that a change leaves the
 * same trace in the change log whoever made it, and a record has one history.
 */
import type { Context } from '../../kit/context.ts';
import { crudOf } from '../../kit/crud.ts';
import { recordOf } from '../../kit/record.ts';
import type { ListDefinition } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import { t } from '../../texts/labels.ts';
import { ColItem, ColLabel, OptItem, OptLabel } from './item.entity.ts';

/** Options (with accessories and customer programmes) or colours. */
export type ItemKind = 'opt' | 'col';

/** The group of the colours; every other name is the code or the type of an option group. */
export const COLOR = 'COLOR';

export const kindOf = (optColType: string | undefined): ItemKind =>
  optColType === undefined || optColType === '' || optColType === COLOR ? 'col' : 'opt';

const PLACES = { opt: { what: 'option' }, col: { what: 'colour' } } as const;

/** What people call an item. */
export const itemNoun = (kind: ItemKind): 'option' | 'colour' => PLACES[kind].what;

/** A label entry on the wire, as JSON built by PostgreSQL; `row` is the alias of the label, `language` of its language. */
const ENTRY = {
  id: 't.id',
  label: 't.label',
  description: 't.description',
  language: `json_build_object('id', g.id, 'code', g.code, 'description', g.description)`,
  model: `json_build_object('modelcode', t.modelcode)`,
  version: 't.version',
};

/** The labels of an item in every language and for every model, the ones for all models first; `item` is its id. */
export const labelsJson = (kind: ItemKind, item: string): string => `(
  SELECT coalesce(json_agg(json_build_object(${Object.entries(ENTRY)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')}) ORDER BY t.modelcode <> 'DEFAULT', t.modelcode, t.language_id), '[]')
  FROM ${kind}_label t JOIN language g ON g.id = t.language_id WHERE t.${kind}_item_id = ${item})`;

/** Single label entries: what a conflict shows. */
const entryList = (kind: ItemKind): ListDefinition<string, string> => ({
  table: `${kind}_label t`,
  joins: 'JOIN language g ON g.id = t.language_id',
  id: 't.id',
  columns: Object.entries(ENTRY)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', '),
  sorts: {},
  filters: {},
});

const itemList = (kind: ItemKind): ListDefinition<string, string> => ({
  table: `${kind}_item i`,
  id: 'i.id',
  columns: 'i.id, i.code, i.inactive, i.version',
  sorts: {},
  filters: {},
});

const label = { noun: 'label', name: 'code' } as const;

/** Write labels with these, and only with these. */
export const itemLabels = {
  opt: crudOf(
    recordOf(OptLabel, {
      ...{ entity: 'optLabel', ...label, list: entryList('opt') },
      codes: { optItemId: 'code', languageId: 'language' },
    }),
  ),
  col: crudOf(
    recordOf(ColLabel, {
      ...{ entity: 'colLabel', ...label, list: entryList('col') },
      codes: { colItemId: 'code', languageId: 'language' },
    }),
  ),
};

/** Write options with this. */
export const optItems = crudOf(
  recordOf(OptItem, {
    entity: 'optItem',
    noun: 'option',
    name: 'code',
    codes: { optGroupId: 'group' },
    without: ['isFuoriserie'],
    list: itemList('opt'),
  }),
);

/** Write colours with this. */
export const colItems = crudOf(
  recordOf(ColItem, { entity: 'colItem', noun: 'colour', name: 'code', list: itemList('col') }),
);

/** What the database refuses, in words. */
export const itemLabelConstraints = {
  opt_label_key_unique: {
    message: () => t('This option has a label in this language for this model already.'),
    field: 'code',
  },
  col_label_key_unique: {
    message: () => t('This colour has a label in this language for this model already.'),
    field: 'code',
  },
  opt_item_code_unique: { message: () => t('An option with this code exists already.'), field: 'code' },
  col_item_code_unique: { message: () => t('A colour with this code exists already.'), field: 'code' },
};

const colourOfCode = statement(`SELECT id FROM col_item WHERE code = $1 FOR UPDATE`);

/** The colour with a code, locked until the transaction ends; one that the factory has not told of yet is created. */
export async function existingColour(context: Context, code: string): Promise<number> {
  const [found] = await context.sql.rows<{ id: number }>(colourOfCode, [code]);
  if (found) return found.id;
  const blank = { subgroup: '', layergroup: '', as400Description: '', inactive: false };
  return (await colItems.create(context, { ...blank, code })).id;
}

const labelledModels = (kind: ItemKind) =>
  statement(
    `SELECT modelcode FROM ${kind}_label WHERE ${kind}_item_id = $1 AND language_id = $2 AND modelcode = ANY($3) ORDER BY modelcode`,
  );
const labelledModelStatements = { opt: labelledModels('opt'), col: labelledModels('col') };

/** Which of some models have a label of their own for an item in a language. */
export async function findLabelledModels(
  context: Context,
  kind: ItemKind,
  itemId: number,
  languageId: number,
  modelcodes: string[],
): Promise<string[]> {
  const values = [itemId, languageId, modelcodes];
  const rows = await context.sql.rows<{ modelcode: string }>(labelledModelStatements[kind], values);
  return rows.map(({ modelcode }) => modelcode);
}
