// contracts/glossary.yaml in a parsed openapi.yaml: what a property means, where the document itself does not say it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Below these stand values, not schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

const isObject = (node) => typeof node === 'object' && node !== null;

/**
 * Every property of a document with the names that a word of the glossary can have for it.
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
 * Describes what is not described; the document is changed.
 * @returns the words that were used
 */
export function describeProperties(document, glossary) {
  const words = Object.keys(glossary);
  // The more a pattern says, the closer it is.
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
