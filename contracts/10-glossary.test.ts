// The meaning of a property is in openapi.yaml or in contracts/glossary.yaml: other teams have nothing else to read.
import { describe, expect, it } from 'vitest';
import { loadDocument, ROOT, type Node } from './document.ts';

interface Property {
  name: string;
  path: string;
  schema: Node;
}

interface Glossary {
  eachProperty(document: Node, visit: (property: Property) => void): void;
  readGlossary(root: string): Record<string, string>;
  describeProperties(document: Node, glossary: Record<string, string>): Set<string>;
}

const from = (file: string): Promise<unknown> => import(new URL(`../.run/${file}`, import.meta.url).href);
const { eachProperty, readGlossary, describeProperties } = (await from('glossary.mjs')) as Glossary;
const { publishedContract } = (await from('published-contract.mjs')) as {
  publishedContract(root: string): { json: string };
};

const glossary = readGlossary(ROOT);
const published = JSON.parse(publishedContract(ROOT).json) as Node;
const properties: Property[] = [];
eachProperty(published, (property) => properties.push(property));

function descriptionOf(schema: Node): string | undefined {
  if (schema.description !== undefined) return schema.description;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  return name && descriptionOf(published.components.schemas[name]);
}

const FILLERS = new Set(
  'a an any each for in is it its of on one or that the this to what which whether'.split(' '),
);
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g)!
    .map((word) => word.replace(/s$/, ''));

/** `modelcode: Code of the model.` adds nothing to the name. */
function isRepetition(name: string, sentence: string): boolean {
  const said = wordsOf(sentence).filter((word) => !FILLERS.has(word));
  const nameInOne = wordsOf(name).join('');
  return said.every((word) => nameInOne.includes(word));
}

describe('the published contract', () => {
  it('says of every property what it means', () => {
    expect(properties.length).toBeGreaterThan(1000);
    expect(properties.filter(({ schema }) => !descriptionOf(schema)).map(({ path }) => path)).toEqual([]);
  });

  it('says more of a property than its name', () => {
    const empty = properties.filter(({ name, schema }) => isRepetition(name, descriptionOf(schema) ?? name));

    expect(empty.map(({ path, schema }) => `${path}: ${descriptionOf(schema)}`)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has no word that nothing uses', () => {
    const used = describeProperties(loadDocument().document, glossary);

    expect(Object.keys(glossary).filter((word) => !used.has(word))).toEqual([]);
  });

  it('speaks in sentences', () => {
    const isSentence = (text: string): boolean => /^[A-Z'].*\.$/.test(text);

    expect(Object.entries(glossary).filter(([, text]) => !isSentence(text))).toEqual([]);
  });

  it('takes the word of a schema before a pattern, a pattern before the word alone, and what openapi.yaml says before all', () => {
    const text = { type: 'string' };
    const document = {
      components: {
        schemas: {
          Price: { type: 'number', description: 'At most 2 decimals.' },
          Label: { properties: { id: { ...text }, code: { ...text, description: 'Its own.' } } },
          LabelInput: { properties: { id: { ...text }, price: { $ref: '#/components/schemas/Price' } } },
          User: { properties: { id: { ...text }, price: { $ref: '#/components/schemas/Price' } } },
        },
      },
      paths: { '/ids': { get: { schema: { properties: { id: { ...text } } } } } },
    };
    const used = describeProperties(document, {
      id: 'A key.',
      code: 'Nobody reads it.',
      price: 'Nor this.',
      '*Input.id': 'Ignored.',
      'Label.id': 'Of the label.',
      'User.price': 'What the user pays.',
    });
    const said: Record<string, unknown> = {};
    eachProperty(document, ({ path, schema }) => (said[path] = schema.description));

    expect(said).toEqual({
      'Label.id': 'Of the label.',
      'Label.code': 'Its own.',
      'LabelInput.id': 'Ignored.',
      'LabelInput.price': undefined,
      'User.id': 'A key.',
      'User.price': 'What the user pays.',
      id: 'A key.',
    });
    expect([...used].toSorted()).toEqual(['*Input.id', 'Label.id', 'User.price', 'id']);
  });
});
