/** Texts written in one language beside the one in another (decision C-01). */
import { checkingWith } from '../../../../contracts/rules/translation-checking.ts';
import { conflict, invalid, notFound, stale } from '../../kit/app-error.ts';
import { changesOf, lastChangeOf, logChange } from '../../kit/change-log.ts';
import { actorName, type Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { existingLanguage, type LanguageRow } from '../languages/language.read.ts';
import { patternsMatching, rememberPatterns, specificModel } from '../models/model.read.ts';
import { t } from '../../texts/labels.ts';
import {
  changeTimeOf,
  findCells,
  findTranslations,
  lockTexts,
  writeMark,
  type Cell,
  type StoredTexts,
  type TextFilter,
} from './translation.repository.ts';
import type { TextKey, TextKind } from './text-key.ts';
import { textStores } from './translation-kinds.ts';
import { newState, textFault } from './translation-plan.ts';
import { restoreTimes } from './text-times.repository.ts';
import { translationChecks } from './translation-checks.service.ts';
import { faultyOnly } from './translation-faults.ts';

export interface Wanted {
  kind: TextKind;
  group?: string;
  withoutGroup?: boolean;
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

/** As `TextFilter` has it. */
export const groupOf = ({ group, withoutGroup }: Pick<Wanted, 'group' | 'withoutGroup'>) =>
  withoutGroup ? '' : group || undefined;

async function filterOf(context: Context, wanted: Wanted): Promise<TextFilter> {
  const source = await existingLanguage(context, wanted.source, 'source');
  const targets: LanguageRow[] = [];
  for (const code of wanted.targets) targets.push(await existingLanguage(context, code, 'targets'));
  return {
    kind: wanted.kind,
    languages: [source.id, ...targets.map(({ id }) => id)],
    group: groupOf(wanted),
    models: await modelsOf(context, wanted.kind, wanted.modelName),
    search: wanted.search,
  };
}

/** A page of texts in several languages, with counts by language and state over all pages. */
export async function listTranslations(context: Context, wanted: Wanted): Promise<Schema<'TranslationPage'>> {
  const { page = 0, size = 1000, state, stateLanguage } = wanted;
  const filter = await filterOf(context, wanted);
  const target = stateLanguage ? wanted.targets.indexOf(stateLanguage) : undefined;
  if (target === -1)
    throw invalid(t('{language} is not among the targets.', { language: stateLanguage! }), [
      { field: 'stateLanguage', message: t('Unknown language') },
    ]);
  const slice = { limit: size, offset: page * size };
  if (state === 'faulty') {
    const { content: all, counts } = await findTranslations(context, filter, {}, { limit: null, offset: 0 });
    const faulty = await faultyOnly(all, target, checkingWith(await translationChecks(context)));
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

async function languagesOf(
  context: Context,
  input: { source: string; language: string },
): Promise<Languages> {
  const source = await existingLanguage(context, input.source, 'source');
  const language = await existingLanguage(context, input.language);
  if (source.id === language.id)
    throw invalid(t('Choose a language other than the source.'), [
      { field: 'language', message: t('The language of the source') },
    ]);
  return [source, language];
}

type Languages = [source: LanguageRow, target: LanguageRow];

const missingCell = (language: string): Cell => ({
  language,
  text: '',
  changedAt: null,
  state: 'missing',
  dismissed: [],
  others: [],
});

/** A cell for each text of the record, also for those that are missing in both languages. */
async function cellsOf(context: Context, key: TextKey, [source, target]: Languages) {
  const found = await findCells(context, key, [source.id, target.id]);
  return textStores[key.kind].fields.map(({ name }) => ({
    field: name,
    ...(found.find(({ field }) => field === name)?.cell ?? missingCell(target.code)),
  }));
}

/** What the caller has before them: the text that is to be changed, and the source that it is translated from. */
type Seen = Pick<Schema<'TranslationInput'>, 'seen' | 'seenSource'>;

/** 409 with what is stored where the text or its source is not the one that was seen. */
async function refuseUnseen(
  context: Context,
  key: TextKey,
  languages: Languages,
  { seen, seenSource }: Seen,
  [original, stored]: (StoredTexts | undefined)[],
): Promise<void> {
  const source = original?.texts[key.field] ?? '';
  const isSeen = (stored?.texts[key.field] ?? '') === seen;
  const isSourceSeen = seenSource === undefined || seenSource === source;
  if (isSeen && isSourceSeen) return;
  const { entity } = textStores[key.kind];
  const changed = isSeen ? original : stored;
  const change = changed && (await lastChangeOf(context, entity, String(changed.id)));
  const cells = await cellsOf(context, key, languages);
  const message = isSeen
    ? t('The source of {code} has changed meanwhile.', { code: key.code })
    : t('{code} was changed while you were editing', { code: key.code });
  throw stale(context, message, {
    current: cells.find(({ field }) => field === key.field),
    changedBy: change?.actor,
    changedAt: change?.at,
    ...(!isSourceSeen && {
      details: { source, sourceChangedAt: await changeTimeOf(context, key, languages[0].id) },
    }),
  });
}

/** A record that the same person created, and nobody else has changed, may be deleted again: the way back from a slip. */
async function isOwnCreation(context: Context, entity: string, id: number): Promise<boolean> {
  const changes = await changesOf(context, entity, String(id));
  return changes.at(-1)?.action === 'create' && changes.every(({ actor }) => actor === actorName(context));
}

/** Whether the text becomes one that the same person replaced, and nobody else has changed the record since. */
async function isOwnUndoing(
  context: Context,
  { key, text }: Schema<'TranslationInput'>,
  id: number,
): Promise<boolean> {
  const changes = await changesOf(context, textStores[key.kind].entity, String(id));
  const replaced = changes.findIndex(({ before }) => before?.[key.field] === text);
  return replaced >= 0 && changes.slice(0, replaced + 1).every(({ actor }) => actor === actorName(context));
}

/** The deletion of a text that is gone, where it was the same person's, and the last one: to be undone. */
async function ownDeletion(context: Context, { key, language, text }: Schema<'TranslationInput'>) {
  const { crud, keyState } = textStores[key.kind];
  const [last] = await crud.deleted(context, { ...keyState(key), language });
  return last?.actor === actorName(context) && last.before?.[key.field] === text ? last : undefined;
}

/** The same call has been made already, and its answer was lost: what it asks for is there, by the same person. */
async function isRepeated(
  context: Context,
  { key, language, seen, seenSource }: Schema<'TranslationInput'>,
  text: string,
  [original, stored]: (StoredTexts | undefined)[],
): Promise<boolean> {
  if (text === seen || (stored?.texts[key.field] ?? '') !== text) return false;
  if (seenSource !== undefined && seenSource !== (original?.texts[key.field] ?? '')) return false;
  const { crud, entity, keyState } = textStores[key.kind];
  const last = stored
    ? await lastChangeOf(context, entity, String(stored.id))
    : (await crud.deleted(context, { ...keyState(key), language }))[0];
  return last?.actor === actorName(context);
}

async function removeText(
  context: Context,
  key: TextKey,
  stored: StoredTexts,
  source: StoredTexts | undefined,
) {
  const { crud, entity, fields, isByModel } = textStores[key.kind];
  const others = fields.filter(({ name }) => name !== key.field);
  const isUntouched = others.every(({ name, isOptional }) =>
    isOptional ? !stored.texts[name] : stored.texts[name] === source?.texts[name],
  );
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

/**
 * Writes a text over the one that was seen; an empty one deletes it. 409 if another text or another source is stored by now, 404
 * where the key is in no language, unless that takes back the own deletion.
 */
export async function saveTranslation(
  context: Context,
  input: Schema<'TranslationInput'>,
): Promise<Schema<'TranslationSaved'>> {
  const { key, seen } = input;
  const { crud, fields, isByModel } = textStores[key.kind];
  const field = fields.find(({ name }) => name === key.field);
  if (!field) throw gone();
  const languages = await languagesOf(context, input);
  const [source, language] = languages;
  const text = input.text.trim() === '' ? '' : input.text;
  const fault = textFault(key, text);
  if (fault !== undefined) throw invalid(fault, [{ field: 'text', message: fault }]);
  const original = await lockTexts(context, key, source.id);
  const stored = await lockTexts(context, key, language.id);
  const saved = async (message: string) => ({ message, cells: await cellsOf(context, key, languages) });
  const deletes = text === '' && !field.isOptional;
  if (await isRepeated(context, input, text, [original, stored]))
    return saved(deletes ? t('Translation deleted') : t('Translation saved'));
  const deletion = input.undoes && !stored ? await ownDeletion(context, input) : undefined;
  if (!original && !stored && !deletion) throw gone();
  await refuseUnseen(context, key, languages, input, [original, stored]);
  if (text === seen) return saved(t('Nothing has changed.'));
  if (deletes) {
    await removeText(context, key, stored!, original);
    return saved(t('Translation deleted'));
  }
  if (stored) {
    const { entity } = textStores[key.kind];
    const isUndone = input.undoes === true && (await isOwnUndoing(context, input, stored.id));
    await crud.update(context, stored.id, { [key.field]: text }, stored.version);
    if (isUndone) await restoreTimes(context, [{ entity, id: String(stored.id) }]);
  } else if (deletion) {
    await crud.restore(context, Number(deletion.recordId), { changeId: deletion.id });
  } else {
    await crud.create(context, newState(key, language.code, { [key.field]: text }, original?.texts));
    if (!isByModel) await rememberPatterns(context, [key.model, key.exceptModel]);
  }
  return saved(t('Translation saved'));
}

/** Sets a mark or takes it back; 409 if another text or source is stored by now, 404 for a missing translation. */
export async function markTranslation(
  context: Context,
  { key, mark, isSet, ...given }: Schema<'TranslationMark'>,
): Promise<Schema<'TranslationSaved'>> {
  const languages = await languagesOf(context, given);
  const [source, language] = languages;
  const original = await lockTexts(context, key, source.id);
  const stored = await lockTexts(context, key, language.id);
  if (!stored?.texts[key.field]) throw gone();
  await refuseUnseen(context, key, languages, given, [original, stored]);
  await writeMark(context, key, stored.id, { sourceId: source.id, mark, isSet });
  const { entity } = textStores[key.kind];
  const place = `${entity}/${stored.id}/${key.field}`;
  const state = { code: key.code, language: language.code, source: source.code, mark };
  const [before, after] = isSet ? [null, state] : [state, null];
  const action = isSet ? 'create' : 'delete';
  await logChange(context, { entity: 'textMark', entityId: place, action, before, after });
  const message = isSet ? t('Marked') : t('Mark taken back');
  return { message, cells: await cellsOf(context, key, languages) };
}
