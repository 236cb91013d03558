import { describe, expect, it } from 'vitest';
import {
  discountOf,
  paymentLines,
  withoutTaxLines,
  type CustomerKind,
  type Payment,
  type PictureCampaign,
  type PictureLine,
  type PictureTax,
  type TaxOrigin,
} from './price-picture';
import { basePriceWithoutTax, fixedTaxesOf } from './price-without-tax';

const tax = (
  description: string,
  [b2c, b2b, b2e]: [number, number, number],
  origin: TaxOrigin,
): PictureTax[] =>
  (
    [
      ['B2C', b2c],
      ['B2B', b2b],
      ['B2E', b2e],
    ] as [CustomerKind, number][]
  ).map(([code, price]) => ({ description, code, price, origin }));

const fixed = [
  ...tax('MESSA SU STRADA', [854, 700, 500.5], 'list'),
  ...tax('QUOTA ESENTE', [146, 146, 0], 'list'),
];
const campaign = (id: number, discounts: Partial<PictureCampaign>): PictureCampaign => ({
  id,
  description: `Campaign ${id}`,
  discPerc: null,
  discTot: null,
  discOpt: null,
  ...discounts,
});
const percent = campaign(1, { discPerc: 3, discOpt: 5 });
const amount = campaign(2, { discTot: 1200 });

const told = (lines: PictureLine[]) =>
  lines.map(({ key, name, customer, amount: cents }) =>
    [key, name, key === 'tax' ? customer : '', cents].filter((part) => part !== '').join(' '),
  );

interface Case {
  name: string;
  given: Partial<Payment>;
  lines: string[];
}

const ofCompany = [
  'tax MESSA SU STRADA B2C -85400',
  'tax QUOTA ESENTE B2C -14600',
  'tax MESSA SU STRADA B2B 70000',
  'tax QUOTA ESENTE B2B 14600',
];

