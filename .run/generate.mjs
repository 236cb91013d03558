// npm run generate: openapi.yaml -> the server's types and the client's endpoints; the console's fonts. `--check` fails when they are stale.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot, requireNode, root } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { splitEndpoints } from './split-endpoints.mjs';
import { subsetFonts } from './subset-fonts.mjs';

requireNode();
await ensureInstalled();
const isCheck = process.argv.includes('--check');
// Only now, as they need what has been installed.
const { contractTypes } = await import('./contract-types.mjs');
const { describedContract } = await import('./published-contract.mjs');
const document = describedContract(root);
const calls = inRoot('frontend', 'src', 'api', 'calls');
const generated = new Map([
  [inRoot('backend', 'src', 'http', 'operations.gen.ts'), await contractTypes(document)],
  ...(await clientEndpoints()),
  ...(await subsetFonts()),
]);

await mkdir(calls, { recursive: true });
const stale = [];
for (const [file, content] of generated) {
  const bytes = Buffer.from(typeof content === 'string' ? await layOut(file, content) : content);
  if ((await readFile(file).catch(() => undefined))?.equals(bytes)) continue;
  stale.push(file);
  if (!isCheck) await writeFile(file, bytes);
}
for (const file of (await readdir(calls))
  .map((name) => join(calls, name))
  .filter((each) => !generated.has(each))) {
  stale.push(file);
  if (!isCheck) await rm(file);
}
if (isCheck && stale.length > 0) {
  console.error(
    `What is generated does not fit its source: ${stale.join(', ')}. Run npm run generate and commit the result.`,
  );
  process.exitCode = 1;
} else console.log(stale.length === 0 ? 'What is generated is up to date.' : `Wrote ${stale.join(', ')}.`);

async function clientEndpoints() {
  const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
  const { outputFile: _, ...config } = createRequire(import.meta.url)(
    inRoot('frontend', 'src', 'api', 'codegen.config.cjs'),
  );
  const schemaFile = inRoot('.cache', 'described-contract.json');
  await mkdir(inRoot('.cache'), { recursive: true });
  await writeFile(schemaFile, JSON.stringify(document, withoutExamples));
  // Without an output file the generator returns the text.
  const text = await generateEndpoints({ ...config, schemaFile });
  const files = await splitEndpoints(text, document);
  return [...files].map(([name, content]) => [inRoot('frontend', 'src', 'api', ...name.split('/')), content]);
}

async function layOut(file, text) {
  const prettier = await import('prettier');
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
}

/** They refer to mocks/, which is not beside the file that the generator reads. */
function withoutExamples(key, value) {
  return key === 'examples' ? undefined : value;
}
