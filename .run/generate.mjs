// npm run generate: openapi.yaml -> the server's types and the client's endpoints. `--check` writes nothing and fails when they are stale.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot, requireNode } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';

requireNode();
await ensureInstalled();
const isCheck = process.argv.includes('--check');
const contract = inRoot('openapi.yaml');
const generated = [
  { file: inRoot('backend', 'src', 'http', 'operations.gen.ts'), generate: serverTypes },
  { file: inRoot('frontend', 'src', 'api', 'endpoints.gen.ts'), generate: clientEndpoints },
];

const stale = [];
for (const { file, generate } of generated) {
  const text = await layOut(file, await generate());
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
  stale.push(file);
  if (!isCheck) await writeFile(file, text);
}
if (isCheck && stale.length > 0) {
  console.error(
    `Generated code does not fit openapi.yaml: ${stale.join(', ')}. Run npm run generate and commit the result.`,
  );
  process.exitCode = 1;
} else console.log(stale.length === 0 ? 'Generated code is up to date.' : `Wrote ${stale.join(', ')}.`);

async function serverTypes() {
  const { default: openapiTS, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  return COMMENT_HEADER + astToString(await openapiTS(pathToFileURL(contract), { silent: true }));
}

async function clientEndpoints() {
  const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
  const { outputFile: _, ...config } = createRequire(import.meta.url)(
    inRoot('frontend', 'src', 'api', 'codegen.config.cjs'),
  );
  // Without an output file the generator answers the text, which is what a check needs.
  return generateEndpoints({ ...config, schemaFile: contract });
}

async function layOut(file, text) {
  const prettier = await import('prettier');
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
}
