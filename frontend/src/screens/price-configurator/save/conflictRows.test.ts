import { expect, it } from 'vitest';
import type { BasePriceInfo, PriceDetails } from '../../../api';
import { conflictRows, type ShownConflict } from './conflictRows';

const base = { description: 'Aurora MY26', vetele: '3410126' } as BasePriceInfo;
const details = {
  optionalsSection: [{ code: '05FK', description: 'Metallic paint' }],
  fuoriseriesSection: [],
  customerPrgSection: [],
  accessoriesSection: [],
} as unknown as PriceDetails;
const cell = (kind: string, code: string, before: string | number | boolean, mine: typeof before) => ({
  key: `${kind}:${code}`,
  kind,
  code,
  before,
  mine,
  theirs: before,
});

it('writes every kind of value as the list shows it', () => {
  const conflict: ShownConflict = {
    conflicts: [
      cell('price', '-', 2_890_000, 2_950_000),
      cell('hidden', '05FK', true, false),
      cell('pricemask', '', '#.##0,00', '#,##0'),
      cell('currency', '', 'EUR', 'CHF'),
    ],
    changedBy: 'Anna Conti',
    changedAt: '2026-11-20T10:00:00Z',
    current: { items: [] },
  };

  const rows = conflictRows(conflict, { base, details, mask: '#.##0,00' });

  expect(rows.map(({ name, code, cell: kind, before, mine }) => [name, code, kind, before, mine])).toEqual([
    ['Aurora MY26', '3410126', 'Base price', '28.900,00', '29.500,00'],
    ['Metallic paint', '05FK', 'Hide', 'Yes', 'No'],
    ['Aurora MY26', '3410126', 'Price mask', '1.234,56', '1,235'],
    ['Aurora MY26', '3410126', 'Currency', 'EUR', 'CHF'],
  ]);
});
