// The conventions of openapi.yaml and mocks/. Redocly checks that examples match their schemas.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fromBuffer } from 'yauzl';
import {
  loadDocument,
  nodesOf,
  ROOT,
  successStatus,
  type DocumentedOperation,
  type Node,
  type Parameter,
} from './document.ts';
import { interactions } from './interactions/index.ts';

const { text, document, operations, deref } = loadDocument();
const all = [...operations.values()];

const breaking = (isBroken: (operation: DocumentedOperation) => boolean): string[] =>
  all.filter(isBroken).map(({ operationId }) => operationId);

const VERBS = 'list|get|find|create|update|delete|export|preview|import|restore';
/** Operations named after a business term, not after verb and noun. */
const OWN_WORDS = [
  'checkLoggedIn',
  'logout',
  'checkLive',
  'checkReady',
  'changeColLabelInColItem',
  'changeOptLabelInOptItem',
  'runGridUpdate',
  'clearGridCache',
  'clearAllCache',
  'checkGrid',
  'checkCountryGrid',
  'checkIfExistVeteleActive',
  'cancelJobRun',
  'saveMarketDataModelAndOpt',
  'saveEquipmentList',
  'saveMarketDataTaxes',
  'saveAlternativePriceList',
  'savePriceSolTaxes',
  'uploadPricelistFromExcel',
  'uploadCommercialPacksFromExcel',
  'uploadImplicitPacksFromExcel',
  'ssoLogin',
  'saveSolCountryTaxes',
  'setSolCampaignActive',
  'setDownpaymentActive',
  'checkDownpayment',
  'checkSolModelActive',
  'changeSolModelVisibility',
  'markTranslation',
  'copyTranslations',
  'undoTranslationCopy',
  'runBulkChange',
  'undoBulkChange',
  'startPriceRun',
  'undoPriceRun',
  'runApiJsonCompareAll',
  'runApiJsonCompareOne',
];
const SCOPES = ['ccadm', 'useradmin', 'price', 'pack', 'sol'];

it('has no line that a screen does not hold', () => {
  const long = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.length > 120 ? [`${at + 1}: ${line.length}`] : []));

  expect(long).toEqual([]);
});

