// The generator writes all calls into one object, which every page would load. Here they are split into one file per area of
// openapi.yaml (the tag of the operation), so that a screen loads only its own; the calls made at startup are an area of their own.

/** Calls made before any screen is open: sign-in, session, selectors and menu of the frame. */
const startOperations = new Set([
  'getToken',
  'checkLoggedIn',
  'logout',
  'getCcfUrl',
  'getMenuList',
  'getLangList',
  'getModelListJsonByCountry',
  'getConsoleConfigValue',
]);

const head = '// Generated from openapi.yaml by npm run generate.\n';

export async function splitEndpoints(text, document) {
  const { default: ts } = await import('typescript');
  const source = ts.createSourceFile('endpoints.ts', text, ts.ScriptTarget.Latest, true);
  const tags = source.statements.find((each) => declares(ts, each, 'addTagTypes'));
  const injection = source.statements.find((each) => declares(ts, each, 'injectedRtkApi'));
  if (!tags || !injection) throw new Error('The format of the generated endpoints has changed.');
  const areas = callsByArea(endpointsIn(ts, injection), areasOf(document));
  const types = source.statements.filter((each) => ts.isTypeAliasDeclaration(each)).map(typeOf);
  const names = [...areas.keys()];

  return new Map([
    ['calls/tags.gen.ts', head + tags.getText().replace('addTagTypes', 'tagTypes')],
    ...names.map((area) => [`calls/${area}.gen.ts`, areaFile(area, areas.get(area))]),
    [
      'endpoints.gen.ts',
      [
        `${head}import type { FileReply } from './baseQuery';`,
        ...names.map((area) => `import type { ${area}Calls } from './calls/${area}.gen';`),
        ...names.map((area) => `export * from './calls/${area}.gen';`),
        '/** Every call by its operationId, whatever its area. */',
        `export type EveryCall = ${names.map((area) => `typeof ${area}Calls.endpoints`).join(' & ')};`,
        ...types,
      ].join('\n'),
    ],
  ]);
}

const declares = (ts, statement, name) =>
  ts.isVariableStatement(statement) && statement.declarationList.declarations[0].name.getText() === name;

function endpointsIn(ts, injection) {
  const [{ initializer }] = injection.declarationList.declarations;
  const build = initializer.arguments[0].properties.find(({ name }) => name.getText() === 'endpoints');
  return ts.skipParentheses(build.initializer.body).properties;
}

function areasOf({ paths }) {
  const operations = Object.values(paths).flatMap(Object.values);
  const areaOf = ({ operationId, tags: [tag] }) =>
    startOperations.has(operationId) ? 'start' : tag[0].toLowerCase() + tag.slice(1);
  return new Map(
    operations.filter(({ operationId }) => operationId).map((each) => [each.operationId, areaOf(each)]),
  );
}

function callsByArea(endpoints, areaOf) {
  const areas = new Map();
  for (const endpoint of endpoints) {
    const area = areaOf.get(endpoint.name.getText());
    areas.set(area, [...(areas.get(area) ?? []), endpoint]);
  }
  return areas;
}

function areaFile(area, endpoints) {
  const texts = endpoints.map((endpoint) => endpoint.getText());
  const types = texts.flatMap((each) => /build\.\w+<\s*(\w+),\s*(\w+)\s*>/.exec(each).slice(1));
  const hooks = endpoints.flatMap((endpoint) => hooksOf(endpoint.name.getText(), endpoint.getText()));
  return `${head}import { emptyApi } from '../empty-api';
    import type { ${types.join(', ')} } from '../endpoints.gen';
    export const ${area}Calls = emptyApi.injectEndpoints({
      endpoints: (build) => ({ ${texts.join(',\n')} }),
      overrideExisting: false,
    });
    export const { ${hooks.join(', ')} } = ${area}Calls;`;
}

function hooksOf(name, text) {
  const noun = name[0].toUpperCase() + name.slice(1);
  return /build\.query</.test(text) ? [`use${noun}Query`, `useLazy${noun}Query`] : [`use${noun}Mutation`];
}

/** Downloads are described as bytes, which cannot live in a store; the base query returns a FileReply instead. */
function typeOf(alias) {
  const text = alias.getText();
  return /ApiResponse$/.test(alias.name.getText()) ? text.replace(/\bBlob;$/, 'FileReply;') : text;
}
