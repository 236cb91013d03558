// Comments refer to rules and decisions by id. Every id must exist, and no comment may refer to a chapter of a document that is not
// in the repository.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './document.ts';
import { loadRules } from './rules.ts';

const DECISIONS = 'contracts/decisions.md';
// These files contain the patterns that are searched for.
const OWN = new Set(['contracts/5-rules.test.ts', 'contracts/6-references.test.ts']);

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
);
const files = listed.split('\n').filter((file) => /\.(tsx?|mjs|yaml|css|md)$/.test(file) && !OWN.has(file));
const texts = files.flatMap((file) => {
  try {
    return [{ file, text: read(file) }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
});

const decisions = [...read(DECISIONS).matchAll(/^## ([ABC]-\d{2}) \S/gm)].map(([, id = '']) => id);
const rules = loadRules().rules.map(({ id }) => id);

const found = (words: RegExp): { file: string; word: string }[] =>
  texts.flatMap(({ file, text }) => [...text.matchAll(words)].map(([word]) => ({ file, word })));
const shown = ({ file, word }: { file: string; word: string }): string => `${file}: ${word}`;

describe('the ids in sources', () => {
  it('are those of rules and decisions that exist', () => {
    const known = new Set([...decisions, ...rules]);

    expect(texts.length).toBeGreaterThan(1000);
    expect(
      found(/\b(?:[ABC]-\d{2}|R-\d{3})\b/g)
        .filter(({ word }) => !known.has(word))
        .map(shown),
    ).toEqual([]);
  });

  it('stand for one decision each, which something refers to', () => {
    const named = new Set(
      found(/\b[ABC]-\d{2}\b/g)
        .filter(({ file }) => file !== DECISIONS)
        .map(({ word }) => word),
    );

    expect(decisions.filter((id, index) => decisions.indexOf(id) !== index)).toEqual([]);
    expect(decisions.filter((id) => !named.has(id))).toEqual([]);
  });

  it('are not those of a document that is not here', () => {
    expect(found(/\breadings?\s(?:(?:\*|\/\/|#)\s)?[ABC]-\d{2}/gi).map(shown)).toEqual([]);
    expect(found(/\bthe specification\b|\bspecification\s[123]/gi).map(shown)).toEqual([]);
  });
});
