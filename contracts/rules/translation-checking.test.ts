import { describe, expect, it } from 'vitest';
import { checkingWith, percentOf, type LengthLimit } from './translation-checking';
import type { GlossaryEntry } from './translation-glossary';

const entry = (concept: string, language: string, term: string, forbidden = false): GlossaryEntry => ({
  concept,
  language,
  term,
  forbidden,
  note: '',
});
const terms = [
  entry('seat', 'en', 'seat'),
  entry('seat', 'de', 'Sessel', true),
  entry('seat', 'de', 'Sitz'),
  entry('seat', 'de', 'Autositz'),
  entry('roof', 'en', 'roof'),
  entry('roof', 'de', 'Dach', true),
  entry('panoramic roof', 'en', 'panoramic roof'),
  entry('panoramic roof', 'de', 'Panorama-Dach'),
  entry('élite', 'it', 'élite'),
  entry('élite', 'fr', 'Élite', true),
];
const limits: LengthLimit[] = [
  { kind: 'interfaceLabel', group: 'Main Window', percent: 150 },
  { kind: 'interfaceLabel', group: '', percent: 300 },
];
const { faultsOf, glossary } = checkingWith({ terms, limits });
const row = (source: string, group = 'Main Window') => ({ kind: 'interfaceLabel', group, source });
const cell = (text: string, language: string, dismissed: string[] = []) => ({
  text,
  language,
  others: [],
  dismissed,
});
const reasons = (...given: Parameters<typeof faultsOf>) => faultsOf(...given).map(({ reason }) => reason);

describe('forbidden terms of the glossary', () => {
  it('are told with the terms that the concept has in the language (R-353)', () => {
    expect(reasons(row('A seat'), cell('Ein SESSEL', 'de'))).toEqual([
      '“SESSEL” is not to be used; use “Sitz / Autositz”.',
    ]);
    expect(reasons(row('The roof'), cell('Das Dach', 'de'))).toEqual(['“Dach” is not to be used.']);
  });

  it('are forbidden in their own language only, and not within words or longer terms', () => {
    expect(reasons(row('A seat'), cell('Un Sessel', 'fr'))).toEqual([]);
    expect(reasons(row('A seat'), cell('Ein Sesselbezug', 'de'))).toEqual([]);
    expect(reasons(row('A panoramic roof'), cell('Ein Panorama-Dach', 'de'))).toEqual([]);
    expect(reasons(row('x'), cell('e\u0301lite', 'fr'))).toEqual(['“élite” is not to be used.']);
  });

  it('are dismissed like every other check', () => {
    expect(reasons(row('A seat'), cell('Ein Sessel', 'de', ['term']))).toEqual([]);
    expect(reasons(row('A seat'), cell('', 'de'))).toEqual([]);
  });
});

describe('the length limit (R-356)', () => {
  const source = 'Twenty characters ok';

  it('is that of the group, else that of the kind, else 200 per cent', () => {
    const group = (kind: string, name: string) => percentOf(limits, { kind, group: name });

    expect(group('interfaceLabel', 'Main Window')).toBe(150);
    expect(group('interfaceLabel', 'Exterior')).toBe(300);
    expect(group('option', 'Main Window')).toBe(200);
  });

  it('is told where a translation is longer', () => {
    expect(reasons(row(source), cell('x'.repeat(30), 'de'))).toEqual([]);
    expect(reasons(row(source), cell('x'.repeat(31), 'de'))).toEqual([
      '155 % of the length of the source; the limit is 150 %.',
    ]);
    expect(reasons(row(source, 'Exterior'), cell('x'.repeat(60), 'de'))).toEqual([]);
    expect(reasons(row(source, 'Exterior'), cell('x'.repeat(61), 'de'))).toEqual([
      '305 % of the length of the source; the limit is 300 %.',
    ]);
  });
});

describe('the glossary of a source text (R-354)', () => {
  const found = (text: string, from = 'en', to = 'de') =>
    glossary
      .conceptsIn(text, from, to)
      .map(({ concept, found: as, terms: own }) => [concept, as, own.map(({ term }) => term).join(' ')]);

  it('has the concepts in the order of the text, each once, with the terms to use first', () => {
    expect(found('Roof, SEAT and seat')).toEqual([
      ['roof', 'Roof', 'Dach'],
      ['seat', 'SEAT', 'Sitz Autositz Sessel'],
    ]);
  });

  it('has the longest terms, and none within words or tags', () => {
    expect(found('A panoramic\nroof')).toEqual([['panoramic roof', 'panoramic\nroof', 'Panorama-Dach']]);
    expect(found('Roofs and <a title="roof">seats</a>')).toEqual([]);
  });

  it('has nothing that the target has no term for', () => {
    expect(found('A seat', 'en', 'fr')).toEqual([]);
    expect(found('Sessel', 'de', 'en')).toEqual([['seat', 'Sessel', 'seat']]);
    expect(found('e\u0301lite', 'it', 'fr')).toEqual([['élite', 'élite', 'Élite']]);
  });
});

it('looks texts up word by word, whatever the size of the glossary', () => {
  const word = (n: number) => `wort${String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)} mehr`;
  const many = Array.from({ length: 5000 }, (_, n) => entry(`concept ${n >> 1}`, 'de', word(n), n % 2 === 1));
  const large = checkingWith({ terms: [...many, ...terms], limits });
  const begun = performance.now();
  for (let n = 0; n < 1000; n++)
    expect(large.faultsOf(row('A seat and more'), cell(`Ein ${word(n)}`, 'de'))).toHaveLength(n % 2);

  expect(performance.now() - begun).toBeLessThan(5000);
});
