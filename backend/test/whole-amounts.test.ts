// A market without decimals accepts none, whichever way an amount comes in.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp, type TestReply } from './app.ts';
import { anItem, aPriceList } from './price-factories.ts';
import { aDownpayment, aSolModel } from './sol-factories.ts';

const FE = '/ccb/auth/fe';
const vetele = '3410126';

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aCountry({
    id: 'JP',
    isoCode2: 'JP',
    currency: 'JPY',
    pricemask: '#,##0',
    solEnable: true,
    enableBaseOpt: true,
    enableAccessories: true,
    enableCustomerPrg: true,
  });
  await app.aModel({ vetele, countries: ['JP'] });
  await aSolModel(app, { vetele, markets: { JP: true } });
  await aPriceList(app, { country: 'JP', vetele, basePrice: 3_980_000 });
  for (const [code, price] of [['05FK', 1000.5] as const, ['08ED', 2000] as const])
    await anItem(app, { vetele, country: 'JP', code, price });
  as = await app.signIn({ priceConfEnabled: true, solEnabledFrontEnd: true, countries: ['JP'] });
});
afterAll(() => app?.close());

const send = (method: string, path: string, body: object) =>
  app.request(method, `${FE}/${path}`, { as, body });
const refusal = ({ status, body }: TestReply) => [
  status,
  body.fields?.map(({ message }: { message: string }) => message),
];
const tax = (price: number) => ({ description: 'MESSA SU STRADA', code: 'B2C', price });
const onlineTax = (taxValue: number) => ({
  model: vetele,
  countryId: 'JP',
  taxDescription: 'QUOTA ESENTE',
  taxType: 'B2C',
  taxValue,
});
const campaign = (modelDiscountValue: number) => ({
  description: 'Winter',
  modelDiscountValue,
  country: { id: 'JP' },
  timeZone: 'Asia/Tokyo',
  campaignType: 'B2C',
  solCampaignModel: [{ vetele }],
  dateTimeStartUTC: '2026-12-01T15:00:00Z',
  dateTimeEndUTC: '2026-12-20T15:00:00Z',
});
const prices = (price: number) => ({
  optList: [
    { code: '05FK', price: 1000.5 },
    { code: '08ED', price },
  ],
});

const saves: [what: string, save: (amount: number) => Promise<TestReply>][] = [
  ['a price', (price) => send('PUT', `priceConf/saveMarketDataModelAndOpt/JP/${vetele}`, prices(price))],
  [
    'the base price',
    (price) => send('PUT', `priceConf/saveMarketDataModelAndOpt/JP/${vetele}`, { basePrice: { price } }),
  ],
  [
    'an alternative price',
    (price) =>
      send('PUT', `priceConf/saveSniMarketDataModelAndOpt/JP/${vetele}/05FK/true`, {
        ...prices(price),
        basePrice: { price: 3_900_000 },
      }),
  ],
  [
    'a tax',
    (price) =>
      send('PUT', `priceConf/saveMarketDataTaxes/JP/${vetele}`, [
        tax(price),
        { ...tax(1), description: 'QUOTA ESENTE' },
      ]),
  ],
  ['an online tax', (value) => send('POST', 'priceConf/saveSolTaxes', { taxList: [onlineTax(value)] })],
  ['a tax of the market', (value) => send('PUT', 'solCountryTaxes/saveSolTaxes', [onlineTax(value)])],
  ['a downpayment', (value) => send('POST', 'downpayment', { country: { id: 'JP' }, downpayment: value })],
  ['a campaign', (value) => send('POST', 'solCampaign', campaign(value))],
];

it.each(saves)(
  '%s with decimals is refused where the market writes none, and what it may be is told',
  async (_what, save) => {
    expect(refusal(await save(12_345.5))).toEqual([
      400,
      ['12345.5 has more decimals than this market writes; write 12,346'],
    ]);
    expect((await save(12_346)).status).toBeLessThan(300);
  },
);

it('what is stored with decimals already may stay', async () => {
  const id = await aDownpayment(app, 'JP', 99.5);
  const same = { country: { id: 'JP' }, downpayment: 99.5 };

  expect((await send('PUT', `downpayment/update/${id}`, same)).status).toBe(200);
  expect(refusal(await send('PUT', `downpayment/update/${id}`, { ...same, downpayment: 98.5 }))[0]).toBe(400);
});

/** A CSV file as written in Japan. */
const upload = (path: string, file: string, name: string, texts: Record<string, string>) => {
  const body = new FormData();
  body.set(name, new Blob([file]), 'file.csv');
  for (const [key, value] of Object.entries(texts)) body.set(key, value);
  return app.request('POST', `${FE}/${path}`, { as, body });
};

it('prices of a file with decimals are errors, and whole ones where that is asked for', async () => {
  const file = `Market;JP\nVehicle;${vetele}\n\nCode;Final price\n05FK;1,000.5\n08ED;2,345.5\n`;
  const preview = async (texts = {}) => {
    const form = { pCountry: 'JP', pVetele: vetele, ...texts };
    const { status, body } = await upload('priceConf/uploadPricelistFromExcel', file, 'uploadFile', form);
    expect(status, body.message).toBe(200);
    return body.uploadedList.map(({ price, status: s, statusDescription }: Record<string, unknown>) => [
      price,
      s,
      statusDescription,
    ]);
  };

  expect(await preview()).toEqual([
    [1000.5, 1, expect.stringContaining('the price is the same as before')],
    [null, 2, expect.stringContaining('2,345.5 has more decimals than this market writes; write 2,346')],
  ]);
  expect((await preview({ roundDecimals: 'true' }))[1]).toEqual([2346, 0, expect.stringContaining('Ready')]);
});

it('so are amounts of campaigns, while percentages keep theirs', async () => {
  const head =
    'Campaign ID;Date Start;Date End;Time Zone;Disc.%;Disc. Tot;Disc. Opt%;Desc;Campaign Type;Model';
  const row = (perc: string, total: string) =>
    `;20/12/2026 00:00;15/01/2027 23:59;Asia/Tokyo;${perc};${total};5,5;Sale;B2C;${vetele}`;
  const preview = async (texts = {}) => {
    const file = [head, row('', '1234.5'), row('3,5', '')].join('\n');
    const { status, body } = await upload('solCampaign/fromXlsx/preview', file, 'file', {
      idCountry: 'JP',
      ...texts,
    });
    expect(status, body.message).toBe(200);
    return body;
  };

  const refused = await preview();
  expect(refused.errors).toEqual([
    expect.objectContaining({
      column: 'Disc. Tot',
      reason: '1234.5 has more decimals than this market writes; write 1,235',
    }),
  ]);
  expect(refused.counts).toMatchObject({ created: 1, invalid: 1 });
  expect((await preview({ roundDecimals: 'true' })).counts).toMatchObject({ created: 2, invalid: 0 });
});
