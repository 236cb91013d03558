import { expect, it } from 'vitest';
import type { Language, LanguagePage } from '../../api';
import { mockValue } from '../../test/mockValue';
import { isEnglish } from '../../../../contracts/rules/english';
import { fallbackChoices } from './fallbackChoices';

const all = mockValue<LanguagePage>('listLanguages.default').content;
const choices = (code: string) => fallbackChoices(all, code).map((each) => each.code);

it('offers every other language as fallback, never the language itself (R-129)', () => {
  expect(choices('it')).toEqual(['de', 'en', 'es', 'fr', 'nl', 'pl', 'pt', 'sv']);
});

it('offers no language that falls back to this one, directly or by others (R-129)', () => {
  const chain = all.map((each) => (each.code === 'pl' ? { ...each, fallbackLanguage: all[5]! } : each));

  // nl falls back to de, and here pl to nl.
  expect(fallbackChoices(chain, 'de').map((each) => each.code)).toEqual(['en', 'es', 'fr', 'it', 'pt', 'sv']);
});

it('offers every language to a new one, and ends on a circle that is there already', () => {
  const [de, nl] = [all[0]!, all[5]!];
  const circle = [{ ...de, fallbackLanguage: nl }, nl] as Language[];

  expect(choices('')).toHaveLength(9);
  expect(fallbackChoices(circle, 'it')).toHaveLength(2);
});

it('knows English by its code or its two letters, in any case (R-129)', () => {
  const named = (code: string, language2CharCode: string) => isEnglish({ code, language2CharCode });

  expect([named('en', ''), named('EN', ''), named('en_GB', ''), named('uk', 'EN')]).toEqual(
    Array(4).fill(true),
  );
  expect([named('de', 'DE'), named('enm', '')]).toEqual([false, false]);
});
