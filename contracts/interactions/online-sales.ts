import { interaction } from '../harness.ts';

const SOLD = 'Aurora sold online in Italy';
const NOT_SOLD = 'Aurora in Italy, not sold online yet';
const CHANGED = 'Aurora sold online in Italy, changed by a colleague';
const HQ = 'Aurora sold online in Italy, and an HQ user';
const DEALER = 'Aurora sold online in Italy, and a dealer';

const aurora = { countryId: 'IT', modelCode: '3410126' };
const startDate = '2026-11-20T22:59:59.999Z';
const asked = { args: { ...aurora, startDate }, path: aurora, query: { startDate } };

const tax = (
  taxDescription: string,
  taxType: 'B2C' | 'B2B' | 'B2E',
  taxValue: number,
  id: number | null = null,
) => ({
  id,
  model: '3410126',
  countryId: 'IT',
  taxValue,
  taxDescription,
  taxType,
});
const virtualProduct = { id: 1, country: 'IT', model: '3410126', downpayment: 1000 };
const save = (taxList: ReturnType<typeof tax>[]) => {
  const body = { taxList, virtualProduct };
  return { args: { version: 4, solTaxesInput: body }, query: { version: 4 }, body };
};
const remove = (ids: number[]) => ({ args: { body: ids }, body: ids });

const vehicle = { args: { vetele: '3410126' }, path: { vetele: '3410126' } };
const show = (
  isHqUser: 'true' | 'false',
  body: { visible: boolean; idSolModel?: number; idSolModelMarket?: number },
) => ({
  args: { isHqUser, solVisibilityInput: body },
  path: { isHQUser: isHqUser },
  body,
});

const campaign = {
  description: 'Autunno Aurora, due settimane in più',
  discPerc: 4,
  discTot: null,
  discOpt: 5,
  version: 4,
};
const path = { id: 1482, flag: 'false', userAlias: 'Giorgio Bassi' };
const change = {
  args: { ...path, flag: 'false' as const, solCampaignInput: campaign },
  path,
  body: campaign,
};

/** The online part of the price configurator, with its calls of SOL models and campaigns. */
export const onlineSalesInteractions = [
  interaction('getSolPriceData', { state: SOLD, ...asked }),
  interaction('getSolPriceData', { variant: 'none', state: NOT_SOLD, ...asked }),
  interaction('getSolPriceData', { variant: 'not allowed', state: DEALER, status: '403', ...asked }),
  interaction('savePriceSolTaxes', {
    state: SOLD,
    ...save([tax('MESSA SU STRADA', 'B2C', 860, 1), tax('TARGA PROVA', 'B2C', 12.5)]),
  }),
  interaction('savePriceSolTaxes', {
    variant: 'twice',
    state: SOLD,
    status: '400',
    ...save([tax('TARGA PROVA', 'B2C', 12.5), tax('TARGA PROVA', 'B2C', 13)]),
  }),
  interaction('savePriceSolTaxes', {
    variant: 'stale',
    state: CHANGED,
    status: '409',
    ...save([tax('MESSA SU STRADA', 'B2C', 860, 1)]),
  }),
  interaction('savePriceSolTaxes', {
    variant: 'not allowed',
    state: HQ,
    status: '403',
    ...save([tax('MESSA SU STRADA', 'B2C', 860, 1)]),
  }),
  interaction('deletePriceSolTaxes', { state: SOLD, ...remove([7, 8, 9]) }),
  interaction('deletePriceSolTaxes', { variant: 'missing', state: SOLD, status: '404', ...remove([999]) }),
  interaction('checkSolModelActive', { state: SOLD, ...vehicle }),
  interaction('checkSolModelActive', { variant: 'inactive', state: NOT_SOLD, ...vehicle }),
  interaction('changeSolModelVisibility', {
    state: SOLD,
    ...show('false', { visible: false, idSolModelMarket: 1 }),
  }),
  interaction('changeSolModelVisibility', {
    variant: 'headquarters',
    state: HQ,
    ...show('true', { visible: false, idSolModel: 21 }),
  }),
  interaction('changeSolModelVisibility', {
    variant: 'not allowed',
    state: SOLD,
    status: '403',
    ...show('true', { visible: false, idSolModel: 21 }),
  }),
  interaction('updateSolCampaign', { state: SOLD, ...change }),
  interaction('updateSolCampaign', { variant: 'stale', state: CHANGED, status: '409', ...change }),
  interaction('updateSolCampaign', { variant: 'not allowed', state: HQ, status: '403', ...change }),
];
