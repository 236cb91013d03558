// What programs for translators and agencies return: small files of our own with the peculiarities of theirs.
import { describe, expect, it } from 'vitest';
import { uploadOf } from '../../../test/uploads.ts';
import { AppError } from '../../kit/app-error.ts';
import { idOf } from './text-key.ts';
import { kindOfFile, readTranslations } from './translation-files.ts';
import { textsOfCells } from './translation-table.ts';
import { openTranslationTable } from './xlsx-file.ts';

const textsOf = async (content: string | Buffer) => {
  const { entries, rejected, untranslated } = await readTranslations(Buffer.from(content));
  return {
    texts: entries.map(({ key, text, needsWork }) => `${idOf(key)}: ${needsWork ? '? ' : ''}${text}`),
    rejected: rejected.map(({ where, reason }) => `${where}: ${reason}`),
    untranslated,
  };
};

const refusalOf = async (content: string | Buffer): Promise<string> => {
  try {
    await readTranslations(Buffer.from(content));
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return 'taken';
};

const old = (units: string, more = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" ${more}>
<file source-language="it" target-language="de" datatype="x" original="a"><body>${units}</body></file></xliff>`;
const unit = (content: string, id = 'option|G|C', more = ''): string =>
  `<trans-unit id="${id}" xml:space="preserve" ${more}><source>S</source>${content}</trans-unit>`;
const newer = (units: string): string =>
  `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="it" trgLang="de"><file id="f">${units}</file></xliff>`;

const lost = (code: string): string =>
  `option|G|C: It holds ${code} in the place of a tag or a variable that the file does not tell.`;

describe('XLIFF 1.2 of other programs', () => {
  it.each([
    ['plain', '<target>T</target>', 'T'],
    ['with blanks that count', '<target> T\n </target>', ' T\n '],
    ['with CDATA', '<target><![CDATA[<b>T</b> & {x}]]>!</target>', '<b>T</b> & {x}!'],
    ['with entities', '<target>&lt;b&gt;&#x1F697;&#10;&quot;</target>', '<b>🚗\n"'],
    ['with a comment', '<target>T<!-- x -->U</target>', 'TU'],
    ['unfinished', '<target state="needs-translation">T</target>', '? T'],
    ['new', '<target state="new">T</target>', '? T'],
    ['signed off', '<target state="signed-off">T</target>', 'T'],
    ['with a proposal', '<target>T</target><alt-trans><source>X</source><target>Y</target></alt-trans>', 'T'],
    [
      'with segments',
      '<seg-source><mrk mtype="seg" mid="0">S</mrk></seg-source><target><mrk mtype="seg" mid="0">One.</mrk> <mrk mtype="seg" mid="1">Two.</mrk></target>',
      'One. Two.',
    ],
    [
      'of Trados',
      '<target>T</target><sdl:seg-defs><sdl:seg id="1" conf="Translated"><sdl:target>N</sdl:target></sdl:seg></sdl:seg-defs>',
      'T',
    ],
    [
      'of memoQ',
      '<target>T</target><mq:minorversions><mq:historical-unit><target>N</target></mq:historical-unit></mq:minorversions>',
      'T',
    ],
    ['of Angular', '<target>Hallo <x id="INTERPOLATION" equiv-text="{{name}}"/></target>', 'Hallo {{name}}'],
    [
      'with native codes',
      '<target><bpt id="1">&lt;b&gt;</bpt>T<ept id="1">&lt;/b&gt;</ept> <ph id="2">{0}</ph><it pos="open" id="3">&lt;i&gt;</it></target>',
      '<b>T</b> {0}<i>',
    ],
    [
      'with a text in a code',
      '<target><ph id="1">&lt;img alt="<sub>x</sub>"&gt;</ph></target>',
      '<img alt="x">',
    ],
    ['with notes', '<note>n</note><target>T</target><note from="x">m</note>', 'T'],
  ])('is read %s', async (_how, content, text) => {
    expect(await textsOf(old(unit(content), 'xmlns:sdl="a" xmlns:mq="b" xmlns:okp="c" okp:x="1"'))).toEqual({
      texts: [`option|G|C: ${text}`],
      rejected: [],
      untranslated: 0,
    });
  });

  it.each([
    ['<mrk mtype="seg" mid="1">One.</mrk> <mrk mtype="seg" mid="2"/>', 1, 0],
    ['<mrk mtype="seg" mid="1"></mrk> <mrk mtype="seg" mid="2"/>', 0, 1],
  ])(
    'is not taken where segments are still to be translated: %s',
    async (content, rejected, untranslated) => {
      const read = await textsOf(old(unit(`<target>${content}</target>`)));

      expect([read.texts, read.rejected.length, read.untranslated]).toEqual([[], rejected, untranslated]);
    },
  );

  it.each([
    ['<g id="1">T</g>', '<g id="1">'],
    ['T<x id="2"/>', '<x id="2">'],
    ['<bx id="3"/>T', '<bx id="3">'],
    ['<ph id="4"></ph>', '<ph id="4">'],
    ['<b>T</b>', '<b>'],
    ['<sdl:x id="5">T</sdl:x>', '<sdl:x id="5">'],
  ])('is not taken where nobody knows what %s was', async (content, code) => {
    expect(await textsOf(old(unit(`<target>${content}</target>`)))).toEqual({
      texts: [],
      rejected: [lost(code)],
      untranslated: 0,
    });
  });

  it('takes a code that only the source tells from there', async () => {
    const source = '<source><x id="A" equiv-text="{{n}}"/> <ph id="B">&lt;b&gt;</ph><x id="C"/></source>';
    const of = (target: string): string =>
      old(
        `<trans-unit id="option|G|C" xml:space="preserve">${source}<target>${target}</target></trans-unit>`,
      );

    expect((await textsOf(of('<ph id="B"/>T <x id="A"/>'))).texts).toEqual(['option|G|C: <b>T {{n}}']);
    expect((await textsOf(of('T <x id="C"/>'))).rejected).toEqual([lost('<x id="C">')]);
  });

  it('is read from groups, from several files, by a name, and with a prefix', async () => {
    const two = `<xlf:xliff xmlns:xlf="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <xlf:file source-language="it" target-language="de"><xlf:header><xlf:note>x</xlf:note></xlf:header><xlf:body>
        <xlf:group><xlf:group><xlf:trans-unit id="7" resname="option|G|A"><xlf:source>S</xlf:source>
          <xlf:target>
            T
          </xlf:target></xlf:trans-unit></xlf:group></xlf:group></xlf:body></xlf:file>
      <xlf:file source-language="it" target-language="fr"><xlf:body><xlf:trans-unit id="option|G|B">
          <xlf:source>S</xlf:source><xlf:target xml:lang="fr">U</xlf:target></xlf:trans-unit></xlf:body></xlf:file></xlf:xliff>`;
    const read = await readTranslations(Buffer.from(two));

    expect(read).toMatchObject({ language: 'de', sourceLanguage: 'it', rejected: [] });
    expect(read.entries.map(({ language, source, text }) => [language, source, text])).toEqual([
      ['de', 'S', 'T'],
      ['fr', 'S', 'U'],
    ]);
  });

  it('tells of units that are none of ours, and says nothing of those without a target', async () => {
    expect(await textsOf(old(unit('') + unit('<target/>') + unit('<target>T</target>', 'x1')))).toEqual({
      texts: [],
      rejected: ['x1: Its id names none of our texts.'],
      untranslated: 2,
    });
  });

  it('is read with blank lines before its first one', async () => {
    expect((await textsOf(`\n\n${old(unit('<target>T</target>'))}`)).texts).toEqual(['option|G|C: T']);
  });

  it('is read in the encoding that it names, and in Windows line ends', async () => {
    const content = old(unit('<target>Größe\r\nx</target>')).replace('utf-8', 'ISO-8859-15');

    expect((await textsOf(Buffer.from(content, 'latin1'))).texts).toEqual(['option|G|C: Größe\nx']);
    expect(await refusalOf(Buffer.from(content.replace('ISO-8859-15', 'x-none'), 'latin1'))).toBe(
      'The file is written in x-none, which is unknown here. Save it as UTF-8.',
    );
  });
});

describe('XLIFF 2.0 of other programs', () => {
  const of = (content: string, attributes = ''): string =>
    newer(`<group id="g"><unit id="option:G:C" xml:space="preserve" ${attributes}>${content}</unit></group>`);
  const target = (content: string): string =>
    `<segment><source>S</source><target>${content}</target></segment>`;

  it.each([
    ['plain', target('T'), 'T'],
    [
      'in segments',
      `${target('One.')}<ignorable><source> </source></ignorable>${target('Two.')}`,
      'One. Two.',
    ],
    ['unfinished', `<segment state="initial"><source>S</source><target>T</target></segment>`, '? T'],
    ['reviewed', `<segment state="reviewed"><source>S</source><target>T</target></segment>`, 'T'],
    [
      'with a proposal',
      `<mtc:matches xmlns:mtc="m"><mtc:match><source>X</source><target>Y</target></mtc:match></mtc:matches>${target('T')}`,
      'T',
    ],
    [
      'with original data',
      `<originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data><data id="d3"><cp hex="0009"/></data></originalData>${target('<pc id="1" dataRefStart="d1" dataRefEnd="d2">T</pc><ph id="2" dataRef="d3"/>')}`,
      '<b>T</b>\t',
    ],
    [
      'of Angular',
      target(
        '<ph id="0" equiv="INTERPOLATION" disp="{{name}}"/> <pc id="1" dispStart="&lt;i&gt;" dispEnd="&lt;/i&gt;">T</pc>',
      ),
      '{{name}} <i>T</i>',
    ],
    ['with marks', target('<mrk id="m1" type="term">T</mrk><sm id="m2"/>U<em startRef="m2"/>'), 'TU'],
    [
      'with codes apart',
      target('<sc id="1" disp="&lt;u&gt;"/>T<ec startRef="1" disp="&lt;/u&gt;"/>'),
      '<u>T</u>',
    ],
  ])('is read %s', async (_how, content, text) => {
    expect(await textsOf(of(content))).toEqual({
      texts: [`option|G|C: ${text}`],
      rejected: [],
      untranslated: 0,
    });
  });

  it.each([
    [
      'a code that is told nowhere',
      of(target('<pc id="1">T</pc>')),
      lost('<pc id="1">').replaceAll('|', ':'),
    ],
    [
      'half of its segments',
      of(`${target('T')}<segment><source>S</source></segment>`),
      'option:G:C: Only some of its segments are translated.',
    ],
    [
      'an empty one among its segments',
      of(`${target('T')}<segment><source>S</source><target></target></segment>`),
      'option:G:C: Only some of its segments are translated.',
    ],
    [
      'cases of a plural',
      of(target('T'), 'xmlns:pgs="p" pgs:switch="plural:n"'),
      'option:G:C: It has plural forms, which our texts have not.',
    ],
  ])('is not taken with %s', async (_what, content, reason) => {
    expect(await textsOf(content)).toEqual({ texts: [], rejected: [reason], untranslated: 0 });
  });
});

describe('PO of other programs', () => {
  const entry = (content: string): string =>
    `\ufeff# Someone\nmsgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n${content}`;

  it.each([
    ['plain', 'msgctxt "option|G|C"\nmsgid "S"\nmsgstr "T"\n', ['option|G|C: T'], []],
    [
      'fuzzy',
      '#. x\n#: y:7\n#, c-format, fuzzy\n#| msgid "old"\nmsgctxt "option|G|C"\nmsgid "S"\nmsgstr "T"\n',
      ['option|G|C: ? T'],
      [],
    ],
    [
      'in several lines',
      'msgctxt ""\n"option|"\n"G|C"\nmsgid "S"\nmsgstr ""\n"One\\n"\n"\\"two\\"\\t\\\\n"\n',
      ['option|G|C: One\n"two"\t\\n'],
      [],
    ],
    ['with Windows line ends', 'msgctxt "option|G|C"\r\nmsgid "S"\r\nmsgstr "T"\r\n', ['option|G|C: T'], []],
    [
      'with entries that are no longer used',
      'msgctxt "option|G|C"\nmsgid "S"\nmsgstr "T"\n\n#~ msgctxt "option|G|D"\n#~ msgid "S"\n#~ msgstr "U"\n',
      ['option|G|C: T'],
      [],
    ],
    [
      'with plurals',
      'msgctxt "option|G|C"\nmsgid "S"\nmsgid_plural "P"\nmsgstr[0] "T"\nmsgstr[1] "U"\n',
      [],
      ['option|G|C: It has plural forms, which our texts have not.'],
    ],
    [
      'of others',
      'msgid "S"\nmsgstr "T"\n',
      [],
      ['msgid "S": Its context (msgctxt) names none of our texts.'],
    ],
    [
      'with a source called __proto__',
      'msgctxt "option|G|C"\nmsgid "__proto__"\nmsgstr "T"\n',
      ['option|G|C: T'],
      [],
    ],
  ])('is read %s', async (_how, content, texts, rejected) => {
    expect(await textsOf(entry(content))).toEqual({ texts, rejected, untranslated: 0 });
  });

  it('is read in the charset that it names', async () => {
    const content = entry('msgctxt "option|G|C"\nmsgid "S"\nmsgstr "Größe"\n')
      .slice(1)
      .replace('UTF-8', 'iso-8859-1');
    expect((await textsOf(Buffer.from(content, 'latin1'))).texts).toEqual(['option|G|C: Größe']);
  });
});