/** Of a vehicle for 28.900,00 unless said otherwise; amounts in hundredths. */
const cases: Case[] = [
  { name: 'nothing but the price', given: { taxes: [] }, lines: ['customerPays 2890000'] },
  {
    name: 'a private customer: the fixed taxes of the list are in the price',
    given: {},
    lines: ['customerPays 2890000'],
  },
  {
    name: "a company: its own fixed taxes in the place of a private customer's",
    given: { customer: 'B2B' },
    lines: [...ofCompany, 'priceOfCustomer 2874600', 'customerPays 2874600'],
  },
  {
    name: 'an employee, without an exempt share',
    given: { customer: 'B2E' },
    lines: [
      'tax MESSA SU STRADA B2C -85400',
      'tax QUOTA ESENTE B2C -14600',
      'tax MESSA SU STRADA B2E 50050',
      'priceOfCustomer 2840050',
      'customerPays 2840050',
    ],
  },
  {
    name: 'a company where every tax is 0',
    given: { customer: 'B2B', taxes: tax('MESSA SU STRADA', [0, 0, 0], 'list') },
    lines: ['customerPays 2890000'],
  },
  {
    name: 'other taxes: the one of the list before the one of the vehicle before the one of the market',
    given: {
      taxes: [
        ...tax('PFU', [30, 0, 0], 'market'),
        ...tax('PFU', [19.4, 0, 0], 'vehicle'),
        ...tax('SUPERBOLLO', [1, 0, 0], 'vehicle'),
        ...tax('SUPERBOLLO', [1200, 0, 0], 'list'),
        ...tax('ECO', [5.55, 0, 0], 'market'),
      ],
    },
    lines: [
      'tax SUPERBOLLO B2C 120000',
      'tax PFU B2C 1940',
      'tax ECO B2C 555',
      'priceOfCustomer 3012495',
      'customerPays 3012495',
    ],
  },
  {
    name: "a vehicle's 0 that stands in the place of the market's tax",
    given: { taxes: [...tax('PFU', [30, 30, 30], 'market'), ...tax('PFU', [0, 0, 0], 'vehicle')] },
    lines: ['customerPays 2890000'],
  },
  {
    name: "a vehicle's tax that is spelled otherwise than the market's, but is the same to people",
    given: {
      taxes: [
        ...tax('CONTRIBUTO PFU', [30, 30, 30], 'market'),
        ...tax('Contributo  PFU ', [0, 0, 0], 'vehicle'),
        ...tax('Superbollo', [1200, 0, 0], 'market'),
        ...tax('SUPERBOLLO', [1000, 0, 0], 'list'),
        ...tax('superbollo', [1100, 0, 0], 'vehicle'),
      ],
    },
    lines: ['tax SUPERBOLLO B2C 100000', 'priceOfCustomer 2990000', 'customerPays 2990000'],
  },
  {
    name: 'two spellings in one price list, which can hold both: none is dropped',
    given: {
      taxes: [
        ...tax('PFU', [10, 0, 0], 'list'),
        ...tax('Pfu', [5, 0, 0], 'list'),
        ...tax('pfu', [30, 0, 0], 'market'),
      ],
    },
    lines: ['tax PFU B2C 1000', 'tax Pfu B2C 500', 'priceOfCustomer 2891500', 'customerPays 2891500'],
  },
  {
    name: 'fixed taxes that are set online alone: they are in the price',
    given: { taxes: tax('MESSA SU STRADA', [870, 720, 720], 'vehicle'), customer: 'B2B' },
    lines: ['customerPays 2890000'],
  },
  {
    name: 'a campaign in percent',
    given: { campaigns: [percent] },
    lines: ['campaign Campaign 1 -86700', 'customerPays 2803300'],
  },
  {
    name: 'a campaign with an amount',
    given: { campaigns: [amount] },
    lines: ['campaign Campaign 2 -120000', 'customerPays 2770000'],
  },
  {
    name: 'two campaigns: a car takes one discount only, that of the first',
    given: { campaigns: [percent, amount] },
    lines: ['campaign Campaign 1 -86700', 'campaign Campaign 2 0', 'customerPays 2803300'],
  },
  {
    name: 'a percentage half up to the hundredth',
    given: { final: 333, campaigns: [campaign(1, { discPerc: 7.5 })] },
    // 24.975
    lines: ['campaign Campaign 1 -25', 'customerPays 308'],
  },
  {
    name: 'a percentage that is exactly half a hundredth',
    given: { final: 50, campaigns: [campaign(1, { discPerc: 5 })] },
    // 2.5
    lines: ['campaign Campaign 1 -3', 'customerPays 47'],
  },
  {
    name: 'a campaign of more than the price',
    given: { final: 100_000, campaigns: [amount] },
    lines: ['campaign Campaign 2 -100000', 'customerPays 0'],
  },
  {
    name: 'a campaign for options alone takes nothing off the vehicle',
    given: { campaigns: [campaign(1, { discOpt: 5 })] },
    lines: ['campaign Campaign 1 0', 'customerPays 2890000'],
  },
  {
    name: 'an option: its own percentage, no tax and no downpayment',
    given: { final: 142_000, part: 'option', customer: 'B2B', campaigns: [percent], downpayment: 100_000 },
    lines: ['campaign Campaign 1 -7100', 'customerPays 134900'],
  },
  {
    name: 'an accessory: no discount',
    given: { final: 8_500, part: 'other', campaigns: [percent, amount] },
    lines: ['campaign Campaign 1 0', 'campaign Campaign 2 0', 'customerPays 8500'],
  },
  {
    name: 'a downpayment',
    given: { downpayment: 250_000 },
    lines: ['customerPays 2890000', 'downpayment -250000', 'rest 2640000'],
  },
  {
    name: 'a downpayment of 0',
    given: { downpayment: 0 },
    lines: ['customerPays 2890000', 'downpayment 0', 'rest 2890000'],
  },
  {
    name: 'a downpayment of more than the customer pays',
    given: { final: 100_000, downpayment: 250_000, campaigns: [campaign(1, { discPerc: 50 })] },
    lines: ['campaign Campaign 1 -50000', 'customerPays 50000', 'downpayment -50000', 'rest 0'],
  },
  {
    name: 'everything at once, for a company',
    given: {
      customer: 'B2B',
      taxes: [...fixed, ...tax('PFU', [19.4, 15.9, 15.9], 'vehicle')],
      campaigns: [percent],
      downpayment: 100_000,
    },
    lines: [
      ...ofCompany,
      'tax PFU B2B 1590',
      'priceOfCustomer 2876190',
      'campaign Campaign 1 -86700',
      'customerPays 2789490',
      'downpayment -100000',
      'rest 2689490',
    ],
  },
  {
    name: 'adds nothing of the market where the list has another currency, but its own taxes and a percentage',
    given: {
      isOtherCurrency: true,
      taxes: [
        ...fixed,
        ...tax('SUPERBOLLO', [50, 0, 0], 'list'),
        ...tax('PFU', [19.4, 0, 0], 'vehicle'),
        ...tax('ECO', [5, 0, 0], 'market'),
      ],
      campaigns: [percent, amount],
      downpayment: 250_000,
    },
    lines: [
      'tax SUPERBOLLO B2C 5000',
      'priceOfCustomer 2895000',
      'campaign Campaign 1 -86700',
      'campaign Campaign 2 0',
      'customerPays 2808300',
    ],
  },
  {
    name: 'takes no amount of a campaign off a price in another currency',
    given: { isOtherCurrency: true, campaigns: [amount] },
    lines: ['campaign Campaign 2 0', 'customerPays 2890000'],
  },
];

