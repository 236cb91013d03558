/** The full picture of one price: how it becomes the price without tax, and what a kind of customer pays of it. */
import { centsOf, type Cents } from './amounts.ts';
import { basePriceWithoutTax, fixedTaxesOf, type FormulaTax } from './price-without-tax.ts';
import { fixedTaxNames, fixedTaxOf, taxKeyOf } from './tax-names.ts';

export const customerKinds = ['B2C', 'B2B', 'B2E'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** Where a tax is set: in the price list, online for the vehicle, online for the market. The first that has it counts. */
const taxOrigins = ['list', 'vehicle', 'market'] as const;
export type TaxOrigin = (typeof taxOrigins)[number];

export interface PictureTax extends FormulaTax {
  origin: TaxOrigin;
}

export interface PictureCampaign {
  id: number;
  description: string;
  discPerc: number | null;
  discTot: number | null;
  discOpt: number | null;
}

/** What a price is of: the vehicle itself, an option (campaigns have a discount of their own for it), or another item. */
export type PricePart = 'vehicle' | 'option' | 'other';

export interface PictureLine {
  section: 'withoutTax' | 'payment';
  key:
    | 'finalPrice'
    | 'tax'
    | 'taxable'
    | 'vat'
    | 'priceWithoutTax'
    | 'priceOfCustomer'
    | 'campaign'
    | 'customerPays'
    | 'downpayment'
    | 'rest';
  kind: 'final' | 'step' | 'subtotal' | 'result';
  /** Of a tax or a campaign, as people gave it. */
  name: string;
  /** Whose tax it is. */
  customer: CustomerKind | null;
  /** Of a step what it adds, negative where it takes away; else the whole amount. */
  amount: Cents;
  /** The amount that is left after the line. */
  total: Cents;
  origin: { kind: 'row' | 'vat' | 'tax' | 'campaign' | 'downpayment'; id: string } | null;
}

type Told = Partial<Pick<PictureLine, 'name' | 'customer' | 'origin'>>;

/** Lines one below the other, each with what is left after it. */
class Lines {
  readonly lines: PictureLine[] = [];
  private readonly section: PictureLine['section'];
  total: Cents;

  constructor(section: PictureLine['section'], final: Cents) {
    this.section = section;
    this.total = final;
    this.whole('finalPrice', 'final', { origin: { kind: 'row', id: '' } });
  }

  private add(key: PictureLine['key'], kind: PictureLine['kind'], amount: Cents, told: Told): void {
    const { name = '', customer = null, origin = null } = told;
    this.lines.push({ section: this.section, key, kind, name, customer, amount, total: this.total, origin });
  }

  whole(key: PictureLine['key'], kind: PictureLine['kind'], told: Told = {}): void {
    this.add(key, kind, this.total, told);
  }

  step(key: PictureLine['key'], amount: Cents, told: Told): void {
    this.total += amount;
    // Not -0, which equals 0 and is written with a minus sign.
    this.add(key, 'step', 0 + amount, told);
  }

  tax({ description, code, origin }: Omit<PictureTax, 'price'>, amount: Cents): void {
    const told = { name: description, customer: code as CustomerKind };
    this.step('tax', amount, { ...told, origin: { kind: 'tax', id: origin } });
  }
}

const fixedOf = (taxes: readonly FormulaTax[], description: string, code: CustomerKind): Cents =>
  taxes
    .filter((tax) => tax.code === code && fixedTaxOf(tax.description) === description)
    .reduce((total, tax) => total + centsOf(tax.price), 0);

/**
 * From the final price to the price without tax, one amount after the other; what is rounded is the VAT. `taxes` are those
 * of the price list; undefined for an item, which has no part in them.
 */
export function withoutTaxLines(
  final: Cents,
  vatPercent: number | null,
  taxes: readonly FormulaTax[] | undefined,
): PictureLine[] {
  const fixed = fixedTaxesOf(taxes ?? []);
  const vat = basePriceWithoutTax(final, vatPercent, fixed) - fixed.b2b - (final - fixed.b2c);
  const lines = new Lines('withoutTax', final);
  const fees = (code: 'B2C' | 'B2B', sign: 1 | -1): void => {
    for (const description of taxes ? fixedTaxNames : [])
      lines.tax({ description, code, origin: 'list' }, sign * fixedOf(taxes ?? [], description, code));
  };
  fees('B2C', -1);
  if (taxes) lines.whole('taxable', 'subtotal');
  lines.step('vat', vat, { origin: { kind: 'vat', id: '' } });
  fees('B2B', 1);
  lines.whole('priceWithoutTax', 'result');
  return lines.lines;
}

/**
 * Of a customer's taxes under one description those of the list, else of the vehicle, else of the market. A price list may hold two
 * spellings: neither gives way to the other.
 */
function firstOfEach(taxes: readonly PictureTax[]): PictureTax[] {
  const found = new Set<string>();
  return taxOrigins.flatMap((origin) => {
    const here = taxes.filter((tax) => tax.origin === origin && !found.has(taxKeyOf(tax.description)));
    for (const { description } of here) found.add(taxKeyOf(description));
    return here;
  });
}

const PERCENT_SCALE = 10_000;

/** Half-up to hundredths; a price is never below 0. */
export function percentOf(price: Cents, percent: number): Cents {
  const scaled = BigInt(price) * BigInt(Math.round((percent / 100) * PERCENT_SCALE));
  return Number((2n * scaled + BigInt(PERCENT_SCALE)) / BigInt(2 * PERCENT_SCALE));
}

/** What a campaign takes off a final price: percent or amount of a vehicle, percent of an option, nothing of other items. */
export function discountOf(
  final: Cents,
  { discPerc, discTot, discOpt }: PictureCampaign,
  part: PricePart,
): Cents {
  if (part === 'option') return percentOf(final, discOpt ?? 0);
  if (part === 'other') return 0;
  return discPerc ? percentOf(final, discPerc) : centsOf(discTot ?? 0);
}

export interface Payment {
  final: Cents;
  customer: CustomerKind;
  part: PricePart;
  /** Of every kind of customer and origin. */
  taxes: readonly PictureTax[];
  /** Those of the day. A car takes one discount only: the first campaign's. */
  campaigns: readonly PictureCampaign[];
  downpayment: Cents | null;
  /** The list has another currency than the market: amounts of online sales, which are in the market's, are left out. */
  isOtherCurrency: boolean;
}

/** Without what is in the market's currency; a percentage is of the price. */
const inListCurrency = ({ taxes, campaigns, ...payment }: Payment): Payment => ({
  ...payment,
  taxes: taxes.filter(({ origin }) => origin === 'list'),
  campaigns: campaigns.map((campaign) => ({ ...campaign, discTot: null })),
  downpayment: null,
});

/**
 * What a customer pays of a final price: the fixed taxes of private customers, which are in it, give way to their
 * own; other taxes of theirs are added; one campaign takes off its part of the final price; the downpayment is paid first. Taxes
 * and downpayment are the vehicle's alone. Nothing falls below 0, and amounts of another currency are never added.
 */
export function paymentLines(payment: Payment): PictureLine[] {
  const { final, customer, part, taxes, campaigns, downpayment } = payment.isOtherCurrency
    ? inListCurrency(payment)
    : payment;
  const lines = new Lines('payment', final);
  if (part === 'vehicle') addTaxes(lines, customer, taxes);
  for (const [at, campaign] of campaigns.entries()) {
    const discount = at > 0 ? 0 : Math.min(discountOf(final, campaign, part), Math.max(0, lines.total));
    const origin = { kind: 'campaign', id: String(campaign.id) } as const;
    lines.step('campaign', -discount, { name: campaign.description, origin });
  }
  const isPaidFirst = part === 'vehicle' && downpayment !== null;
  lines.whole('customerPays', isPaidFirst ? 'subtotal' : 'result');
  if (!isPaidFirst) return lines.lines;
  const first = Math.min(downpayment, Math.max(0, lines.total));
  lines.step('downpayment', -first, { origin: { kind: 'downpayment', id: '' } });
  lines.whole('rest', 'result');
  return lines.lines;
}

function addTaxes(lines: Lines, customer: CustomerKind, taxes: readonly PictureTax[]): void {
  const before = lines.lines.length;
  const ofList = taxes.filter(({ origin }) => origin === 'list');
  const swap = (code: CustomerKind, sign: 1 | -1): void => {
    for (const description of fixedTaxNames) {
      const amount = fixedOf(ofList, description, code);
      if (amount !== 0) lines.tax({ description, code, origin: 'list' }, sign * amount);
    }
  };
  if (customer !== 'B2C') {
    swap('B2C', -1);
    swap(customer, 1);
  }
  const own = taxes.filter(
    ({ code, description }) => code === customer && fixedTaxOf(description) === undefined,
  );
  for (const tax of firstOfEach(own)) if (tax.price !== 0) lines.tax(tax, centsOf(tax.price));
  if (lines.lines.length > before) lines.whole('priceOfCustomer', 'subtotal', { customer });
}
