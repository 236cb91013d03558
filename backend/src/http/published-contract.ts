import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from './root.ts';

export type ContractFormat = 'json' | 'yaml';

/** Written next to the built server (.run/build.mjs), because generating it takes a second. */
const built = (format: ContractFormat) => fileURLToPath(new URL(`contract.${format}`, import.meta.url));

const known: Partial<Record<ContractFormat, string>> = {};

/** openapi.yaml with its examples as one document. */
export async function publishedContract(format: ContractFormat): Promise<string> {
  if (!known[format] && !existsSync(built(format))) Object.assign(known, await made());
  return (known[format] ??= await readFile(built(format), 'utf8'));
}

/** Without a build: during development, and in tests. */
async function made(): Promise<Record<ContractFormat, string>> {
  const { publishedContract: make } = (await import(new URL('.run/published-contract.mjs', ROOT).href)) as {
    publishedContract: (root: string) => Record<ContractFormat, string>;
  };
  return make(fileURLToPath(ROOT));
}
