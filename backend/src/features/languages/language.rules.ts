/** Rules between the languages, checked after each write (R-129; ). */
import { isEnglish } from '../../../../contracts/rules/english.ts';
import { conflict, invalid } from '../../kit/app-error.ts';
import { t } from '../../texts/labels.ts';
import { fallbackChain, type LanguageRow } from './language.read.ts';

const faultyFallback = (message: string): Error => invalid(message, [{ field: 'fallbackLanguage', message }]);

function refuseFaultyFallback(before: LanguageRow[], language: LanguageRow): void {
  const former = before.find(({ id }) => id === language.id);
  if (former && isEnglish(former) && former.fallbackLanguageId !== language.fallbackLanguageId)
    throw faultyFallback(t('The fallback of {language} is fixed.', { language: language.description }));
  if (language.fallbackLanguageId === language.id)
    throw faultyFallback(t('{language} cannot be its own fallback.', { language: language.description }));
}

function refuseCircle(after: LanguageRow[], language: LanguageRow): void {
  const chain = fallbackChain(after, language);
  if (chain.at(-1)!.fallbackLanguageId !== language.id) return;
  const circle = [...chain, language].map(({ code }) => code).join(' → ');
  throw faultyFallback(t('The fallbacks would form a cycle: {circle}.', { circle }));
}

export function refuseFaultyFallbacks(before: LanguageRow[], after: LanguageRow[]): void {
  for (const language of after) refuseFaultyFallback(before, language);
  for (const language of after) refuseCircle(after, language);
}

export function refuseLostDefault(before: LanguageRow[], after: LanguageRow[]): void {
  const former = before.find(({ isDefault }) => isDefault);
  const now = after.find(({ isDefault }) => isDefault);
  if (former && !now)
    throw conflict(
      t('{language} is the default language. Make another language the default one instead.', {
        language: former.description,
      }),
      [{ field: 'default', message: t('One language has to be the default one') }],
    );
  if (!now || now.active) return;
  if (now.id !== former?.id)
    throw conflict(
      t('{language} is inactive. Activate it before it becomes the default language.', {
        language: now.description,
      }),
      [{ field: 'default', message: t('The default language is an active one') }],
    );
  throw conflict(t('{language} is the default language and stays active.', { language: now.description }), [
    { field: 'active', message: t('The default language stays active') },
  ]);
}
