// Adds contracts/glossary.yaml to a parsed openapi.yaml: the meaning of each property that the document does not describe.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Keys whose contents are values, not schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

const isObject = (node) => typeof node === 'object' && node !== null;

/**
 * Visits every property of a document, with the names under which a glossary entry can describe it.
 * @param visit called with each property's schema; `path` is `Schema.property`, without a schema (in a call) the property alone
 */
export function eachProperty(document, visit) {
  function walk(node, path) {
    if (!isObject(node)) return;
    for (const [key, child] of Object.entries(node))
      if (key === 'properties' && isObject(child) && !Array.isArray(child))
        for (const [name, schema] of Object.entries(child)) {
          const own = [...path, name];
          visit({ name, path: own.join('.'), schema });
          walk(schema, own);
        }
      else if (!VALUES.has(key)) walk(child, path);
  }
  const { schemas, ...others } = document.components;
  for (const [name, schema] of Object.entries(schemas)) walk(schema, [name]);
  walk({ ...document, components: others }, []);
}

export const readGlossary = (root) => parse(readFileSync(join(root, 'contracts', 'glossary.yaml'), 'utf8'));

const patternOf = (word) => new RegExp(`^${word.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);

/**
 * Describes the properties that have no description; changes the document.
 * @returns the glossary entries that were used
 */
export function describeProperties(document, glossary) {
  const words = Object.keys(glossary);
  // The longer a pattern, the more specific it is.
  const patterns = words
    .filter((word) => word.includes('*'))
    .sort((a, b) => b.length - a.length)
    .map((word) => ({ word, pattern: patternOf(word) }));
  const isDescribed = (schema) => {
    if (schema.description !== undefined) return true;
    const target = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
    return target !== undefined && isDescribed(document.components.schemas[target]);
  };
  const used = new Set();
  eachProperty(document, ({ name, path, schema }) => {
    if (!isObject(schema) || schema.description !== undefined) return;
    const override = path.includes('.') && path in glossary ? path : undefined;
    const word =
      override ??
      patterns.find(({ pattern }) => pattern.test(path))?.word ??
      (isDescribed(schema) ? undefined : name);
    if (word === undefined || glossary[word] === undefined) return;
    schema.description = glossary[word];
    used.add(word);
  });
  return used;
}
