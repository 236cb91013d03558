// Which modules may import which, as one lint rule: zones are derived from folder names, so a new feature needs no entry here.
import { dirname, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isTest = (file) =>
  /\.(test|stories)\.tsx?$/.test(file) ||
  /^(backend\/(test|bench)|frontend\/(e2e|src\/test)|contracts|stories)\//.test(file);

const packageHomes = [
  {
    packages: /^semantic-ui-react(\/|$)/,
    home: /^frontend\/src\/ui\//,
    reason: 'semantic-ui-react is wrapped once, in frontend/src/ui',
  },
  {
    packages: /^@reduxjs\/toolkit(\/|$)/,
    home: /^(frontend\/src\/(app|api)|contracts|stories)\//,
    reason: 'client state belongs in frontend/src/app and frontend/src/api',
  },
  {
    packages: /^express(-openapi-validator)?(\/|$)/,
    home: /^backend\/(src\/(http\/|app\.ts|main\.ts)|test\/|bench\/)/,
    reason: 'only backend/src/http uses Express; a handler returns a value',
  },
  {
    packages: /^(typeorm|pg)(\/|$)/,
    home: /^(backend\/(src\/((kit|database|commands)\/|http\/run-operation\.ts|app\.ts|main\.ts|commands\.ts|features\/.*\.(entity|list|repository)\.ts)|test\/|bench\/)|contracts\/)/,
    // run-operation opens the only transaction of a request.
    reason: 'SQL belongs in *.entity, *.list, *.repository, kit and database',
    exceptTests: true,
  },
];

const fileHomes = [
  {
    file: /^backend\/src\/http\/operations\.gen$/,
    home: /^backend\/src\/(http\/|kit\/contract\.ts|features\/.*\.handlers\.ts)/,
    reason: 'the generated types are read in http, in kit/contract.ts and in *.handlers.ts',
    exceptTests: true,
  },
  {
    file: /^frontend\/src\/api\/endpoints\.gen$/,
    home: /^frontend\/src\/api\/index\.ts/,
    reason: 'import from frontend/src/api instead of the generated file',
  },
];

/** From zone to allowed imports, as path prefixes; the first match decides. `$1` is the matched folder. */
const zones = [
  [/^frontend\/src\/(app\/|main\.tsx)/, ['frontend/src/', 'contracts/rules/']],
  [
    /^frontend\/src\/screens\/([^/]+)\//,
    [
      'frontend/src/screens/$1/',
      'frontend/src/kit/',
      'frontend/src/ui/',
      'frontend/src/api/',
      'frontend/src/texts',
      'contracts/rules/',
    ],
  ],
  [
    /^frontend\/src\/kit\//,
    ['frontend/src/kit/', 'frontend/src/ui/', 'frontend/src/texts', 'contracts/rules/'],
  ],
  [/^frontend\/src\/ui\//, ['frontend/src/ui/', 'frontend/src/texts', 'contracts/rules/']],
  [/^frontend\/src\/api\//, ['frontend/src/api/', 'frontend/src/texts', 'contracts/rules/']],
  [/^frontend\/src\/texts\//, ['frontend/src/texts', 'contracts/rules/']],
  [/^frontend\/e2e\//, ['frontend/e2e/', 'frontend/src/texts', 'mocks/']],
  [/^frontend\//, ['frontend/']],
  [
    /^backend\/src\/features\/([^/]+)\//,
    ['backend/src/features/$1/', 'backend/src/kit/', 'backend/src/texts/', 'contracts/rules/'],
  ],
  [/^backend\/src\/kit\//, ['backend/src/kit/', 'backend/src/texts/', 'contracts/rules/']],
  [
    /^backend\/src\/http\//,
    ['backend/src/http/', 'backend/src/kit/', 'backend/src/texts/', 'backend/src/config'],
  ],
  [/^backend\/src\/texts\//, ['backend/src/texts/', 'contracts/rules/']],
  [/^backend\//, ['backend/', 'mocks/', 'contracts/rules/']],
  [/^stories\//, ['stories/', 'frontend/', 'mocks/', 'contracts/rules/']],
  [/^mocks\//, ['mocks/', 'contracts/rules/']],
  [/^contracts\/rules\//, ['contracts/rules/']],
  [
    /^contracts\//,
    ['contracts/', 'frontend/src/api/', 'backend/src/app', 'backend/test/', 'mocks/', 'openapi.yaml'],
  ],
];

/** Exceptions between zones. */
const doors = [
  { from: /^backend\/src\/kit\/contract\.ts$/, to: /^backend\/src\/http\/operations\.gen$/ },
  { from: /^backend\/src\/features\/.*\.handlers\.ts$/, to: /^backend\/src\/http\// },
  { from: /^backend\/src\/http\/operation-map\.ts$/, to: /^backend\/src\/features\/.*\.handlers$/ },
  { from: /^backend\/src\/(features|http|jobs)\//, to: /^backend\/src\/features\/[^/]+\/[^/]+\.read$/ },
  {
    from: /^backend\/src\/features\/.*\.(entity|list|repository)\.ts$/,
    to: /^backend\/src\/features\/[^/]+\/[^/]+\.entity$/,
  },
];

/** Why `file` may not import `source`, undefined if it may; paths are relative to the root. */
function whyNot(file, source) {
  if (!source.startsWith('.')) {
    const broken = packageHomes.find(
      (rule) => rule.packages.test(source) && !rule.home.test(file) && !(rule.exceptTests && isTest(file)),
    );
    return broken?.reason;
  }
  const target = posix.join(dirname(file).split(sep).join('/'), source).replace(/\.(tsx?|js)$/, '');
  const secret = fileHomes.find(
    (rule) => rule.file.test(target) && !rule.home.test(file) && !(rule.exceptTests && isTest(file)),
  );
  if (secret) return secret.reason;
  if (doors.some(({ from, to }) => from.test(file) && to.test(target))) return undefined;
  const zone = zones.find(([from]) => from.test(file));
  if (!zone) return undefined;
  const folder = zone[0].exec(file)[1] ?? '';
  const allowed = zone[1].map((path) => path.replace('$1', folder));
  const area = file.slice(0, file.indexOf('/') + 1);
  if (isTest(file)) allowed.push('mocks/', `${area}test/`, `${area}src/test/`);
  if (isTest(file) && file.startsWith('backend/')) allowed.push('backend/src/');
  if (allowed.some((path) => `${target}/`.startsWith(path) || target === path)) return undefined;
  return `${file} may import only from ${allowed.join(', ')}`;
}

export const importsRule = {
  meta: { type: 'problem', schema: [], docs: { description: 'keeps imports within the zones of the house' } },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const reason = whyNot(file, node.source.value);
      if (reason) context.report({ node, message: `'${node.source.value}': ${reason}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
