// npm run build: the frontend by vite (precompressed), the backend by esbuild; `--only PART` builds one of them.
import { statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot, requireNode, root } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { filesIn } from './content-hash.mjs';
import { publishedContract } from './published-contract.mjs';

const A_MONTH_MS = 30 * 24 * 3_600_000;

requireNode();
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
if (only === 'frontend') await buildFrontend();
else if (only === 'backend') await buildBackend();
else {
  await ensureInstalled();
  await ensureBuilt({ force: true });
  console.log('Built frontend/dist and backend/dist.');
}

async function buildFrontend() {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  for (const config of ['vite.config.ts', 'landing.config.ts'])
    await build({
      configFile: inRoot('frontend', config),
      logLevel: 'warn',
      // For stack traces only: no file names its map, and the server sends none.
      build: { sourcemap: 'hidden' },
    });
  await Promise.all(filesIn(inRoot('frontend', 'dist')).filter(isCompressible).map(compress));
}

function isCompressible(file) {
  return /\.(js|css|html|svg|json|txt|webmanifest|ico)$/.test(file);
}

/** Leaves x.br and x.gz beside x where they are smaller, so that the server never compresses. */
async function compress(file) {
  const content = await readFile(file);
  if (content.length < 500) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/** A running server still imports the chunks of its own build on demand, so they stay for a while. */
async function removeOldChunks(folder) {
  const old = filesIn(folder).filter((file) => Date.now() - statSync(file).mtimeMs > A_MONTH_MS);
  await Promise.all(old.map((file) => rm(file)));
}

function withoutExamples(key, value) {
  return key === 'examples' ? undefined : value;
}

async function buildBackend() {
  const [{ build }, { parse }] = await Promise.all([import('esbuild'), import('yaml')]);
  await removeOldChunks(inRoot('backend', 'dist'));
  const contract = parse(await readFile(inRoot('openapi.yaml'), 'utf8'));
  await mkdir(inRoot('backend', 'dist'), { recursive: true });
  await writeFile(inRoot('backend', 'dist', 'openapi.json'), JSON.stringify(contract, withoutExamples));
  for (const [format, text] of Object.entries(publishedContract(root)))
    await writeFile(inRoot('backend', 'dist', `contract.${format}`), text);
  await build({
    entryPoints: [
      { in: inRoot('backend', 'src', 'main.ts'), out: 'main' },
      // Threads and processes are started by their file names, beside main.js.
      { in: inRoot('backend', 'src', 'database', 'embedded-worker.ts'), out: 'embedded-worker' },
      { in: inRoot('backend', 'src', 'kit', 'upload', 'read-file.worker.ts'), out: 'read-file.worker' },
      {
        in: inRoot('backend', 'src', 'features', 'api-json-tests', 'documents.worker.ts'),
        out: 'documents.worker',
      },
      { in: inRoot('backend', 'src', 'kit', 'threads.process.ts'), out: 'threads.process' },
      {
        in: inRoot('backend', 'src', 'features', 'images', 'pictures.process.ts'),
        out: 'pictures.process',
      },
    ],
    outdir: inRoot('backend', 'dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    tsconfig: inRoot('backend', 'tsconfig.json'),
    // TypeORM derives names from class names.
    keepNames: true,
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
