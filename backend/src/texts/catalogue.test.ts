import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../http/contract.ts';
import { titleOf, type ValueSchema } from '../http/request-schemas.ts';
import { untranslatedTexts } from '../../test/untranslated-texts.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(src + path, 'utf8');
const areas = readdirSync(new URL('it', import.meta.url)).map((name) => name.replace('.json', ''));
const italianOf = (area: string) => JSON.parse(read(`texts/it/${area}.json`)) as Record<string, string>;

const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.ts$/.test(path) && !/\.test\.|\.d\.ts$|\.gen\.|^texts\//.test(path));

/** English for everybody: what is carried in a file, what programs read, and what nobody reads. */
const inEnglish =
  /(expired-sessions|used-tokens)\.job\.ts$|-workbook\.ts$|\.export\.ts$|(diff-lines|pair-members)\.ts$|features\/(images|health)\/|client-errors\.ts$|sso-token\.ts$|downpayment\.repository\.ts$|^(database|commands|jobs)\/|^(config|main|start-problem)\.ts$|kit\/(mailer|workbook\.|transaction|cache)|http\/(request-log|run-operation|frontend-files|openapi-validator-patches)/;
/** What nobody reads either: the reason of a refused link in the log, what takes the place of a code, what is translated where it is shown. */
const unread = ['unknown or inactive user', 'number in row {}', 'New password'];
const nouns = italianOf('nouns');
/** Quoted texts (decision B-01), the same in both languages. */
const quoted = [
  'Inserisci tutti i campi obbligatori',
  'il campo Comparison Equipment Position deve essere un numero',
  'il campo ADM non deve superare i due caratteri',
  'il campo {} deve essere un anno',
  'Le due password non combiaciano',
  'Le due password non combaciano',
  'Descrption required',
  'Description required',
  'Description already present',
  'Downpayment value alredey exists for this country',
  'Model active',
  'Model not active',
  'No edit info',
  'Min MY',
  'Main Window',
  'Check Grid {}: {} ({})',
];

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

  it('stand in the order of the English ones', () => {
    expect(Object.keys(italian)).toEqual(Object.keys(italian).sort());
  });

  // Those of the contract are looked for below.
  it.skipIf(area === 'contract')('are all used', () => {
    const users = modules
      .map(read)
      .filter((text) => text.includes(`texts/${area}.ts'`) || ['menu', 'nouns'].includes(area));
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

// A node of the document.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

/** The titles and messages of everything that a request may hold: what a refusal may call a value. */
function wordsOfContract(): Set<string> {
  const contract = loadContract();
  const words = new Set<string>();
  const found = (node: Node): Node =>
    node?.$ref
      ? {
          ...found(
            (node.$ref as string)
              .slice(2)
              .split('/')
              .reduce((at: Node, key) => at[key], contract),
          ),
          ...node,
          $ref: undefined,
        }
      : node;
  const alternatives = (node: Node, depth = 0): ValueSchema[] => {
    const schema = found(node) as ValueSchema | undefined;
    if (!schema || depth > 8) return [];
    const { oneOf = [], anyOf = [], allOf = [], then, else: otherwise } = schema;
    return [
      schema,
      ...[...oneOf, ...anyOf, ...allOf, then, otherwise].flatMap((one) => alternatives(one, depth + 1)),
    ];
  };
  const walk = (node: Node, depth = 0): void => {
    if (depth > 10) return;
    for (const schema of alternatives(node)) {
      if (schema['x-message']) words.add(schema['x-message']);
      for (const [name, one] of Object.entries(schema.properties ?? {})) note(name, one, depth + 1);
      if (schema.items) walk(schema.items, depth + 1);
    }
  };
  const note = (name: string, node: Node, depth = 0): void => {
    words.add(titleOf({ name, schemas: alternatives(node) }));
    walk(node, depth);
  };
  for (const item of Object.values<Node>(contract.paths))
    for (const operation of Object.values<Node>(item)) {
      for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(found))
        note(parameter.name, parameter.schema);
      for (const { schema } of Object.values<Node>(found(operation.requestBody)?.content ?? {})) walk(schema);
    }
  return words;
}

it('every title and message of the contract that a refusal may say is there, and no other', () => {
  expect(Object.keys(italianOf('contract'))).toEqual([...wordsOfContract()].sort());
});

describe('a text outside the catalogue', () => {
  it('is found in refusals, in what replies say, and wherever it is a sentence', () => {
    const source = `
      const GONE = 'This label does not exist.';
      const plan = { reason: isThere ? 'taken already' : t('free'), code: 'A B' };
      if (!file) throw invalid('no file', [{ field, message: \`A \${kind} is required.\` }]);
      log.info({}, 'Something that nobody reads');
      const cell = html\`<td class="num">\${price} Standard</td>\${html\`<th>\${t('Price')}</th>\`}\`;
      throw conflict(t('Known words'), [], { current });`;

    expect(untranslatedTexts('any.ts', source, (text) => text === 'Quoted')).toEqual([
      'This label does not exist.',
      'taken already',
      'no file',
      'A {} is required.',
      'Standard',
    ]);
  });

  it('is nowhere', () => {
    const found = modules
      .filter((path) => !inEnglish.test(path))
      .flatMap((path) =>
        untranslatedTexts(
          path,
          read(path),
          (text) => [...quoted, ...unread].includes(text) || text in nouns,
        ).map((text) => `${path}: ${text}`),
      );

    expect(found).toEqual([]);
  });
});
