import { conflict, invalid } from '../../kit/app-error.ts';
import type { WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { stillUsed } from '../../kit/uses.ts';
import { lockedRow } from '../../kit/locked-row.ts';
import { t } from '../../texts/labels.ts';
import { Language } from './language.entity.ts';
import { language } from './language.list.ts';
import { existingLanguage, listAllLanguages, type LanguageRow } from './language.read.ts';
import { findDefaultBefore, lockLanguages, usesOfLanguage } from './language.repository.ts';
import { refuseFaultyFallbacks, refuseLostDefault } from './language.rules.ts';

export const languages = crudOf(language);

export type LanguageInput = Schema<'LanguageInput'>;

const fallbackOf = async (context: Context, given: { id: number | string } | null): Promise<string | null> =>
  given && (await existingLanguage(context, given.id, 'fallbackLanguage')).code;

/** Neither like an id nor with characters that need escaping in addresses. */
function codeOf(code: string): string {
  const trimmed = code.trim();
  const message = t('A code begins with a letter and contains letters, digits, - and _ only.');
  if (!/^[a-z][a-z0-9_-]*$/i.test(trimmed)) throw invalid(message, [{ field: 'code', message }]);
  return trimmed;
}

async function handOverDefault(
  context: Context,
  before: LanguageRow[],
  after: LanguageRow[],
): Promise<LanguageRow[]> {
  const defaults = after.filter(({ isDefault }) => isDefault);
  if (defaults.length < 2) return after;
  const wasDefault = ({ id }: LanguageRow): boolean =>
    before.some((former) => former.id === id && former.isDefault);
  for (const { id } of defaults.filter(wasDefault))
    await languages.update(context, id, { default: false }, undefined);
  return listAllLanguages(context);
}

/** A state from before it became the default one leaves none: the language that it took over from has it again. */
async function giveDefaultBack(context: Context, id: number): Promise<void> {
  if ((await listAllLanguages(context)).some(({ isDefault }) => isDefault)) return;
  const former = await findDefaultBefore(context, id);
  if (former !== undefined) await languages.update(context, former, { default: true }, undefined);
}

/** Every write: one at a time, and rolled back when it breaks a rule. */
async function keepingRules<Result>(context: Context, write: () => Promise<Result>): Promise<Result> {
  await lockLanguages(context);
  const before = await listAllLanguages(context);
  const result = await write();
  const after = await handOverDefault(context, before, await listAllLanguages(context));
  refuseFaultyFallbacks(before, after);
  refuseLostDefault(before, after);
  return result;
}

/** A new language is active, whatever the form says. */
export const createLanguage = (context: Context, input: LanguageInput): Promise<Saved> =>
  keepingRules(context, async () =>
    languages.create(context, {
      code: codeOf(input.code),
      description: input.description,
      active: true,
      fallbackLanguage: await fallbackOf(context, input.fallbackLanguage ?? null),
      language2CharCode: input.language2CharCode?.trim() ?? '',
      languageSimpleCode: input.languageSimpleCode?.trim() ?? '',
      default: input.default ?? false,
    }),
  );

export const updateLanguage = (context: Context, id: number, input: LanguageInput): Promise<Saved> =>
  keepingRules(context, async () => {
    const { description, active, fallbackLanguage, language2CharCode, languageSimpleCode } = input;
    const values = {
      description,
      active,
      fallbackLanguage:
        fallbackLanguage === undefined ? undefined : await fallbackOf(context, fallbackLanguage),
      language2CharCode: language2CharCode === null ? '' : language2CharCode?.trim(),
      languageSimpleCode: languageSimpleCode === null ? '' : languageSimpleCode?.trim(),
      default: input.default,
    };
    return languages.update(context, id, values, input.version);
  });

export const restoreLanguage = (context: Context, id: number, wanted: WantedState): Promise<Saved> =>
  keepingRules(context, async () => {
    const restored = await languages.restore(context, id, wanted);
    await giveDefaultBack(context, id);
    return restored;
  });

/** 409 for the default language and for languages in use (decision A-75). */
export async function removeLanguage(context: Context, id: number): Promise<{ message: string; id: number }> {
  await lockLanguages(context);
  await lockedRow(context, Language, { id });
  const found = (await listAllLanguages(context)).find((each) => each.id === id);
  if (found?.isDefault)
    throw conflict(
      t('{language} is the default language and cannot be deleted.', { language: found.description }),
    );
  const uses = await usesOfLanguage(context, id);
  if (found && uses.length > 0) throw stillUsed(found.description, uses, t('Deactivate it instead.'));
  return languages.remove(context, id);
}
