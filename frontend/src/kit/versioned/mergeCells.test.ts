import { expect, it } from 'vitest';
import { mergeCells, type CellValue } from './mergeCells';

const cells = (values: Record<string, CellValue>) =>
  new Map(Object.entries(values).map(([key, value]) => [key, { row: key.toUpperCase(), value }]));
const keysOf = (found: readonly { key: string }[]) => found.map(({ key }) => key);

it('tells what I alone, they alone and both of us changed', () => {
  const { mine, theirs, conflicts } = mergeCells(
    cells({ none: 1, mine: 1, theirs: 1, same: 1, both: 1 }),
    cells({ none: 1, mine: 2, theirs: 1, same: 2, both: 2 }),
    cells({ none: 1, mine: 1, theirs: 2, same: 2, both: 3 }),
  );

  expect([keysOf(mine), keysOf(theirs)]).toEqual([['mine'], ['theirs', 'same']]);
  expect(conflicts).toEqual([{ key: 'both', row: 'BOTH', before: 1, mine: 2, theirs: 3 }]);
});

it('takes a value that was cleared for a change, and what they do not name for unchanged', () => {
  const merge = mergeCells(cells({ a: 1, b: 1 }), cells({ a: null, b: 2 }), cells({ a: 2 }));

  expect(merge.conflicts).toMatchObject([{ key: 'a', mine: null, theirs: 2 }]);
  expect(merge.mine).toMatchObject([{ key: 'b', mine: 2, theirs: 1 }]);
});
