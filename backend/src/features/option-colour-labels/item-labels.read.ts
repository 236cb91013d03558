/**
 * Options, colours and their labels as records: what every feature that writes them shares, so that a change leaves the
 * same trace in the change log whoever made it, and a record has one history.
 */
import type { Context } from '../../kit/context.ts';
import { crudOf } from '../../kit/crud.ts';
import { recordOf } from '../../kit/record.ts';
import { t } from '../../texts/labels.ts';
import { ColItem, ColLabel, OptItem, OptLabel } from './item.entity.ts';
import { entryList, itemList } from './item-labels.list.ts';

export { findLabelledModels } from './item-labels.repository.ts';

/** Options (with accessories and customer programmes) or colours. */
export type ItemKind = 'opt' | 'col';

/** The group of the colours; every other name is the code or the type of an option group. */
export const COLOR = 'COLOR';

export const kindOf = (optColType: string | undefined): ItemKind =>
  optColType === undefined || optColType === '' || optColType === COLOR ? 'col' : 'opt';

const PLACES = { opt: { what: 'option' }, col: { what: 'colour' } } as const;

/** What people call an item. */
export const itemNoun = (kind: ItemKind): 'option' | 'colour' => PLACES[kind].what;

const labels = { noun: 'label', name: 'code', codes: { itemId: 'code', languageId: 'language' } } as const;

/** Write labels with these, and only with these. */
export const itemLabels = {
  opt: crudOf(recordOf(OptLabel, { entity: 'optLabel', ...labels, list: entryList('opt') })),
  col: crudOf(recordOf(ColLabel, { entity: 'colLabel', ...labels, list: entryList('col') })),
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

/** The colour with a code, locked until the transaction ends; one that the factory has not told of yet is created. */
export async function existingColour(context: Context, code: string): Promise<number> {
  const found = await context.db.findOne(ColItem, { where: { code }, lock: { mode: 'pessimistic_write' } });
  if (found) return found.id;
  const blank = { subgroup: '', layergroup: '', as400Description: '', inactive: false };
  return (await colItems.create(context, { ...blank, code })).id;
}
