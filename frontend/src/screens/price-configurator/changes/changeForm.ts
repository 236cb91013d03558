import { decimalsOf, isAmount, type Cents } from '../../../../../contracts/rules/amounts';
import {
  readRate,
  type PriceChange,
  type Rounding,
  type roundingEndings,
  type roundingSteps,
} from '../../../../../contracts/rules/price-changes';

/** What is done to every price that is chosen. */
export type ChangeAction = 'set' | 'add' | 'takeOff' | 'raise' | 'lower' | 'official' | 'vehicle' | 'market';

/** Which prices are chosen: the rows that are marked, those that the filter shows, those of the card, or of the whole price list. */
export type ChangeScope = 'marked' | 'shown' | 'card' | 'list';

export interface ChangeForm {
  scope: ChangeScope;
  action: ChangeAction;
  /** As AmountInput has them: null for an empty field, NaN for what is none. */
  amount: Cents | null;
  percent: Cents | null;
  /** As typed; undefined: nobody has, and it is 1 where both lists are in one currency. */
  rate?: string;
  /** Of another market; empty: none is chosen yet. */
  marketId: string;
  /** Of another list; empty: none is chosen yet. */
  vetele: string;
  /** 0: prices are as exact as the list writes them. */
  step: (typeof roundingSteps)[number] | 0;
  ending: (typeof roundingEndings)[number];
}

export const emptyForm: Omit<ChangeForm, 'scope'> = {
  action: 'raise',
  amount: null,
  percent: null,
  marketId: '',
  vetele: '',
  step: 0,
  ending: 0,
};

export const isCopy = (action: ChangeAction): boolean =>
  action === 'official' || action === 'vehicle' || action === 'market';

/** The rate as it stands in its field. */
export const rateText = ({ rate }: ChangeForm, isSameCurrency: boolean): string =>
  rate ?? (isSameCurrency ? '1' : '');

/** The change that the form asks for; undefined while something of it is missing or is no number. */
export function changeOf(form: ChangeForm, isSameCurrency: boolean): PriceChange | undefined {
  const { action, amount, percent } = form;
  if (isCopy(action)) {
    const reading = readRate(rateText(form, isSameCurrency));
    return reading.kind === 'rate' ? { kind: 'copy', rate: reading.rate } : undefined;
  }
  if (action === 'raise' || action === 'lower')
    return isAmount(percent)
      ? { kind: 'percent', percent: action === 'lower' ? -percent + 0 : percent }
      : undefined;
  if (!isAmount(amount)) return undefined;
  if (action === 'set') return { kind: 'set', amount };
  return { kind: 'add', amount: action === 'takeOff' ? -amount + 0 : amount };
}

/** Whether prices may end in other than 00, which a list without cents cannot write. */
export const hasEnding = (mask: string): boolean => decimalsOf(mask) === 2;

/** What is rounded to; an ending that was chosen for another mask and is not shown any more is none. */
export const roundingOf = ({ step, ending }: ChangeForm, mask: string): Rounding | undefined =>
  step === 0 ? undefined : { step, ending: hasEnding(mask) ? ending : 0 };
