import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sameInBoth } from './sameInBoth';
import { textsOutside } from './textsOutside';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(src + path, 'utf8');
const areas = readdirSync(new URL('it', import.meta.url)).map((name) => name.replace('.json', ''));
const italianOf = (area: string) => JSON.parse(read(`texts/it/${area}.json`)) as Record<string, string>;

/** The landing page has words in many languages; the others are for developers, and for whoever starts the mock. */
const elsewhere =
  /^(texts|test|mock|screens\/landing|app\/landing)\/|^(landing|main)\.tsx|mockChoice|\.gen\./;
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|^texts\.ts/.test(path) && !elsewhere.test(path),
  );

const quoted = new Set<string>();
(function collect(node: ts.Node) {
  if (ts.isStringLiteralLike(node)) quoted.add(node.text);
  ts.forEachChild(node, collect);
})(ts.createSourceFile('texts.ts', read('texts.ts'), ts.ScriptTarget.Latest));

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(areas)('the texts of %s', (area) => {
  const italian = italianOf(area);

  it('are all there in Italian, with the placeholders of the English ones', () => {
    const broken = Object.entries(italian).filter(
      ([english, text]) =>
        text.trim() === '' || String(placeholdersOf(text)) !== String(placeholdersOf(english)),
    );

    expect(broken).toEqual([]);
  });

  it('are Italian in Italian and English in English', () => {
    const same = Object.entries(italian).filter(
      ([english, text]) => english === text && !sameInBoth.has(text) && !quoted.has(text),
    );

    expect(same).toEqual([]);
  });

  it('are whole, and call what they hold by its name', () => {
    const isFragment = (text: string) =>
      /^[\s,.;:)]|[\s,(]$/.test(text) ||
      /^(\{(one|many)\} )?(is|are|has|have|was|were|becomes|stops|will|but|of|and|or|more)\b/.test(text) ||
      / (has|have|of|with|but)$/.test(text);
    const isNameless = (text: string) => /\{(value|[A-Z]\w*|\w*\d)\}/.test(text);

    expect(Object.keys(italian).filter((text) => isFragment(text) || isNameless(text))).toEqual([]);
  });

  it('are all used', () => {
    const users = modules.map(read).filter((text) => text.includes(`texts/${area}.gen'`));
    const isUsed = (text: string) => {
      const written = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
      const ways = [
        `'${written.replaceAll("'", "\\'")}'`,
        `'${written}'`,
        `"${written.replaceAll('"', '\\"')}"`,
      ];
      return users.some((source) => ways.some((way) => source.includes(way)));
    };

    expect(Object.keys(italian).filter((text) => !isUsed(text))).toEqual([]);
  });
});

it('has no text among those that are the same in both languages that is not there', () => {
  const all = new Set(areas.flatMap((area) => Object.keys(italianOf(area))));

  expect([...sameInBoth].filter((text) => !all.has(text))).toEqual([]);
});

describe('a text outside the catalogue', () => {
  it('is found as text, attribute, property, choice, template and value of another text', () => {
    const source = `
      const nouns = { one: 'label', many: t('labels') };
      const view = (a: boolean) => (
        <Card className="red" title={a ? 'New campaign' : t('Old campaign')} aria-label={\`Row \${a}\`}>
          Some words {t('Known words')} <b>{a && 'Please wait.'} {a ? 'one' : 'more'}</b>
          {t('Cars {how} it', { how: a ? 'with' : t('without'), unit: '%' })}
          <Field note="in percent" placeholder="any name" saveLabel="Keep" key={\`row-\${a}\`} />
        </Card>
      );
      const fields = { note: 'with tax', ...of('vat', 'VAT rate'), changes: \`\${a} changes\`, one: '1 change' };
      const what = a ? 'day' : t('hour');
      const icons = { kept: [Tick, 'done'], broken: [Cross, t('not met')], code: 'left' };`;

    expect(textsOutside('Card.tsx', source, (text) => text === 'Quoted')).toEqual([
      'label',
      'New campaign',
      'Row {}',
      'Some words',
      'Please wait.',
      'one',
      'more',
      'with',
      'in percent',
      'any name',
      'Keep',
      'with tax',
      'VAT rate',
      '{} changes',
      '1 change',
      'day',
      'done',
    ]);
  });

  it('is nowhere', () => {
    // A word that is quoted on one screen and ours on another is written by its name in texts.ts where it is quoted.
    const ours = new Set(
      areas
        .flatMap((area) => Object.entries(italianOf(area)))
        .flatMap(([text, it]) => (text === it ? [] : [text])),
    );
    const isQuoted = (text: string) => quoted.has(text) && !ours.has(text);
    const found = modules.flatMap((path) =>
      textsOutside(path, read(path), isQuoted).map((text) => `${path}: ${text}`),
    );

    expect(found).toEqual([]);
  });
});

it('is what no stylesheet looks for, since a text is another one in Italian', () => {
  const byText = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .filter((path) => /\[(?:aria-label|title|placeholder|alt)[~|^$*]?=/.test(read(path)));

  expect(byText).toEqual([]);
});
