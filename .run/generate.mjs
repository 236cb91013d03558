// npm run generate: openapi.yaml -> the server's types and the client's endpoints; the list of migrations; a `t` for each area of the
// console's texts; its fonts. `--check` fails when they are stale.
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { inRoot, requireNode, root } from './project.mjs';
import { hashOf, readHash, writeHash } from './content-hash.mjs';
import { ensureInstalled } from './prepare.mjs';
import { splitEndpoints } from './split-endpoints.mjs';
import { subsetFonts } from './subset-fonts.mjs';

const calls = inRoot('frontend', 'src', 'api', 'calls');
const catalogue = inRoot('frontend', 'src', 'texts');
/** The generated files, with their contents. */
const parts = { serverTypes, clientEndpoints, migrations, texts, fonts: subsetFonts };
/** Inputs and outputs of the fonts: if none of them has changed, the fonts are not generated again. */
const hashOfFonts = () => hashOf(['package-lock.json', '.run/subset-fonts.mjs', 'frontend/src/theme']);
const fontsStamp = inRoot('.cache', 'fonts.hash');

if (isMainThread) await generate();
else parentPort.postMessage(await laidOut(await parts[workerData]()));

/** Each part runs in a thread, since two of them take more than a second to read the contract. */
async function generate() {
  requireNode();
  await ensureInstalled();
  const isCheck = process.argv.includes('--check');
  const areFontsMade = readHash(fontsStamp) === hashOfFonts();
  const wanted = Object.keys(parts).filter((part) => part !== 'fonts' || !areFontsMade);
  const generated = new Map((await Promise.all(wanted.map(inThread))).flat());
  await mkdir(calls, { recursive: true });
  const stale = [];
  for (const [file, bytes] of generated) {
    if ((await readFile(file).catch(() => undefined))?.equals(bytes)) continue;
    stale.push(file);
    if (!isCheck) await writeFile(file, bytes);
  }
  for (const folder of [calls, catalogue])
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if (!name.includes('.gen.') || generated.has(file)) continue;
      stale.push(file);
      if (!isCheck) await rm(file);
    }
  if (!isCheck || stale.length === 0) writeHash(fontsStamp, hashOfFonts());
  if (isCheck && stale.length > 0) {
    console.error(
      `These generated files are stale: ${stale.join(', ')}. Run npm run generate and commit the result.`,
    );
    process.exitCode = 1;
  } else
    console.log(stale.length === 0 ? 'The generated files are up to date.' : `Wrote ${stale.join(', ')}.`);
}

async function inThread(part) {
  const worker = new Worker(new URL(import.meta.url), { workerData: part });
  const [files] = await once(worker, 'message');
  return files.map(([file, bytes]) => [file, Buffer.from(bytes)]);
}

function laidOut(files) {
  return Promise.all(
    files.map(async ([file, content]) => [
      file,
      Buffer.from(typeof content === 'string' ? await layOut(file, content) : content),
    ]),
  );
}

/** Not imported above, because it needs the installed packages. */
async function contract() {
  const { describedContract } = await import('./published-contract.mjs');
  return describedContract(root);
}

async function serverTypes() {
  const { contractTypes } = await import('./contract-types.mjs');
  return [[inRoot('backend', 'src', 'http', 'operations.gen.ts'), await contractTypes(await contract())]];
}

async function clientEndpoints() {
  const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
  const { outputFile: _, ...config } = createRequire(import.meta.url)(
    inRoot('frontend', 'src', 'api', 'codegen.config.cjs'),
  );
  const document = await contract();
  const schemaFile = inRoot('.cache', 'described-contract.json');
  await mkdir(inRoot('.cache'), { recursive: true });
  // Examples refer to mocks/, which is not next to this file.
  const withoutExamples = (key, value) => (key === 'examples' ? undefined : value);
  await writeFile(schemaFile, JSON.stringify(document, withoutExamples));
  // Without an output file the generator returns the text.
  const text = await generateEndpoints({ ...config, schemaFile });
  const files = await splitEndpoints(text, document);
  return [...files].map(([name, content]) => [inRoot('frontend', 'src', 'api', ...name.split('/')), content]);
}

/** In the order in which they run. */
async function migrations() {
  const folder = inRoot('backend', 'src', 'database', 'migrations');
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).toSorted();
  const named = await Promise.all(
    files.map(async (file) => {
      const [, name] = /export class (\w+)/.exec(await readFile(join(folder, file), 'utf8'));
      return { file, name };
    }),
  );
  const imports = named.map(({ file, name }) => `import { ${name} } from './${file}';`);
  const list = `export const migrations = [${named.map(({ name }) => name).join(', ')}];`;
  return [[join(folder, 'index.gen.ts'), `${imports.join('\n')}\n\n${list}\n`]];
}

/** The Italian of some areas comes with that of others, in one request. */
async function texts() {
  const together = await readFile(join(catalogue, 'italianOfEveryPage.ts'), 'utf8');
  const areas = (await readdir(join(catalogue, 'it'))).map((name) => basename(name, '.json'));
  return areas.map((area) => {
    const italian = together.includes(`'./it/${area}.json'`)
      ? `import('./italianOfEveryPage').then(({ ${area} }) => ${area})`
      : `import('./it/${area}.json').then((texts) => texts.default)`;
    const lines = [
      "import { italianOf, translator } from './translator';",
      `export const t = translator(await italianOf(() => ${italian}));`,
    ];
    return [join(catalogue, `${area}.gen.ts`), `${lines.join('\n\n')}\n`];
  });
}

async function layOut(file, text) {
  const prettier = await import('prettier');
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
}
