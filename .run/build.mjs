// npm run build: the frontend by vite (precompressed), the backend by esbuild; `--only PART` builds one of them.
import { statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot, requireNode } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { filesIn } from './content-hash.mjs';
import { serverBundle, writeContract } from './server-bundle.mjs';

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
      // For stack traces only: no file references its map, and the server does not serve maps.
      build: { sourcemap: 'hidden' },
    });
  await Promise.all(filesIn(inRoot('frontend', 'dist')).filter(isCompressible).map(compress));
}

function isCompressible(file) {
  return /\.(js|css|html|svg|json|txt|webmanifest|ico)$/.test(file);
}

/** Writes x.br and x.gz next to x if they are smaller, so that the server never has to compress. */
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

async function buildBackend() {
  const { build } = await import('esbuild');
  const folder = inRoot('backend', 'dist');
  await removeOldChunks(folder);
  await writeContract(folder);
  await build(serverBundle(folder));
}
