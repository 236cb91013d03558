// openapi.yaml as one document: the referenced files of mocks/ are included, and every property has a description.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describeProperties, readGlossary } from './glossary.mjs';

/** The document as an object, with its descriptions; examples still refer to mocks/. */
export function describedContract(root) {
  const document = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
  describeProperties(document, readGlossary(root));
  return document;
}

/** `{ json, yaml }`: the document as text, for people and tools that do not have this repository. */
export function publishedContract(root) {
  const exampleOf = (key, value) => {
    const file = typeof value === 'object' && value !== null ? value.$ref : undefined;
    return file?.startsWith('./mocks/') ? JSON.parse(readFileSync(join(root, file), 'utf8')) : value;
  };
  const json = JSON.stringify(describedContract(root), exampleOf);
  return { json, yaml: stringify(JSON.parse(json), { aliasDuplicateObjects: false }) };
}
