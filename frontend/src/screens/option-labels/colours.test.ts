import { expect, it } from 'vitest';
import type { ColourGridEntry } from '../../api';
import { sortedColours } from './colours';

const colour = (code: string) =>
  ({ id: 1, colItem: { id: 1, code, as400Description: '', colLabelList: [] } }) as ColourGridEntry;
const codes = (direction: 'asc' | 'desc') =>
  sortedColours(['9', '10', 'b2', 'B10', '0ZX'].map(colour), { key: 'code', direction }, 'it').map(
    ({ colItem }) => colItem.code,
  );

it('sorts codes as texts, as the lists do', () => {
  expect(codes('asc')).toEqual(['0ZX', '10', '9', 'B10', 'b2']);
  expect(codes('desc')).toEqual(['b2', 'B10', '9', '10', '0ZX']);
});
