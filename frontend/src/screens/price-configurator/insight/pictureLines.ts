import type { PricePicture } from '../../../api';
import { centsOf, formatExactAmount, formatNumber } from '../../../../../contracts/rules/amounts';
import type { CustomerKind, PictureLine } from '../../../../../contracts/rules/price-picture';
import { t } from '../../../texts/priceConfigurator.gen';

export type Source = PricePicture['lines'][number]['source'];

/** A line to draw; without a source where it is of prices that are not saved yet. */
export interface Line extends Omit<PictureLine, 'origin'> {
  source?: Source;
}

export const linesOf = (picture: Pick<PricePicture, 'lines'>, section: Line['section']): Line[] =>
  picture.lines
    .filter((line) => line.section === section)
    .map((line) => ({ ...line, amount: centsOf(line.amount), total: centsOf(line.total) }));

const priceOf: Record<CustomerKind, string> = {
  B2C: t('Price for private customers'),
  B2B: t('Price for companies'),
  B2E: t('Price for employees'),
};

export interface Writing {
  mask: string;
  vatPercent: number | null;
}

/** What a line is called. */
export function labelOf({ key, name, customer }: Line, { mask, vatPercent }: Writing): string {
  switch (key) {
    case 'finalPrice':
      return t('Final price');
    case 'tax':
      return name;
    case 'taxable':
      return t('Taxable, VAT included');
    case 'vat':
      return t('VAT {percent} %', { percent: formatNumber(vatPercent ?? 0, mask) });
    case 'priceWithoutTax':
      return t('Price without tax');
    case 'priceOfCustomer':
      return priceOf[customer ?? 'B2C'];
    case 'campaign':
      return name || t('Campaign');
    case 'customerPays':
      return t('The customer pays');
    case 'downpayment':
      return t('Downpayment');
    case 'rest':
      return t('Left to pay');
  }
}

/** The formula with its amounts: '(12.600,00 − 300,00 − 100,00) / 1,22 + 50,00 + 25,00 = 10.075,00'. */
export function formulaOf(lines: readonly Line[], { mask, vatPercent }: Writing): string {
  const written = ({ amount }: Pick<Line, 'amount'>) => formatExactAmount(Math.abs(amount), mask);
  const whole = ({ amount }: Pick<Line, 'amount'>) => formatExactAmount(amount, mask);
  const by = formatNumber(Number((1 + (vatPercent ?? 0) / 100).toFixed(6)), mask);
  const [final, result] = [whole(lines[0]!), whole(lines.at(-1)!)];
  const fees = (type: CustomerKind) => lines.filter(({ customer }) => customer === type).map(written);
  if (fees('B2C').length === 0) return `${final} / ${by} = ${result}`;
  return `(${[final, ...fees('B2C')].join(' − ')}) / ${by} + ${fees('B2B').join(' + ')} = ${result}`;
}

type Reason = PricePicture['reasons'][number];
/** What the amounts themselves are not: this is said above them. */
type Warning = Extract<Reason, 'otherDay' | 'otherCurrency'>;

const isWarning = (reason: Reason): reason is Warning => reason === 'otherDay' || reason === 'otherCurrency';

/** What to know before the amounts of a picture are read. */
export function warningsOf(
  { reasons, currency }: Pick<PricePicture, 'reasons' | 'currency'>,
  currencyOfMarket: string,
): string[] {
  const texts: Record<Warning, () => string> = {
    otherDay: () =>
      t("Prices, taxes and downpayment are today's; only campaigns are those of the chosen day."),
    otherCurrency: () =>
      t(
        'The price list is in {currency}. Online taxes, campaign amounts and downpayments are in {market} and are left out.',
        { currency, market: currencyOfMarket },
      ),
  };
  return reasons.filter(isWarning).map((reason) => texts[reason]());
}

/** Why something is missing in a picture, in a few sentences; what everybody may see needs no reason. */
export const notesOf = ({ reasons }: Pick<PricePicture, 'reasons'>): string =>
  reasons
    .map((reason) => (isWarning(reason) ? [] : reasonTexts[reason]))
    .flat()
    .join(' ');

const reasonTexts: Record<Exclude<Reason, Warning>, string> = {
  noPrice: t('Save a final price to see what becomes of it.'),
  noCampaign: t('No campaign on this day.'),
  noCampaignForEmployees: t('Campaigns are for private customers and companies.'),
  noDownpayment: t('No downpayment for this vehicle.'),
  downpaymentOfVehicle: t('The downpayment is paid with the base price.'),
  marketOffline: t('The market does not sell online: no campaign, no downpayment.'),
  vehicleHidden: t('The vehicle is not visible online: no campaign, no downpayment.'),
  withoutOnline: t('Campaigns and downpayments of online sales are not part of this breakdown.'),
};
