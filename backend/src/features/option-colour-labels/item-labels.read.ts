/**
 * Options, colours and their labels as records: what every feature that writes them shares, so that a change leaves the
 * same trace in the change log whoever made it, and a record has one history.
 */
import type { Context } from '../../kit/context.ts';
import { crudOf } from '../../kit/crud.ts';
import { coded, flag, integerId, recordOf, reference, text } from '../../kit/record.ts';
import type { ListDefinition } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import { t } from '../../texts/labels.ts';

export type ItemKind = 'opt' | 'col';

/** The group of the colours; every other name is the code or the type of an option group. */
export const COLOR = 'COLOR';

export const kindOf = (optColType: string | undefined): ItemKind =>
  optColType === undefined || optColType === '' || optColType === COLOR ? 'col' : 'opt';

/** A label as the change log and files hold it: of one item, in one language, for one model. */
export type ItemLabelState = {
  code: string;
  language: string;
  /** DEFAULT means every model without a label of its own. */
  modelcode: string;
  label: string;
  description: string;
};

export type ColItemState = {
  code: string;
  subgroup: string;
  layergroup: string;
  as400Description: string;
  inactive: boolean;
};
export type OptItemState = ColItemState & { group: string };

const PLACES = { opt: { what: 'option' }, col: { what: 'colour' } } as const;

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

const labelRecord = (kind: ItemKind) =>
  recordOf<ItemLabelState>({
    entity: `${kind}Label`,
    noun: 'label',
    table: `${kind}_label`,
    id: integerId,
    columns: {
      code: coded(`${kind}_item_id`, itemNoun(kind), `${kind}_item`),
      language: coded('language_id', 'language', 'language'),
      modelcode: reference('modelcode', 'model', 'commercial_model', 'modelcode'),
      label: text('label'),
      description: text('description'),
    },
    name: 'code',
    list: entryList(kind),
  });

const itemList = (kind: ItemKind): ListDefinition<string, string> => ({
  table: `${kind}_item i`,
  id: 'i.id',
  columns: 'i.id, i.code, i.inactive, i.version',
  sorts: {},
  filters: {},
});

const itemColumns = {
  code: text('code'),
  subgroup: text('subgroup'),
  layergroup: text('layergroup'),
  as400Description: text('as400_description'),
  inactive: flag('inactive'),
};

/** Write labels with these, and only with these. */
export const itemLabels = { opt: crudOf(labelRecord('opt')), col: crudOf(labelRecord('col')) };

export const optItems = crudOf(
  recordOf<OptItemState>({
    entity: 'optItem',
    noun: 'option',
    table: 'opt_item',
    id: integerId,
    columns: { ...itemColumns, group: coded('opt_group_id', 'option group', 'opt_group') },
    name: 'code',
    list: itemList('opt'),
  }),
);

export const colItems = crudOf(
  recordOf<ColItemState>({
    entity: 'colItem',
    noun: 'colour',
    table: 'col_item',
    id: integerId,
    columns: itemColumns,
    name: 'code',
    list: itemList('col'),
  }),
);

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
