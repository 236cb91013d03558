import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readAmount, readPercent } from './amounts';
import { speakAs, translator, type TextLanguage } from './translator';

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

let language: TextLanguage = 'en';
afterEach(() => void (language = 'en'));

describe('a text of both sides', () => {
  it('is asked for its language each time', () => {
    speakAs(() => language);
    const t = translator({ 'Row {row}': 'Riga {row}' });

    const english = t('Row {row}', { row: 2 });
    language = 'it';

    expect([english, t('Row {row}', { row: 2 })]).toEqual(['Row 2', 'Riga 2']);
  });

  it('says why an amount is not taken, in Italian too', () => {
    speakAs(() => language);
    language = 'it';

    expect([
      readAmount('316,975', '#.##0,00'),
      readAmount('-1', '#.##0,00'),
      readPercent('x', '#.##0,00'),
    ]).toEqual([
      expect.objectContaining({ reason: '316,975 ha tre decimali; scrivi 316,98 o 316.975' }),
      expect.objectContaining({ reason: "'-1' è minore di 0" }),
      expect.objectContaining({ reason: "'x' non è una percentuale" }),
    ]);
  });

  it('has the placeholders of the English one, and is used', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
    const texts = Object.entries(JSON.parse(read('it/amounts.json')) as Record<string, string>);

    expect(
      texts.filter(([english, text]) => String(placeholdersOf(english)) !== String(placeholdersOf(text))),
    ).toEqual([]);
    expect(texts.filter(([english]) => !read('amounts.ts').includes(`'${english}'`))).toEqual([]);
  });
});