describe('JSON of other programs', () => {
  it.each([
    [
      'nested',
      '{"option":{"G":{"C":"T","C|description":"D"}}}',
      ['option|G|C: T', 'option|G|C|description: D'],
      [],
    ],
    ['without a group', '{"option":{"C":"T"}}', ['option||C: T'], []],
    ['flat', '{"option.G.C":"T","option|G|D":"U"}', ['option|G|C: T', 'option|G|D: U'], []],
    ['with a mark', '\ufeff{"option":{"G":{"C":"T"}}}', ['option|G|C: T'], []],
    [
      'with numbers and lists',
      '{"option":{"G":{"A":7,"B":["x"],"C":null}}}',
      [],
      ['A', 'B', 'C'].map((code) => `option.G.${code}: It is not a text: put it in quotes.`),
    ],
    [
      'too deep',
      '{"option":{"G":{"C":{"d":"x"}}}}',
      [],
      ['option.G.C: It lies deeper than a code, where no text of ours is.'],
    ],
    [
      'of others',
      '{"home":{"G":{"C":"T"}},"a.b":"c"}',
      [],
      ['home.G.C: Its key names none of our texts.', 'a.b: Its key names none of our texts.'],
    ],
    [
      'with __proto__',
      '{"__proto__":{"G":{"C":"T"}},"option":{"__proto__":{"constructor":"U"}}}',
      ['option|__proto__|constructor: U'],
      ['__proto__.G.C: Its key names none of our texts.'],
    ],
  ])('is read %s', async (_how, content, texts, rejected) => {
    expect(await textsOf(content)).toEqual({ texts, rejected, untranslated: 0 });
    expect(({} as Record<string, unknown>)['G']).toBeUndefined();
  });
});

