import { expect, it } from 'vitest';
import { quotedLanguage } from './quotedLanguage';

it('names the language of quoted texts, on a page in the other one', () => {
  const of = (page: 'en' | 'it') => (text: string) => quotedLanguage(text, page);

  expect(['Annulla', 'Vuoi veramente cancellare A (b)?', 'Not Allowed', 'Words'].map(of('en'))).toEqual([
    'it',
    'it',
    undefined,
    undefined,
  ]);
  expect(
    ['Not Allowed', 'Refresh Table', 'Do you want to activate/deactivate A ?', 'Annulla', 'Parole'].map(
      of('it'),
    ),
  ).toEqual(['en', 'en', 'en', undefined, undefined]);
});
