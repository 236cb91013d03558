// openapi.yaml as one document: what it refers to in mocks/ stands in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** `{ json, yaml }`: the document as text, for people and tools that do not have this repository. */
export function publishedContract(root) {
  const exampleOf = (key, value) => {
    const file = typeof value === 'object' && value !== null ? value.$ref : undefined;
    return file?.startsWith('./mocks/') ? JSON.parse(readFileSync(join(root, file), 'utf8')) : value;
  };
  const json = JSON.stringify(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')), exampleOf);
  return { json, yaml: stringify(JSON.parse(json), { aliasDuplicateObjects: false }) };
}