describe('a table of other programs', () => {
  it('has its columns in any order and case, and others beside them', async () => {
    const csv = [
      'Remark;DE;Field;CODE;kind;group;xx;Source',
      'x;T;label;C;option;G;y;S',
      'x;;Label;D;OPTION;;y;S',
      'x;T;label;C;car;G;y;S',
      'x;T;name;C;option;G;y;S',
      'x;T;label;;option;G;y;S',
    ].join('\r\n');
    const table = await openTranslationTable(await uploadOf('a.csv', Buffer.from(csv)), ['de', 'fr']);
    const rows = [];
    for await (const { row, cells } of table.rows) rows.push([row, textsOfCells(cells, table.languages)]);
    const key = { kind: 'option', group: 'G', code: 'C', model: 'DEFAULT', exceptModel: '', field: 'label' };
    const said = { source: 'S', exportedAt: undefined, isUnfinished: false };
    const kinds =
      'interfaceLabel, option, accessory, customerProgramme, colour, editorialPlaceholder, editorialContent';

    expect(table.languages).toEqual(['de']);
    expect(rows).toEqual([
      [2, { key, texts: { de: 'T' }, ...said }],
      [3, { key: { ...key, code: 'D', group: '' }, texts: {}, ...said }],
      [4, { column: 'kind', value: 'car', reason: `One of: ${kinds}` }],
      [5, { column: 'field', value: 'name', reason: 'One of: label, description, content' }],
      [6, { column: 'code', value: '', reason: 'A text has a code' }],
    ]);
  });
});

