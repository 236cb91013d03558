// How esbuild bundles the server, for `npm start` and for `npm run dev`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inRoot, root } from './project.mjs';
import { publishedContract } from './published-contract.mjs';

/** Options of esbuild. */
export const serverBundle = (folder) => ({
  entryPoints: [
    { in: inRoot('backend', 'src', 'main.ts'), out: 'main' },
    // Threads and processes are started by their file names, beside main.js.
    { in: inRoot('backend', 'src', 'database', 'embedded-worker.ts'), out: 'embedded-worker' },
    { in: inRoot('backend', 'src', 'kit', 'upload', 'read-file.worker.ts'), out: 'read-file.worker' },
    {
      in: inRoot('backend', 'src', 'features', 'api-json-tests', 'documents.worker.ts'),
      out: 'documents.worker',
    },
    {
      in: inRoot('backend', 'src', 'features', 'translations', 'translation-files.worker.ts'),
      out: 'translation-files.worker',
    },
    { in: inRoot('backend', 'src', 'kit', 'threads.process.ts'), out: 'threads.process' },
    {
      in: inRoot('backend', 'src', 'features', 'images', 'pictures.process.ts'),
      out: 'pictures.process',
    },
  ],
  outdir: folder,
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

const withoutExamples = (key, value) => (key === 'examples' ? undefined : value);

/** Writes the contract next to the server: once for validation, once for publication. */
export async function writeContract(folder) {
  const contract = parse(await readFile(inRoot('openapi.yaml'), 'utf8'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(contract, withoutExamples));
  for (const [format, text] of Object.entries(publishedContract(root)))
    await writeFile(join(folder, `contract.${format}`), text);
}
