import { expect, it } from 'vitest';
import { moved, toggled } from './arrangeColumns';
import { layoutOf, orderedColumns, shownColumns } from './columnLayout';

const columns = [
  { key: 'code' },
  { key: 'fe', group: 'Enabled' },
  { key: 'mxe', group: 'Enabled' },
  { key: 'id' },
];
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ');

it('leaves the columns alone without a layout', () => {
  expect(shownColumns(columns, {})).toBe(columns);
});

it('orders and hides columns, but never the one that names the row', () => {
  const layout = { order: ['id', 'code', 'fe', 'mxe'], hidden: ['fe', 'code'] };

  expect(keysOf(shownColumns(columns, layout))).toBe('id code mxe');
});

it('puts a new column where the code has it, and forgets one that is gone', () => {
  expect(keysOf(orderedColumns(columns, { order: ['id', 'gone', 'fe', 'mxe'] }))).toBe('code id fe mxe');
  expect(keysOf(orderedColumns(columns, { order: ['id', 'fe', 'code'] }))).toBe('id fe mxe code');
});

it('moves a column past its neighbour, and past a whole group', () => {
  const orderAfter = (key: string, by: -1 | 1) => moved(columns, {}, key, by)?.order?.join(' ');

  expect(orderAfter('code', 1)).toBe('fe mxe code id');
  expect(orderAfter('id', -1)).toBe('code id fe mxe');
  expect(orderAfter('fe', 1)).toBe('code mxe fe id');
  expect(orderAfter('fe', -1)).toBe('fe mxe code id');
  expect(orderAfter('code', -1)).toBeUndefined();
});

it('shows and hides', () => {
  const hidden = toggled({}, 'id', false);
  expect(hidden).toEqual({ hidden: ['id'] });
  expect(toggled(hidden, 'id', true)).toEqual({ hidden: [] });
});

it('takes only what looks like a layout', () => {
  expect(layoutOf({ order: ['a'], hidden: [1], widths: { a: 90, b: -1, c: 'x' } })).toEqual({
    order: ['a'],
    widths: { a: 90 },
  });
  expect([layoutOf(null), layoutOf('x'), layoutOf({ order: 'a' })]).toEqual([{}, {}, {}]);
});

it('takes the columns that stay in sight for those that name the row', () => {
  const stuck = [{ key: 'enabled' }, { key: 'code', stick: true }];

  expect(keysOf(shownColumns(stuck, { hidden: ['enabled', 'code'] }))).toBe('code');
});
