import { notFound, stale } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { LoggedChange } from '../../kit/change-log.ts';
import type { Schema } from '../../kit/contract.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { t } from '../../texts/labels.ts';
import { nounText } from '../../texts/nouns.ts';
import { colItems, itemLabels, itemNoun, optItems, type ItemKind } from './item-labels.read.ts';
import {
  deletionOfLabel,
  labelHistory,
  lockItem,
  type StoredItem,
} from './option-colour-label.repository.ts';

export type ItemLabelInput = Schema<'ItemLabelInput'>;

export interface Saved {
  message: string;
  id: number;
  version?: number;
}

async function saveText(
  context: Context,
  kind: ItemKind,
  { code, labelId }: StoredItem,
  language: string,
  { label = '', description, version }: ItemLabelInput,
): Promise<Saved> {
  const texts = { label, ...(description === undefined ? {} : { description }) };
  if (labelId !== null) return itemLabels[kind].update(context, labelId, texts, version);
  if (version) {
    const message = t('The label of {code} was deleted while you were editing', { code });
    throw stale(context, message, {
      current: null,
      ...(await deletionOfLabel(context, kind, code, language)),
    });
  }
  const state = { code, language, modelcode: 'DEFAULT', description: '', ...texts };
  const saved = await itemLabels[kind].create(context, state);
  return { ...saved, message: t('Label {code} updated', { code }) };
}

const titled = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

async function switchItem(
  context: Context,
  kind: ItemKind,
  item: StoredItem,
  inactive: boolean,
): Promise<Saved> {
  const { id, code } = item;
  await (kind === 'opt' ? optItems : colItems).update(context, id, { inactive }, undefined);
  const what = `${titled(nounText(itemNoun(kind)))} ${code}`;
  return { message: inactive ? t('{what} deactivated', { what }) : t('{what} activated', { what }), id };
}

/** Saves a label for all models, or switches the item, or both; 409 with the current label for a stale `version`, null where it has been deleted. */
export async function changeItemLabel(
  context: Context,
  kind: ItemKind,
  id: number,
  languageCode: string,
  input: ItemLabelInput,
): Promise<Saved> {
  const language = await existingLanguage(context, languageCode);
  const item = await lockItem(context, kind, id, language.id);
  if (!item) throw notFound(t('This {noun} no longer exists.', { noun: nounText(itemNoun(kind)) }));
  const saved =
    input.label === undefined ? undefined : await saveText(context, kind, item, language.code, input);
  const isSwitched = input.inactive !== undefined && input.inactive !== item.inactive;
  if (!isSwitched && saved) return { ...saved, id };
  const switched = await switchItem(context, kind, item, input.inactive ?? item.inactive);
  return { ...saved, ...switched };
}

export async function itemHistory(
  context: Context,
  kind: ItemKind,
  id: number,
  languageCode: string | undefined,
): Promise<LoggedChange[]> {
  const { id: languageId } = await existingLanguage(context, languageCode);
  return labelHistory(context, kind, id, languageId);
}
