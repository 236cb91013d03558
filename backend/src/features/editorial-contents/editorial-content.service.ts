import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { refuseFaultyPatterns } from '../../kit/model-pattern.ts';
import { restoreWithTranslations } from '../../kit/restore-translations.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { rememberPatterns } from '../models/model.read.ts';
import { editorialContent } from './editorial-content.list.ts';
import { findTranslations } from './editorial-content.repository.ts';

export const editorialContents = crudOf(editorialContent);

export type ContentInput = Schema<'EditorialContentInput'>;

const patternsOf = ({ modelEnableRegexp, modelDisableRegexp }: Patterns) => ({
  modelEnableRegexp: modelEnableRegexp?.trim() || 'DEFAULT',
  modelDisableRegexp: modelDisableRegexp?.trim() ?? '',
});

const givenPatterns = (input: Patterns): Partial<ReturnType<typeof patternsOf>> =>
  Object.fromEntries(
    Object.entries(patternsOf(input)).filter(([field]) => input[field as keyof Patterns] !== undefined),
  );

export async function createContent(context: Context, input: ContentInput): Promise<Saved> {
  const patterns = patternsOf(input);
  refuseFaultyPatterns(patterns);
  const { code: language } = await existingLanguage(context, input.language.id);
  const { label, content, optcode } = input;
  const state = { code: input.code.trim(), label, language, optcode: optcode || null, ...patterns, content };
  const created = await editorialContents.create(context, state);
  await rememberPatterns(context, Object.values(patterns));
  return created;
}

type Patterns = Pick<ContentInput, 'modelEnableRegexp' | 'modelDisableRegexp'>;

/** Of many contents at once. */
export async function contentPatterns(context: Context, given: Patterns) {
  const patterns = givenPatterns(given);
  await rememberPatterns(context, Object.values(patterns));
  return patterns;
}

export async function updateContent(context: Context, id: number, input: ContentInput): Promise<Saved> {
  const { label, content, optcode, version } = input;
  const given = givenPatterns(input);
  refuseFaultyPatterns(given);
  const option = optcode === undefined ? {} : { optcode: optcode || null };
  const values = { label, content, ...option, ...given };
  // What has the same key in other languages gets the regexps, too, so that it stays a translation (I-41).
  const locked = await editorialContents.lockAll(context, await findTranslations(context, [id]));
  const updated = await editorialContents.update(context, id, values, version);
  const others = locked.filter((one) => one.id !== id).map((one) => ({ ...one, values: given }));
  if (others.length > 0) await editorialContents.updateAll(context, others, context.source ?? '');
  await rememberPatterns(context, Object.values(given));
  return updated;
}

export const restoreContent = restoreWithTranslations(editorialContents, {
  given: ['modelEnableRegexp', 'modelDisableRegexp'],
  common: ['code', 'optcode'],
});
