import { expect, it } from 'vitest';
import { quotedLanguage, quotedParts } from './quotedLanguage';

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

it('finds the quoted words of a sentence in the other language, the longest one at a place', () => {
  expect(quotedParts('Premi Search per elencare le etichette', 'it')).toEqual([
    'Premi ',
    'Search',
    ' per elencare le etichette',
  ]);
  expect(quotedParts('I valori vengono da Sol Downpayment.', 'it')[1]).toBe('Sol Downpayment');
  expect(quotedParts('Press Procedi, then Save', 'en')).toEqual(['Press ', 'Procedi', ', then Save']);
  expect(quotedParts('Searching and Saved', 'it')).toEqual(['Searching and Saved']);
});
