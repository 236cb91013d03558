import { expect, it } from 'vitest';
import { storedTaxesOf, taxesOfReply } from './marketTaxes';

const tax = (description: string, price: number) => ({
  vet: '3410126',
  description,
  code: 'B2C' as const,
  price,
  currency: 'EUR',
  version: 4,
});

it('takes a tax that a refusal does not name for 0, and adds none', () => {
  const { rows } = storedTaxesOf([tax('PFU', 19.4), tax('ECO', 5)])!;

  const {
    version,
    currency,
    rows: stored,
  } = taxesOfReply({ version: 7, currency: 'CHF', taxes: [tax('ECO', 6.5), tax('OTHER', 1)] }, rows);

  expect([version, currency]).toEqual([7, 'CHF']);
  expect(stored.map(({ code, price }) => [code, price])).toEqual([
    ['B2C|PFU', 0],
    ['B2C|ECO', 650],
  ]);
});
