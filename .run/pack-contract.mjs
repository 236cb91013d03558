// npm run contract:pack [-- FOLDER]: @ccb/contract, everything another team needs to call the console, as one file for `npm
// install`.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { inRoot, requireNode, root, runProgram } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';

requireNode();
await ensureInstalled();
// Imported only now, because they need the installed packages.
const { build } = await import('esbuild');
const { contractTypes } = await import('./contract-types.mjs');
const { describedContract, publishedContract } = await import('./published-contract.mjs');

const source = (...parts) => inRoot('contracts', 'package', ...parts);
// A folder is given from where npm was called.
const target = process.argv[2] ? resolve(process.env.INIT_CWD ?? '.', process.argv[2]) : source('dist');
const folder = join(target, 'package');
const { json, yaml } = publishedContract(root);
const { version } = JSON.parse(json).info;

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'example'), { recursive: true });
const write = (name, text) => writeFileSync(join(folder, name), text);
const manifest = JSON.parse(readFileSync(source('package.json'), 'utf8'));
write('package.json', JSON.stringify({ ...manifest, version }, undefined, 2));
write('openapi.json', json);
write('openapi.yaml', yaml);
write('types.d.ts', await contractTypes(describedContract(root)));
write('msw.d.ts', handlerTypes(await answersByOperation()));
await bundle({
  entryPoints: [source('msw.ts')],
  outfile: join(folder, 'msw.js'),
  define: { DOCUMENT: JSON.stringify(json) },
});
copyFileSync(source('README.md'), join(folder, 'README.md'));
copyFileSync(source('example', 'consumer.ts'), join(folder, 'example', 'consumer.ts'));
copyFileSync(inRoot('contracts', 'pacts', 'console-ccb.json'), join(folder, 'pact.json'));

const packing = ['pack', folder, '--pack-destination', target, '--ignore-scripts', '--offline', '--silent'];
const { code, output } = await runProgram('npm', packing, { shell: process.platform === 'win32' });
if (code === 0) console.log(`Wrote ${relative(process.cwd(), join(target, output.trim()))}.`);
else console.error(output);
process.exitCode = code;

/** For Node.js 20 and browsers; msw is the caller's, otherwise there would be two copies. */
function bundle(options) {
  return build({
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['msw'],
    logLevel: 'warning',
    ...options,
  });
}

async function answersByOperation() {
  const { outputFiles } = await bundle({
    entryPoints: [inRoot('mocks', 'engine', 'contract.ts')],
    write: false,
  });
  const { mockContract } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const contract = mockContract(JSON.parse(json), () => undefined);
  return Object.values(contract.operations).map((operation) => [
    operation.operationId,
    contract.answers(operation).map(({ name }) => name),
  ]);
}

function handlerTypes(answers) {
  const chosen = answers.map(([operationId, names]) => {
    const literals = names.map((name) => `'${name}'`).join(' | ');
    return `  ${operationId}?: ${literals} | Connection;`;
  });
  return `import type { HttpHandler } from 'msw';

/** Never an answer, or no connection. */
export type Connection = 'pending' | 'unreachable';

/** What an operation answers instead of the remembered state: an example by its name, or an error by its status. */
export interface Answers {
${chosen.join('\n')}
}

/**
 * A mocked CCB Console. It remembers what is saved for as long as the handlers are in use.
 * @param options.baseUrl the part before /ccb, such as https://console.example; without it, the console responds at every host
 */
export declare function handlers(options?: { baseUrl?: string; answers?: Answers }): HttpHandler[];
`;
}
