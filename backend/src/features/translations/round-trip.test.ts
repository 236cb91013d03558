// What is written is read back as it was, and programs of others read it too.
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { SaxesParser } from 'saxes';
import { uploadOf } from '../../../test/uploads.ts';
import { idOf, idOfToken, keyOfId, TEXT_FIELDS, TEXT_KINDS, tokenOf, type TextKey } from './text-key.ts';
import type { ReadTranslations, TextState, TranslationRow } from './translation-file.ts';
import { kindOfFile, readTranslations, translationDownload, type TextFormat } from './translation-files.ts';
import { textsOfCells } from './translation-table.ts';
import { openTranslationTable, translationWorkbook } from './xlsx-file.ts';

const FORMATS: TextFormat[] = ['xliff-1.2', 'xliff-2.0', 'po', 'json'];
const STATES: TextState[] = ['missing', 'same', 'outdated', 'translated', 'checked'];
const languages = { sourceLanguage: 'it', language: 'de' };

/** mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  ...'abcXYZ0189 \n\t\r|/\\%.:·_-"\'`<>&;#$()[]{}^*+?,=@~!',
  '  ',
  '\r\n',
  '%7C',
  '%25',
  '·20·',
  '&amp;',
  '&#10;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '<b>x</b>',
  '<br/>',
  '\\n',
  '_x0041_',
  '#~',
  'msgid "x"',
  '{name}',
  'àßøŁ',
  'e\u0301',
  'ﷺ',
  'مرحبا',
  'שלום',
  '\u200f',
  '\u202e',
  '\u00a0',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ufeff',
  '漢字',
  '🚗',
  '👩‍🔧',
  '𝒳',
];

function randomRows(seed: number, count: number): TranslationRow[] {
  const random = randomOf(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const words = (most: number): string =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => oneOf(PIECES)).join('');
  return Array.from({ length: count }, (_, at) => {
    const state = oneOf(STATES);
    const text = words(12);
    return {
      key: {
        kind: oneOf(TEXT_KINDS),
        group: oneOf(['', 'Main Window', '__proto__', words(4)]),
        // One for each row.
        code: `${at}${words(4)}.`,
        model: oneOf(['DEFAULT', '^(A|B)_.*$', `^${words(3)}`]),
        exceptModel: oneOf(['', '^C|D$', words(3)]),
        field: oneOf(TEXT_FIELDS),
      },
      source: words(12),
      texts: {
        de: state === 'missing' ? { text: null, state } : { text, state },
        fr: { text: words(3), state: 'translated' },
      },
    };
  });
}

const rows = randomRows(20261125, 500);

const writtenAs = (format: TextFormat, some: TranslationRow[] = rows): Promise<Buffer> =>
  buffer(Readable.from(translationDownload(format, 'texts', some, languages).chunks));

const byId = (read: ReadTranslations): Map<string, string> =>
  new Map(read.entries.map(({ key, text }) => [idOf(key), text]));
const wanted = (language: string): Map<string, string> =>
  new Map(
    rows.flatMap(({ key, texts }) => {
      const { text = null } = texts[language] ?? {};
      return text ? [[idOf(key), text] as const] : [];
    }),
  );

describe('a key', () => {
  it('is taken apart again, as an id and as a token', () => {
    for (const { key } of rows) {
      expect(keyOfId(idOf(key))).toEqual(key);
      expect(idOfToken(tokenOf(idOf(key)))).toBe(idOf(key));
      expect(tokenOf(idOf(key))).toMatch(/^[\w.:·-]+$/);
    }
  });

  it('is read by people', () => {
    const key: TextKey = {
      kind: 'interfaceLabel',
      group: 'Main Window',
      code: 'BTN_OK',
      model: 'DEFAULT',
      exceptModel: '',
      field: 'label',
    };

    expect(idOf(key)).toBe('interfaceLabel|Main Window|BTN_OK');
    expect(tokenOf(idOf(key))).toBe('interfaceLabel:Main·20·Window:BTN_OK');
    expect(idOf({ ...key, model: '^(A|B)$', field: 'description' })).toBe(
      'interfaceLabel|Main Window|BTN_OK|description|^(A%7CB)$',
    );
    expect(idOf({ ...key, kind: 'editorialContent', field: 'content', group: '', exceptModel: 'X' })).toBe(
      'editorialContent||BTN_OK|content|DEFAULT|X',
    );
  });

  it.each([
    '',
    'x',
    'nothing|g|c',
    'option|g',
    'option|g|',
    'option|g|c|other',
    'option|g|c|label|m|e|z',
    '__proto__|a|b',
  ])('is not %j', (id) => {
    expect(keyOfId(id)).toBeUndefined();
  });
});

describe.each(FORMATS)('a file in %s', (format) => {
  it('gives back every key and every text', async () => {
    const read = await readTranslations(await writtenAs(format));

    expect(read.rejected).toEqual([]);
    expect(byId(read)).toEqual(wanted('de'));
    expect(read.entries.length + read.untranslated).toBe(rows.length);
  });

  it('is told by what it holds', async () => {
    const kind = format.startsWith('xliff') ? 'xliff' : format;
    expect(kindOfFile(await writtenAs(format))).toBe(kind);
  });

  it.runIf(format !== 'json')('tells sources, languages, and what is to be looked at again', async () => {
    const read = await readTranslations(await writtenAs(format));
    const sources = new Map(rows.map(({ key, source }) => [idOf(key), source]));
    const states = new Map(rows.map(({ key, texts }) => [idOf(key), texts['de']!.state]));

    expect([read.language, read.sourceLanguage]).toEqual(['de', 'it']);
    expect(read.entries.filter(({ key, source }) => source !== sources.get(idOf(key)))).toEqual([]);
    expect(
      read.entries.filter(
        ({ key, needsWork }) => needsWork !== ['same', 'outdated'].includes(states.get(idOf(key))!),
      ),
    ).toEqual([]);
    expect(read.entries.every(({ language }) => language === 'de')).toBe(true);
  });

  it('is read the same with a byte order mark, in UTF-16 and with other line ends between its parts', async () => {
    const content = (await writtenAs(format)).toString();
    const expected = wanted('de');
    const bigEndian = Buffer.from(`\ufeff${content}`, 'utf16le').swap16();

    for (const bytes of [
      Buffer.from(`\ufeff${content}`),
      Buffer.from(`\ufeff${content}`, 'utf16le'),
      bigEndian,
    ])
      expect(byId(await readTranslations(bytes))).toEqual(expected);
  });
});

describe('a workbook', () => {
  const written = async (): Promise<Buffer> =>
    buffer(
      Readable.from(
        (await translationWorkbook('texts', rows, ['de', 'fr'], { sourceLanguage: 'it' })).chunks,
      ),
    );

  it('gives back every key and every text of every language but blank ones, and tells that of the source', async () => {
    const bytes = await written();
    const table = await openTranslationTable(await uploadOf('texts.xlsx', bytes), ['de', 'es', 'fr', 'it']);
    const read: Record<string, Map<string, string>> = { de: new Map(), fr: new Map() };
    const sources = new Map<string, string>();
    for await (const { cells, faults } of table.rows) {
      const row = textsOfCells(cells, table.languages);
      if ('reason' in row) throw new Error(row.reason);
      expect(faults).toEqual([]);
      sources.set(idOf(row.key), row.source);
      for (const [language, text] of Object.entries(row.texts)) read[language]!.set(idOf(row.key), text);
    }
    const filled = (language: string) =>
      new Map([...wanted(language)].filter(([, text]) => text.trim() !== ''));

    expect(kindOfFile(bytes)).toBe('table');
    expect([table.languages, table.sourceLanguage]).toEqual([['de', 'fr'], 'it']);
    expect(read).toEqual({ de: filled('de'), fr: filled('fr') });
    expect(sources).toEqual(new Map(rows.map(({ key, source }) => [idOf(key), source])));
  });
});

describe('XLIFF as others read it', () => {
  it('is well-formed, and has the states of its standard', async () => {
    const three = STATES.map((state, at) => ({ ...rows[at]!, texts: { de: { text: 'x', state } } }));
    for (const format of ['xliff-1.2', 'xliff-2.0'] as const)
      new SaxesParser().write((await writtenAs(format)).toString()).close();
    const of = async (format: TextFormat) =>
      [
        ...(await writtenAs(format, three)).toString().matchAll(/ (?:approved|state|subState)="([^"]*)"/g),
      ].map(([, state]) => state);

    expect(await of('xliff-1.2')).toEqual([
      'no',
      'no',
      'needs-translation',
      'no',
      'needs-review-translation',
      'no',
      'translated',
      'yes',
      'final',
    ]);
    expect(await of('xliff-2.0')).toEqual([
      'initial',
      'initial',
      'initial',
      'ccb:outdated',
      'translated',
      'final',
    ]);
  });

  it('is what the package xliff reads', async () => {
    const { xliff12ToJs, xliff2js } = await import('xliff');
    const simple: TranslationRow[] = [
      {
        key: { kind: 'option', group: 'G', code: 'A&B', model: 'DEFAULT', exceptModel: '', field: 'label' },
        source: '<b>"1" & 2</b>',
        texts: { de: { text: ' <i>x</i> ', state: 'checked' } },
      },
    ];
    const unit = { source: '<b>"1" & 2</b>', target: ' <i>x</i> ' };

    const old = await xliff12ToJs((await writtenAs('xliff-1.2', simple)).toString());
    expect(old).toMatchObject({
      sourceLanguage: 'it',
      targetLanguage: 'de',
      resources: { 'ccb-console': { 'option|G|A&B': unit } },
    });
    const newer = await xliff2js((await writtenAs('xliff-2.0', simple)).toString());
    expect(newer).toMatchObject({
      sourceLanguage: 'it',
      targetLanguage: 'de',
      resources: { 'ccb-console': { 'option:G:A·26·B': unit } },
    });
  });

  it.each(['xliff-1.2', 'xliff-2.0'] as const)(
    'has elements for control characters, which XML cannot hold: %s',
    async (format) => {
      const [source, text] = ['a\b<b>\ufffe', 'b\x0b\x07 & \x7f'];
      const row = { ...rows[0]!, source, texts: { de: { text, state: 'translated' as const } } };
      const content = (await writtenAs(format, [row])).toString();

      new SaxesParser().write(content).close();
      expect((await readTranslations(Buffer.from(content))).entries).toMatchObject([{ source, text }]);
    },
  );
});
