/** Texts written in one language beside the one in another (decision C-01). */
import { conflict, invalid, notFound } from '../../kit/app-error.ts';
import { changesOf, lastChangeOf, logChange } from '../../kit/change-log.ts';
import { actorName, type Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { existingLanguage, type LanguageRow } from '../languages/language.read.ts';
import { patternsMatching, rememberPatterns, specificModel } from '../models/model.read.ts';
import { t } from '../../texts/labels.ts';
import {
  findCell,
  findTranslations,
  lockTexts,
  writeMark,
  type StoredTexts,
  type TextFilter,
} from './translation.repository.ts';
import { textStores, type TextField, type TextKey, type TextKind } from './translation-kinds.ts';
import { faultyOnly } from './translation-faults.ts';

export interface Wanted {
  kind: TextKind;
  group?: string;
  modelName?: string;
  search?: string;
  source?: string;
  targets: string[];
  state?: Schema<'TranslationFilter'>;
  stateLanguage?: string;
  page?: number;
  size?: number;
}

/** The patterns or codes that texts for a model have, and the patterns that leave it out; undefined for all models. */
export async function modelsOf(
  context: Context,
  kind: TextKind,
  modelName: string | undefined,
): Promise<TextFilter['models']> {
  const model = await specificModel(context, modelName);
  if (model === undefined) return undefined;
  if (textStores[kind].isByModel) return { enabled: ['DEFAULT', model], disabled: [] };
  const matching = await patternsMatching(context, model);
  return { enabled: ['DEFAULT', '', ...matching], disabled: matching };
}

async function filterOf(context: Context, wanted: Wanted): Promise<TextFilter> {
  const source = await existingLanguage(context, wanted.source, 'source');
  const targets: LanguageRow[] = [];
  for (const code of wanted.targets) targets.push(await existingLanguage(context, code, 'targets'));
  return {
    kind: wanted.kind,
    languages: [source.id, ...targets.map(({ id }) => id)],
    group: wanted.group,
    models: await modelsOf(context, wanted.kind, wanted.modelName),
    search: wanted.search,
  };
}

/** A page of texts in several languages, with counts by language and state over all pages. */
export async function listTranslations(context: Context, wanted: Wanted): Promise<Schema<'TranslationPage'>> {
  const { page = 0, size = 1000, state, stateLanguage } = wanted;
  const filter = await filterOf(context, wanted);
  const target = stateLanguage === undefined ? undefined : wanted.targets.indexOf(stateLanguage);
  if (target === -1)
    throw invalid(t('{language} is not among the targets.', { language: stateLanguage! }), [
      { field: 'stateLanguage', message: t('Unknown language') },
    ]);
  const slice = { limit: size, offset: page * size };
  if (state === 'faulty') {
    const { content: all, counts } = await findTranslations(context, filter, {}, { limit: null, offset: 0 });
    const faulty = await faultyOnly(context, all, target);
    return {
      content: faulty.slice(slice.offset, slice.offset + size),
      totalElements: faulty.length,
      counts,
    };
  }
  const { content, total, counts } = await findTranslations(context, filter, { state, target }, slice);
  return { content, totalElements: total, counts };
}

const gone = (): Error => notFound(t('This text no longer exists.'));

async function languagesOf(context: Context, input: { source: string; language: string }) {
  const source = await existingLanguage(context, input.source, 'source');
  const language = await existingLanguage(context, input.language);
  if (source.id === language.id)
    throw invalid(t('Choose a language other than the source.'), [
      { field: 'language', message: t('The language of the source') },
    ]);
  return { source, language };
}

async function savedCell(context: Context, key: TextKey, languages: [number, number], message: string) {
  const cell = await findCell(context, key, languages);
  if (!cell) throw gone();
  return { message, cell };
}

async function refuseChanged(context: Context, key: TextKey, languages: [number, number], id?: number) {
  const { entity } = textStores[key.kind];
  const change = id === undefined ? undefined : await lastChangeOf(context, entity, String(id));
  const current = await findCell(context, key, languages);
  throw conflict(t('{code} was changed while you were editing', { code: key.code }), [], {
    current,
    changedBy: change?.actor ?? '',
    changedAt: (change?.at ?? context.now).toISOString(),
  });
}

/** A record just created by the same person may be deleted again: that is the way back from a slip. */
async function isOwnCreation(context: Context, entity: string, id: number): Promise<boolean> {
  const changes = await changesOf(context, entity, String(id));
  return changes[0]?.action === 'create' && changes[0].actor === actorName(context);
}

async function removeText(
  context: Context,
  key: TextKey,
  stored: StoredTexts,
  source: StoredTexts | undefined,
) {
  const { crud, entity, fields, isByModel } = textStores[key.kind];
  const others = fields.filter(({ name, isOptional }) => name !== key.field && !isOptional);
  const isUntouched = others.every(({ name }) => stored.texts[name] === source?.texts[name]);
  if (!isUntouched)
    throw conflict(
      t('{code} cannot be left without this text: its other text is translated.', { code: key.code }),
    );
  if (isByModel && key.model === 'DEFAULT' && key.kind !== 'editorialPlaceholder') {
    if (!(await isOwnCreation(context, entity, stored.id)))
      throw conflict(
        t(
          'This is the default label of {code}: every model without a label of its own shows it. Only labels of a model can be deleted.',
          { code: key.code },
        ),
      );
  }
  await crud.remove(context, stored.id);
}

/** The state of a new record: texts that were not given are the source's, but for those that may be empty. */
function newState(key: TextKey, language: LanguageRow, text: string, source: StoredTexts | undefined) {
  const { fields, keyState } = textStores[key.kind];
  const texts = fields.map(({ name, isOptional }): [TextField, string | undefined] => {
    if (name === key.field) return [name, text];
    return [name, isOptional ? '' : source?.texts[name]];
  });
  const missing = texts.find(([, value]) => value === undefined);
  if (missing)
    throw invalid(t('{code} has no text in the source language to begin with.', { code: key.code }));
  return { ...keyState(key), language: language.code, ...Object.fromEntries(texts) };
}

const MAX_LENGTH: Record<TextField, number> = { label: 1000, description: 4000, content: 8000 };

function refuseTooLong(field: TextField, text: string): void {
  const limit = MAX_LENGTH[field];
  if (text.length <= limit) return;
  const message = t('At most {limit} characters', { limit });
  throw invalid(message, [{ field: 'text', message }]);
}

/**
 * Writes a text over the one that was seen; an empty one deletes it. 409 if another text is stored by now, 404 where the key is in
 * no language.
 */
export async function saveTranslation(
  context: Context,
  input: Schema<'TranslationInput'>,
): Promise<Schema<'TranslationSaved'>> {
  const { key, seen } = input;
  const { source, language } = await languagesOf(context, input);
  const text = input.text.trim() === '' ? '' : input.text;
  refuseTooLong(key.field, text);
  const { crud, fields } = textStores[key.kind];
  const field = fields.find(({ name }) => name === key.field);
  if (!field) throw gone();
  const languages: [number, number] = [source.id, language.id];
  const original = await lockTexts(context, key, source.id);
  const stored = await lockTexts(context, key, language.id);
  if (!original && !stored) throw gone();
  const before = stored?.texts[key.field] ?? '';
  if (before !== seen) await refuseChanged(context, key, languages, stored?.id);
  if (text === before) return savedCell(context, key, languages, t('Nothing has changed.'));
  if (text === '' && !field.isOptional) {
    await removeText(context, key, stored!, original);
    const cell = (await findCell(context, key, languages)) ?? missingCell(language.code);
    return { message: t('Translation deleted'), cell };
  }
  if (stored) await crud.update(context, stored.id, { [key.field]: text }, stored.version);
  else {
    await crud.create(context, newState(key, language, text, original));
    if (!textStores[key.kind].isByModel) await rememberPatterns(context, [key.model, key.exceptModel]);
  }
  return savedCell(context, key, languages, t('Translation saved'));
}

const missingCell = (language: string): Schema<'TranslationCell'> => ({
  language,
  text: '',
  changedAt: null,
  state: 'missing',
  dismissed: [],
  others: [],
});

/** Sets a mark or takes it back; 404 for a missing translation. */
export async function markTranslation(
  context: Context,
  { key, mark, isSet, ...given }: Schema<'TranslationMark'>,
): Promise<Schema<'TranslationSaved'>> {
  const { source, language } = await languagesOf(context, given);
  const stored = await lockTexts(context, key, language.id);
  if (!stored?.texts[key.field]) throw gone();
  await writeMark(context, key, stored.id, { sourceId: source.id, mark, isSet });
  const { entity } = textStores[key.kind];
  const place = `${entity}/${stored.id}/${key.field}`;
  const state = { code: key.code, language: language.code, source: source.code, mark };
  const [before, after] = isSet ? [null, state] : [state, null];
  const action = isSet ? 'create' : 'delete';
  await logChange(context, { entity: 'textMark', entityId: place, action, before, after });
  const message = isSet ? t('Marked') : t('Mark taken back');
  return savedCell(context, key, [source.id, language.id], message);
}
