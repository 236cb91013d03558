import { conflict, notFound, stale } from '../../kit/app-error.ts';
import { refuseChangedSince, type LoggedChange, type WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { isDefaultPattern } from '../../kit/model-pattern.ts';
import { existingLanguage, type LanguageRow } from '../languages/language.read.ts';
import { specificModel } from '../models/model.read.ts';
import { itemLabels, optItems } from '../option-colour-labels/item-labels.read.ts';
import { t } from '../../texts/labels.ts';
import {
  findChange,
  findCurrent,
  findGridRow,
  findHistory,
  labelsOfOption,
  lockLabel,
  lockLabelById,
  lockOwnOption,
} from './option-label.repository.ts';

const labels = itemLabels.opt;
const OPT_LABEL = labels.record.entity;
const gone = (): Error => notFound(t('This option no longer exists.'));

export const DEFAULT_MODEL = 'DEFAULT';

export type LabelInput = Schema<'OptionLabelInput'>;

export interface LabelSaved {
  message: string;
  id: number;
  optItemId: number;
  version?: number;
}

interface Place {
  optItemId: number;
  modelcode: string;
}

async function staleLabel(context: Context, { optItemId, modelcode }: Place, language: string, code: string) {
  const found = await findCurrent(context, optItemId, language, modelcode);
  const message = found.current
    ? t('{code} was changed while you were editing', { code })
    : t('The label of {code} was deleted while you were editing', { code });
  return stale(context, message, found);
}

async function saveLabel(
  context: Context,
  place: Place,
  language: LanguageRow,
  { label, description, version }: LabelInput,
): Promise<LabelSaved> {
  const { optItemId, modelcode } = place;
  const stored = await lockLabel(context, optItemId, language.id, modelcode);
  if (!stored) throw gone();
  const { code, labelId } = stored;
  if (version !== undefined && version !== (stored.version ?? 0))
    throw await staleLabel(context, place, language.code, code);
  const texts = { label, ...(description === undefined ? {} : { description }) };
  const saved =
    labelId === null
      ? await labels.create(context, { code, language: language.code, modelcode, description: '', ...texts })
      : await labels.update(context, labelId, texts, undefined);
  return { message: t('Label {code} updated', { code }), id: saved.id, optItemId, version: saved.version };
}

export async function saveModelLabel(
  context: Context,
  gridId: number,
  languageCode: string,
  input: LabelInput,
): Promise<LabelSaved> {
  const language = await existingLanguage(context, languageCode);
  const row = await findGridRow(context, gridId);
  if (!row) throw notFound(t('The grid of this model no longer offers the option.'));
  return saveLabel(context, row, language, input);
}

export async function saveDefaultLabel(
  context: Context,
  optItemId: number,
  languageCode: string | number | undefined,
  input: LabelInput,
): Promise<LabelSaved> {
  const language = await existingLanguage(context, languageCode);
  return saveLabel(context, { optItemId, modelcode: DEFAULT_MODEL }, language, input);
}

/** So that the default label applies again (decisions ); with a `version` only what was read is deleted. */
export async function removeLabel(context: Context, id: number, version?: number): Promise<LabelSaved> {
  const label = await lockLabelById(context, id);
  if (!label) throw notFound(t('This label no longer exists.'));
  const { code, optItemId, modelcode } = label;
  if (isDefaultPattern(modelcode))
    throw conflict(
      t(
        'This is the default label of {code}: every model without a label of its own shows it. Only labels of a model can be deleted.',
        { code },
      ),
    );
  if (version !== undefined && version !== label.version)
    throw conflict(t('{code} was changed while you were editing', { code }));
  return { ...(await labels.remove(context, id)), optItemId };
}

/** Deletes an option that was created by mistake, with its labels of every model and language. */
export async function removeOption(
  context: Context,
  optItemId: number,
): Promise<{ message: string; id: number }> {
  const option = await lockOwnOption(context, optItemId);
  if (!option) throw gone();
  const { code, isOwn } = option;
  if (!isOwn)
    throw conflict(
      t('{code} cannot be deleted: the feed brought it, a model or a pack offers it, or it has a price.', {
        code,
      }),
    );
  const ids = await labelsOfOption(context, optItemId);
  for (const id of ids) await labels.remove(context, id);
  await optItems.remove(context, optItemId);
  const message =
    ids.length === 1
      ? t('Option {code} deleted with its 1 label', { code })
      : t('Option {code} deleted with its {count} labels', { code, count: ids.length });
  return { message, id: optItemId };
}

export async function labelHistory(
  context: Context,
  optItemId: number,
  modelName: string | undefined,
  languageCode: string | undefined,
): Promise<LoggedChange[]> {
  const language = await existingLanguage(context, languageCode);
  const model = await specificModel(context, modelName);
  const modelcodes = model === undefined ? [DEFAULT_MODEL] : [DEFAULT_MODEL, model];
  const changes = await findHistory(context, optItemId, language.code, modelcodes);
  if (!changes) throw gone();
  return changes.map((change) => ({ ...change, recordId: String(optItemId) }));
}

/**
 * Changes the current label where it was deleted and created again since.
 * @throws AppError (409) if it was changed after what the history showed, or created again without that being on show
 */
export async function restoreLabel(
  context: Context,
  optItemId: number,
  wanted: WantedState,
): Promise<LabelSaved & { version: number }> {
  const change = await findChange(context, optItemId, wanted);
  if (!change?.state) throw notFound(t('There is no such change of a label of this option.'));
  const { labelId, state } = change;
  const { code, modelcode, label, description } = state;
  const language = await existingLanguage(context, state.language);
  const stored = await lockLabel(context, optItemId, language.id, modelcode);
  const isNew = stored?.labelId != null && stored.labelId !== labelId;
  if (isNew) await refuseChangedSince(context, OPT_LABEL, stored.labelId!, wanted.seen ?? wanted.changeId);
  const saved = isNew
    ? await labels.update(context, stored.labelId!, { label, description }, undefined)
    : await labels.restore(context, labelId, wanted);
  return { message: t('Label {code} restored', { code }), id: saved.id, optItemId, version: saved.version };
}