describe('a file that is none', () => {
  const deep = (depth: number): string => old(`${'<group>'.repeat(depth)}${'</group>'.repeat(depth)}`);
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';

  it.each([
    ['', 'The file is empty.'],
    ['nothing', 'The file is neither XLIFF nor PO, JSON or XLSX. Export the texts and translate that file.'],
    ['%PDF-1.7', 'The file is neither XLIFF nor PO, JSON or XLSX. Export the texts and translate that file.'],
    ['<html></html>', 'The file is XML, but not XLIFF. Export the texts again, or choose another file.'],
    [old('<trans-unit>'), 'The file is not well-formed XML: look at line 3, or export it again.'],
    [
      old(unit('<target>&a;</target>')),
      'The file is not well-formed XML: look at line 3, or export it again.',
    ],
    [
      old('').replace('<xliff', `${bomb}<xliff`),
      'The file has a document type, which XLIFF has no need of. Remove the line <!DOCTYPE …>.',
    ],
    [deep(98), 'No program for translators writes files like this one. Export the texts again.'],
    [deep(97), 'taken'],
    ['[1]', 'The JSON file holds no keys with texts. Export the texts again.'],
    ['{"a":', 'The file is not readable JSON. Export it again, or choose another file.'],
    ['msgid "a"\nmsgstr "b"c\n"', 'The file is not a readable PO file: check the quotes near line 3.'],
  ])('is refused with a sentence: %j', async (content, reason) => {
    expect(await refusalOf(content)).toBe(reason);
  });

  it('is told by its content', () => {
    expect(
      ['PK\u0003', '\ufeff<?xml', '  {', '# x', 'msgid ""', 'x', '<a>'].map((content) =>
        kindOfFile(Buffer.from(content)),
      ),
    ).toEqual(['table', 'xliff', 'json', 'po', 'po', undefined, 'xliff']);
  });

  // Anything that is not read in one pass would take minutes.
  it.each([
    old(unit('<target>T</target>').repeat(10_000)),
    old(unit(`<target>${'<mrk>'.repeat(50)}${'x&amp;'.repeat(200_000)}${'</mrk>'.repeat(50)}</target>`)),
    old(unit(`<target>${'<x id="1"/>'.repeat(100_000)}</target>`)),
    old(`<trans-unit ${Array.from({ length: 50_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`),
    `${'<'.repeat(1_000_000)}`,
    `{${'"a":{'.repeat(100_000)}`,
    `${'['.repeat(1_000_000)}`,
    `msgid ""\nmsgstr ""\n${'\n'.repeat(1_000_000)}`,
    `#${'\n#,'.repeat(200_000)}\nmsgid "a"\nmsgstr "${'\\\\'.repeat(200_000)}"`,
  ])('or is a large one takes a moment (%#)', async (content) => {
    const begun = performance.now();
    await refusalOf(content);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