describe('every operation', () => {
  const isVerbAndNoun = (id: string) => new RegExp(`^(${VERBS})[A-Z][A-Za-z0-9]*$`).test(id);

  it('is named by a verb and a noun, or by a listed word of its own', () => {
    const named = ({ operationId: id }: DocumentedOperation) => isVerbAndNoun(id) || OWN_WORDS.includes(id);

    expect(breaking((operation) => !named(operation))).toEqual([]);
    expect(OWN_WORDS.filter((id) => isVerbAndNoun(id) || !operations.has(id))).toEqual([]);
  });

  it('has a path below /ccb, written out', () => {
    expect(breaking(({ path }) => !path.startsWith('/ccb/'))).toEqual([]);
  });

  it('has exactly one tag, and it is declared', () => {
    const declared = document.tags.map(({ name }: { name: string }) => name);

    expect(breaking(({ tags }) => tags.length !== 1 || !declared.includes(tags[0]))).toEqual([]);
  });

  it('has a summary of one sentence', () => {
    expect(breaking(({ summary }) => !/^[A-Z][^.]*\.$/.test(summary))).toEqual([]);
  });

  it('needs a session exactly where its path says so', () => {
    expect(breaking(({ path, isSecured }) => path.startsWith('/ccb/auth/') !== isSecured)).toEqual([]);
  });

  it('asks for known rights only', () => {
    expect(breaking(({ scopes }) => scopes.some((scope) => !SCOPES.includes(scope)))).toEqual([]);
  });

  it('may refuse as any other: invalid input, no session, no right, a fault', () => {
    const examplesOfDefault = ({ responses }: DocumentedOperation): string[] =>
      Object.values<Node>(responses.default?.content ?? {}).flatMap(({ examples }) => Object.keys(examples));

    expect(
      breaking((operation) =>
        ['failed', 'refused400', 'refused401', 'refused403'].some(
          (name) => !examplesOfDefault(operation).includes(name),
        ),
      ),
    ).toEqual([]);
  });

  it('has a default example of its success', () => {
    const exampleOf = (operation: DocumentedOperation): string => {
      const [media] = Object.values<Node>(operation.responses[successStatus(operation)].content);
      return media.examples?.default?.$ref ?? '';
    };
    const isThere = (operation: DocumentedOperation): boolean =>
      exampleOf(operation) === `./mocks/${operation.tags[0]}/${operation.operationId}.default.json` &&
      existsSync(join(ROOT, exampleOf(operation)));

    expect(breaking((operation) => !isThere(operation))).toEqual([]);
  });

  it('has an example of every refusal', () => {
    // A 304 has no content to show.
    const isShown = ([status, response]: [string, Node]): boolean =>
      status === '304'
        ? response.content === undefined
        : Object.values<Node>(response.content).every(
            (media) => Object.keys(media.examples ?? {}).length > 0,
          );

    expect(breaking(({ responses }) => !Object.entries<Node>(responses).every(isShown))).toEqual([]);
  });

  it('has a row in the contract', () => {
    const rows = new Set<string>(
      interactions.filter(({ status }) => status === undefined).map(({ operation }) => operation),
    );

    expect(breaking(({ operationId }) => !rows.has(operationId))).toEqual([]);
  });

  it('stands with its tag, in the order of the tags', () => {
    const order = all.map(({ tags }) => tags[0]).filter((tag, index, tags) => tag !== tags[index - 1]);

    expect(order).toEqual(document.tags.map(({ name }: { name: string }) => name));
  });
});

describe('every value that comes in', () => {
  const parametersBreaking = (isBroken: (parameter: Parameter, schema: Node) => boolean): string[] =>
    all.flatMap(({ operationId, parameters }) =>
      parameters
        .filter((parameter) => isBroken(parameter, deref(parameter.schema)))
        .map(({ name }) => `${operationId}: ${name}`),
    );
  const isFreeText = ({ in: place }: Parameter, schema: Node): boolean =>
    place === 'query' && schema.type === 'string' && !schema.enum && !schema.pattern && !schema.format;

  it('may be empty where it is free text', () => {
    expect(
      parametersBreaking((parameter, schema) => isFreeText(parameter, schema) && !parameter.allowEmptyValue),
    ).toEqual([]);
  });

  it('has a greatest length or a list of values where it is text', () => {
    const isBoundless = (schema: Node): boolean =>
      [schema.type].flat().includes('string') &&
      !schema.enum &&
      !schema.const &&
      schema.format !== 'binary' &&
      schema.maxLength === undefined;
    const bodies = all.flatMap(({ operationId, requestBody }) =>
      schemasOf(requestBody)
        .filter(([, schema]) => isBoundless(schema))
        .map(([path]) => `${operationId}: ${path}`),
    );

    expect(parametersBreaking((_parameter, schema) => isBoundless(schema))).toEqual([]);
    expect(bodies).toEqual([]);
  });

  it('says nothing that is not asked for: bodies are closed', () => {
    const open = all.flatMap(({ operationId, requestBody }) =>
      Object.values<Node>(requestBody?.content ?? {})
        .map(({ schema }) => deref(schema))
        .filter((schema) => schema.type === 'object' && schema.additionalProperties !== false)
        .map(() => operationId),
    );

    expect(open).toEqual([]);
  });
});

function schemasOf(node: Node, path = '', seen = new Set<unknown>()): [string, Node][] {
  const found = deref(node);
  if (found === null || typeof found !== 'object' || seen.has(found)) return [];
  seen.add(found);
  const own: [string, Node][] = 'type' in found && typeof found.type !== 'object' ? [[path, found]] : [];
  if (Array.isArray(found.type)) own.push([path, found]);
  return [
    ...own,
    ...Object.entries(found).flatMap(([key, value]) => schemasOf(value, `${path}/${key}`, seen)),
  ];
}

