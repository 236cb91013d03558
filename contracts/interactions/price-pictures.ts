import { interaction } from '../harness.ts';

const SOLD = 'Aurora sold online in Italy, with its prices';
const FREE = 'Aurora sold online in Italy, with its prices and no downpayment';
const DOLLARS = 'Aurora sold online in Italy, with its prices in dollars';
const DEALER = 'Aurora sold online in Italy, with its prices, and a dealer';

const path = { countryId: 'IT', modelCode: '3410126' };
const asked = (query: { code?: string; customer?: 'B2C' | 'B2B' | 'B2E'; day?: string } = {}) => ({
  args: { ...path, ...query },
  path,
  query,
});

export const pricePictureInteractions = [
  interaction('getPricePicture', { state: SOLD, ...asked() }),
  interaction('getPricePicture', {
    variant: 'companies',
    state: SOLD,
    ...asked({ code: '-', customer: 'B2B', day: '2026-11-20' }),
  }),
  interaction('getPricePicture', { variant: 'employees', state: FREE, ...asked({ customer: 'B2E' }) }),
  interaction('getPricePicture', { variant: 'option', state: SOLD, ...asked({ code: '05FK' }) }),
  interaction('getPricePicture', { variant: 'noPrice', state: SOLD, ...asked({ code: 'W18' }) }),
  interaction('getPricePicture', { variant: 'bare', state: DEALER, ...asked() }),
  interaction('getPricePicture', { variant: 'dollars', state: DOLLARS, ...asked({ day: '2026-11-19' }) }),
  interaction('getPricePicture', {
    variant: 'not a market',
    state: SOLD,
    status: '404',
    args: { ...path, countryId: 'FR' },
    path: { ...path, countryId: 'FR' },
  }),
];
