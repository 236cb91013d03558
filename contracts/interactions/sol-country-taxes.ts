import { interaction } from '../harness.ts';

const TAXES = 'taxes of Italy';
const CHANGED = 'taxes of Italy, changed by a colleague';
const FINCO = 'taxes of Italy while online sales are off, and a user of prices';
const DEALER = 'taxes of Italy, and a dealer';

const italy = { args: { countryId: 'IT' }, path: { countryId: 'IT' } };

const tax = (
  taxDescription: string,
  taxType: 'B2C' | 'B2B' | 'B2E',
  taxValue: number,
  { id = null, version = 0 }: { id?: number | null; version?: number } = {},
) => ({ id, countryId: 'IT', taxValue, taxDescription, taxType, version });
const save = (body: ReturnType<typeof tax>[]) => ({ args: { body }, body });
const remove = (ids: number[]) => ({ args: { body: ids }, body: ids });
const dearer = tax('MESSA SU STRADA', 'B2C', 860, { id: 1, version: 1 });

/** While online sales are off they are those of FINCO (decision A-19). */
export const solCountryTaxInteractions = [
  interaction('getSolCountryTaxes', { state: TAXES, ...italy }),
  interaction('getSolCountryTaxes', { variant: 'fixedOnly', state: 'no taxes of Italy', ...italy }),
  interaction('getSolCountryTaxes', { variant: 'finco', state: FINCO, ...italy }),
  interaction('getSolCountryTaxes', { variant: 'not allowed', state: DEALER, status: '403', ...italy }),
  interaction('saveSolCountryTaxes', {
    state: TAXES,
    ...save([
      dearer,
      tax('TARGA PROVA', 'B2C', 12.5),
      tax('TARGA PROVA', 'B2B', 0),
      tax('TARGA PROVA', 'B2E', 0),
    ]),
  }),
  interaction('saveSolCountryTaxes', {
    variant: 'twice',
    state: TAXES,
    status: '400',
    ...save([tax('TARGA PROVA', 'B2C', 12.5), tax('TARGA PROVA', 'B2C', 13)]),
  }),
  interaction('saveSolCountryTaxes', { variant: 'stale', state: CHANGED, status: '409', ...save([dearer]) }),
  interaction('saveSolCountryTaxes', {
    variant: 'not allowed',
    state: DEALER,
    status: '403',
    ...save([dearer]),
  }),
  interaction('deleteSolCountryTaxes', { state: TAXES, ...remove([7, 8, 9]) }),
  interaction('deleteSolCountryTaxes', { variant: 'missing', state: TAXES, status: '404', ...remove([999]) }),
];