const mocks = (): string[] =>
  readdirSync(join(ROOT, 'mocks'))
    // Operations that answer with them.
    .filter((folder) => folder !== 'engine')
    .flatMap((folder) => readdirSync(join(ROOT, 'mocks', folder)).map((file) => `${folder}/${file}`));

describe('the document', () => {
  it('gives every whole number a maximum', () => {
    const boundless = [...nodesOf(document)]
      .filter(([, node]) => [node.type].flat().includes('integer') && node.maximum === undefined)
      .map(([path]) => path);

    expect(boundless).toEqual([]);
  });

  it('uses every component', () => {
    const unused = Object.entries<Node>(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, components]) => Object.keys(components).map((name) => `#/components/${kind}/${name}`))
      .filter((ref) => !text.includes(`'${ref}'`));

    expect(unused).toEqual([]);
  });

  it('uses every file in mocks/, and each says what it shows', () => {
    const files = mocks();
    const summaries = files.map(
      (file) => JSON.parse(readFileSync(join(ROOT, 'mocks', file), 'utf8')).summary,
    );

    expect(files.filter((file) => !text.includes(`./mocks/${file} `))).toEqual([]);
    expect(files.filter((_file, index) => !summaries[index])).toEqual([]);
  });

  it('names a mock after the tag, the operation and the variant', () => {
    const misnamed = mocks().filter((file) => {
      const [folder, name = ''] = file.split('/');
      const [owner = '', variant, ending, ...more] = name.split('.');
      const home = owner === 'problem' ? 'problem' : operations.get(owner)?.tags[0];
      return folder !== home || !variant || ending !== 'json' || more.length > 0;
    });

    expect(misnamed).toEqual([]);
  });

  it('writes file replies in place, where the pact comparison finds them', () => {
    const referenced = Object.entries<Node>(document.components.responses)
      .filter(([, { content = {} }]) => Object.keys(content).some((type) => type !== 'application/json'))
      .map(([name]) => name);

    expect(referenced).toEqual([]);
  });

  it('is linted with its examples checked against their schemas', () => {
    const { rules } = parse(readFileSync(join(ROOT, 'redocly.yaml'), 'utf8')) as Node;
    const testRun = readFileSync(join(ROOT, '.run', 'test.mjs'), 'utf8');

    expect(rules['no-invalid-media-type-examples']).toBe('error');
    expect(testRun).toMatch(/'redocly'\), 'lint'/);
  });
});

const examplesOf = (media: string): { $ref: string }[] =>
  all.flatMap(({ responses }) =>
    Object.values<Node>(responses)
      .flatMap((response) => Object.entries<Node>(deref(response).content ?? {}))
      .filter(([type]) => type.includes(media))
      .flatMap(([, { examples: named }]) => Object.values<{ $ref: string }>(named)),
  );

it('shows archives that open, though an example is text', async () => {
  const examples = examplesOf('application/zip');
  expect(examples.length).toBeGreaterThan(0);

  for (const { $ref: file } of examples) {
    const { value } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { value: string };
    const entries = await new Promise<number>((resolve, reject) =>
      fromBuffer(Buffer.from(value), (error, archive) =>
        archive ? resolve(archive.entryCount) : reject(error ?? new Error(file)),
      ),
    );
    expect([file, entries]).toEqual([file, 1]);
  }
});

it('shows workbooks that open, though an example is text', async () => {
  const examples = examplesOf('spreadsheetml');
  expect(examples.length).toBeGreaterThan(10);

  for (const { $ref: file } of examples) {
    const { value } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { value: string };
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(Buffer.from(value) as unknown as ArrayBuffer);
    expect([file, workbook.worksheets[0]?.rowCount]).toEqual([file, expect.any(Number)]);
  }
});
