import { expect, it } from 'vitest';
import { textLanguageOf } from './textLanguage';
import { translator } from './translator';

it('speaks Italian with Italian in the header, and English with every other language', () => {
  expect(['it', 'it_CH', 'it-IT', 'IT'].map(textLanguageOf)).toEqual(['it', 'it', 'it', 'it']);
  expect(['en', 'fr', 'ita', 'en_IT'].map(textLanguageOf)).toEqual(['en', 'en', 'en', 'en']);
});

it('puts values in the place of their names, and leaves braces that are no value', () => {
  const t = translator({ 'Edit {code}, {count}': '', 'Text in {braces}': '' });

  expect(t('Edit {code}, {count}', { code: 'A', count: 2 })).toBe('Edit A, 2');
  expect(t('Text in {braces}')).toBe('Text in {braces}');
});
