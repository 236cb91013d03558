// Every rule of a finished area is proven by a test that names it, or states why not.
import { describe, expect, it } from 'vitest';
import {
  findProofs,
  loadRules,
  needlessReasons,
  proofsIn,
  unknownProofs,
  unprovenRules,
  type RuleBook,
} from './rules.ts';

const book = loadRules();
const proofs = findProofs();
const shown = ({ id, statement }: { id: string; statement: string }) => `${id} ${statement}`;

describe('the rules of finished areas', () => {
  it('have a test or a written reason', () => {
    expect(unprovenRules(book, proofs).map(shown)).toEqual([]);
  });

  it('have no reason that a test made unnecessary', () => {
    expect(needlessReasons(book, proofs).map(shown)).toEqual([]);
  });

  it('are the only ones that titles name', () => {
    expect(unknownProofs(book, proofs)).toEqual([]);
  });

  it('have one id each, and areas that exist', () => {
    const ids = book.rules.map(({ id }) => id);
    const areas = book.rules.map(({ area }) => area);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(book.finishedAreas.filter((area) => !areas.includes(area))).toEqual([]);
    expect(book.rules.filter(({ statement }) => !/^.+[.)]$/s.test(statement)).map(shown)).toEqual([]);
  });
});

describe('the search for proofs', () => {
  const titlesIn = (text: string) => proofsIn('a.test.ts', text).map(({ title, ids }) => [title, ...ids]);
  const small: RuleBook = {
    finishedAreas: ['done'],
    rules: [
      { id: 'R-901', area: 'done', statement: 'One.' },
      { id: 'R-902', area: 'done', statement: 'Two.', reason: 'Later.' },
      { id: 'R-903', area: 'open', statement: 'Three.' },
    ],
  };

  it('finds ids in the titles of tests, tables and stories', () => {
    const [one, two] = ['(R-' + '901)', '(R-' + '901, R-902)'];

    expect(titlesIn(`it('refuses ${one}', () => {`)).toEqual([[`refuses ${one}`, 'R-901']]);
    expect(titlesIn(`it.each([1, 2])(\n  "keeps ${two}",`)).toEqual([[`keeps ${two}`, 'R-901', 'R-902']]);
    expect(titlesIn(`export const A: Story = { name: 'shows ${one}' };`)).toEqual([
      [`shows ${one}`, 'R-901'],
    ]);
  });

  it('counts neither comments nor skipped tests', () => {
    const one = '(R-' + '901)';

    expect(titlesIn(`// refuses ${one}\n/** 'quoted' ${one} */`)).toEqual([]);
    expect(titlesIn(`it.skip('refuses ${one}', () => {`)).toEqual([]);
    expect(titlesIn(`it.todo('refuses ${one}');`)).toEqual([]);
  });

  it('reports what is unproven, unknown or no longer needs its reason', () => {
    const proof = (id: string) => ({ file: 'a.test.ts', title: id, ids: [id] });

    expect(unprovenRules(small, []).map(({ id }) => id)).toEqual(['R-901']);
    expect(unprovenRules(small, [proof('R-901')])).toEqual([]);
    expect(needlessReasons(small, [proof('R-902')]).map(({ id }) => id)).toEqual(['R-902']);
    expect(unknownProofs(small, [proof('R-999')])).toHaveLength(1);
  });
});
