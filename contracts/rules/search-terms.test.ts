import { expect, it } from 'vitest';
import { searchOf, searchTerms } from './search-terms.ts';

it.each([
  ['', []],
  ['  seat ', ['seat']],
  ['MAIN  seat', ['MAIN', 'seat']],
  ['MAIN "heated seat"', ['MAIN', 'heated seat']],
  ['17" wheels', ['17"', 'wheels']],
  ['""', ['""']],
  ['" "', []],
])('%j is a search for %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

it.each([
  [['MAIN', ' heated seat ', ''], 'MAIN "heated seat"'],
  [['17" wheels'], '17" wheels'],
])('%j are searched for as %j', (texts, search) => {
  expect(searchOf(texts)).toBe(search);
});
