/** Options, colours and their labels as CRUD resources shared by every feature that writes them: each has one history. */
import type { Context } from '../../kit/context.ts';
import { crudOf } from '../../kit/crud.ts';
import { recordOf } from '../../kit/record.ts';
import { t } from '../../texts/labels.ts';
import { ColItem, ColLabel, OptItem, OptLabel } from './item.entity.ts';
import { entryList, itemList } from './item-labels.list.ts';

export { findLabelledModels } from './item-labels.repository.ts';
export { findItems } from './option-colour-label.repository.ts';

/** Options (with accessories and customer programmes) or colours. */
export type ItemKind = 'opt' | 'col';

/** The group of the colours; every other name is the code or type of an option group. */
export const COLOR = 'COLOR';

export const kindOf = (optColType: string | undefined): ItemKind =>
  optColType === undefined || optColType === '' || optColType === COLOR ? 'col' : 'opt';

const PLACES = { opt: { what: 'option' }, col: { what: 'colour' } } as const;

export const itemNoun = (kind: ItemKind): 'option' | 'colour' => PLACES[kind].what;

const labels = { noun: 'label', name: 'code', codes: { itemId: 'code', languageId: 'language' } } as const;

/** The only way to write labels; options and colours likewise. */
export const itemLabels = {
  opt: crudOf(recordOf(OptLabel, { entity: 'optLabel', ...labels, list: entryList('opt') })),
  col: crudOf(recordOf(ColLabel, { entity: 'colLabel', ...labels, list: entryList('col') })),
};

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

export const colItems = crudOf(
  recordOf(ColItem, { entity: 'colItem', noun: 'colour', name: 'code', list: itemList('col') }),
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
  opt_item_code_unique: { message: () => t('An option with this code already exists.'), field: 'code' },
  col_item_code_unique: { message: () => t('A colour with this code already exists.'), field: 'code' },
};

/** Locked until the transaction ends; created if the factory has not described it yet. */
export async function existingColour(context: Context, code: string): Promise<number> {
  const found = await context.db.findOne(ColItem, { where: { code }, lock: { mode: 'pessimistic_write' } });
  if (found) return found.id;
  const blank = { subgroup: '', layergroup: '', as400Description: '', inactive: false };
  return (await colItems.create(context, { ...blank, code })).id;
}