describe('what a customer pays (R-453 to R-455)', () => {
  it.each(cases)('$name', ({ given, lines }) => {
    const payment: Payment = {
      final: 2_890_000,
      customer: 'B2C',
      part: 'vehicle',
      taxes: fixed,
      campaigns: [],
      downpayment: null,
      isOtherCurrency: false,
      ...given,
    };

    const picture = paymentLines(payment);

    expect(told(picture)).toEqual([`finalPrice ${payment.final}`, ...lines]);
    expect(picture.at(-1)!.kind).toBe('result');
  });

  it('adds up line by line, to the hundredth', () => {
    for (const { given } of cases) {
      const base = { final: 2_890_000, customer: 'B2C', part: 'vehicle' } as const;
      const nothing = { campaigns: [], downpayment: null, isOtherCurrency: false };
      const lines = paymentLines({ ...base, taxes: fixed, ...nothing, ...given });
      let total = lines[0]!.amount;
      for (const line of lines) {
        if (line.kind === 'step') total += line.amount;
        expect([line.total, line.kind === 'step' ? total : line.amount]).toEqual([total, total]);
        expect(Object.is(line.amount, -0)).toBe(false);
      }
    }
  });

  it('tells of each amount where it comes from', () => {
    const lines = paymentLines({
      final: 2_890_000,
      customer: 'B2C',
      part: 'vehicle',
      taxes: tax('PFU', [19.4, 0, 0], 'market'),
      campaigns: [percent],
      downpayment: 100,
      isOtherCurrency: false,
    });

    expect(lines.map(({ origin }) => origin && `${origin.kind} ${origin.id}`.trim())).toEqual([
      'row',
      'tax market',
      null,
      'campaign 1',
      null,
      'downpayment',
      null,
    ]);
  });
});

it('is exact for large amounts', () => {
  expect(discountOf(999_999_999_999, campaign(1, { discPerc: 99.99 }), 'vehicle')).toBe(999_899_999_999);
});

describe('the way to the price without tax (R-452)', () => {
  it('takes out the B2C taxes and the VAT and adds the B2B taxes', () => {
    expect(told(withoutTaxLines(1_420_000, 22, fixed))).toEqual([
      'finalPrice 1420000',
      'tax MESSA SU STRADA B2C -85400',
      'tax QUOTA ESENTE B2C -14600',
      'taxable 1320000',
      'vat -238033',
      'tax MESSA SU STRADA B2B 70000',
      'tax QUOTA ESENTE B2B 14600',
      'priceWithoutTax 1166567',
    ]);
  });

  it.each([
    [1_420_000, 22, fixed],
    [333_33, 7.7, fixed],
    [100, null, []],
    [10_000, 22, fixed],
    [0, 0, fixed],
  ] as [number, number | null, PictureTax[]][])('ends at R-185: %i with %s percent', (final, vat, taxes) => {
    expect(withoutTaxLines(final, vat, taxes).at(-1)!.total).toBe(
      basePriceWithoutTax(final, vat, fixedTaxesOf(taxes)),
    );
  });

  it('takes off VAT alone of an item: road fee and exempt share are paid once a car', () => {
    expect(told(withoutTaxLines(12_000, 22, undefined))).toEqual([
      'finalPrice 12000',
      'vat -2164',
      'priceWithoutTax 9836',
    ]);
  });
});
