/** What one change makes of a list: the same for the preview and for the run. */
import { centsOf, isAmount, wireOf, type Cents } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices.ts';
import { isLockedPrice } from '../../../../contracts/rules/locked-prices.ts';
import {
  changedPrice,
  sameRate,
  type ChangeRefusal,
  type ChangeRule,
  type PriceChange,
} from '../../../../contracts/rules/price-changes.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Schema } from '../../kit/contract.ts';
import { digestOf } from '../../kit/import/import.ts';
import { t } from '../../texts/prices.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import { requireBaseOpt, type Market } from '../session/market-rights.read.ts';
import { writingOf } from './price-list.present.ts';
import type { FactoryPrices, PriceItem, StoredList } from './price-list.repository.ts';
import { requireMaySet } from './save-prices.service.ts';

export type RunChange = Schema<'PriceRunChange'>;
type PriceKind = RunChange['prices'][number];

export interface PlannedPlace {
  market: Market;
  vehicle: Vehicle;
  /** Undefined for a list that was never saved. */
  list: (StoredList & Pick<FactoryPrices, 'officialPrice'>) | undefined;
  items: readonly PriceItem[];
}

/** The list that prices are copied from. */
export interface CopiedList {
  name: string;
  currency: string;
  /** The currency that the change takes its prices to be in; undefined: that of the list that is changed. */
  expected: string | undefined;
  /** By code, the base price under '-'. */
  prices: ReadonlyMap<string, Cents | null>;
}

export interface PlannedChange {
  code: string;
  description: string;
  before: Cents | null;
  after: Cents;
}

export interface ListPlan {
  currency: string;
  pricemask: string;
  changes: PlannedChange[];
  unchanged: number;
  /** The codes that stay as they are, by reason. */
  reasons: ReadonlyMap<string, string[]>;
  /** Why none of its prices can be changed; undefined: some could. */
  refusal: string | undefined;
  digest: string;
}

interface Target {
  code: string;
  kind: PriceKind;
  description: string;
  price: Cents | null;
  official: Cents | null;
  refusal: string | undefined;
}

/** The message of what a check refuses. */
export const messageOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
};

/** Why the market does not set prices of a kind; undefined: it does. */
const notSetReason = (market: Market, kind: PriceKind): string | undefined =>
  messageOf(() => (kind === 'base' ? requireBaseOpt(market) : requireMaySet(market, kind)));

function lockReason({ isStandard, isHiddenByPcm, price }: PriceItem): string | undefined {
  if (isStandard) return t('Standard, it has no price.');
  return isLockedPrice(isHiddenByPcm, price) ? t('Hidden by its product category.') : undefined;
}

/** The base price first, then items by code; with `codes` only these items. */
function targetsOf({ market, list, items }: PlannedPlace, { prices, codes = [] }: RunChange): Target[] {
  const reasons = new Map(prices.map((kind) => [kind, notSetReason(market, kind)]));
  const isWanted = ({ code, section }: PriceItem): boolean =>
    reasons.has(section) && (codes.length === 0 || codes.includes(code));
  const base: Target = {
    code: basePriceCode,
    kind: 'base',
    description: '',
    price: centsOf(list?.basePrice ?? null),
    official: centsOf(list?.officialPrice ?? null),
    refusal: reasons.get('base'),
  };
  return [
    ...(reasons.has('base') && codes.length === 0 ? [base] : []),
    ...items.filter(isWanted).map((item) => ({
      code: item.code,
      kind: item.section,
      description: item.description,
      price: centsOf(item.price),
      official: centsOf(item.officialPrice),
      refusal: reasons.get(item.section) ?? lockReason(item),
    })),
  ];
}

/** The rule of a change that is whole (price-run.check.ts). */
function ruleOf({ action, amount = 0, percent = 0, rate = sameRate, step, ending = 0 }: RunChange) {
  const changes: Partial<Record<RunChange['action'], PriceChange>> = {
    set: { kind: 'set', amount: centsOf(amount) },
    add: { kind: 'add', amount: centsOf(amount) },
    percent: { kind: 'percent', percent: centsOf(percent) },
  };
  const rounding: ChangeRule['rounding'] = step === undefined ? undefined : { step, ending };
  return { change: changes[action] ?? { kind: 'copy' as const, rate }, rounding };
}

function reasonOf(refusal: ChangeRefusal, copied: CopiedList | undefined): string {
  switch (refusal) {
    case 'no-price':
      return t('There is no price to start from.');
    case 'no-source':
      return copied
        ? t('{name} has no price for it.', { name: copied.name })
        : t('It has no official price.');
    case 'below-0':
      return t('It would be below 0.');
    case 'too-high':
      return t('It would be above the highest amount.');
    case 'rounded-to-0':
      return t('It would be rounded to 0.');
  }
}

function afterOf(target: Target, rule: ChangeRule, copied: CopiedList | undefined): Cents | string {
  const { code, price, official, refusal } = target;
  if (refusal !== undefined) return refusal;
  const source = copied ? (copied.prices.get(code) ?? null) : official;
  const result = changedPrice({ price, source }, rule);
  if ('refusal' in result) return reasonOf(result.refusal, copied);
  return code === basePriceCode && result.price === 0 ? t('The base price must be above 0.') : result.price;
}

/** Without what the rules of saving refuse, which the writer knows. @param copied undefined for what copies no other list */
export function planList(place: PlannedPlace, change: RunChange, copied?: CopiedList): ListPlan {
  const { market, vehicle, list } = place;
  const { currency, pricemask } = writingOf(market, list);
  const rule = { ...ruleOf(change), mask: pricemask };
  const changes: PlannedChange[] = [];
  const reasons = new Map<string, string[]>();
  let unchanged = 0;
  const targets = targetsOf(place, change);
  const strange = (change.codes ?? []).filter((code) => !targets.some((target) => target.code === code));
  if (strange.length > 0) reasons.set(t('Not among the chosen prices of this vehicle.'), strange);
  for (const target of targets) {
    const after = afterOf(target, rule, copied);
    const { code, description, price: before } = target;
    if (typeof after === 'string') reasons.set(after, [...(reasons.get(after) ?? []), code]);
    else if (after === before) unchanged++;
    else changes.push({ code, description, before, after });
  }
  const refusal = otherCurrency(change, { currency, market }, copied) ?? notSetAtAll(market, change);
  const written = changes.map(({ code, before, after }) => [code, before, after]);
  const currencies = [currency, copied?.currency ?? ''];
  const digest = digestOf([
    market.id,
    vehicle.vetele,
    list?.version ?? 0,
    refusal === undefined,
    currencies,
    written,
  ]);
  return { currency, pricemask, changes, unchanged, reasons, refusal, digest };
}

/** Amounts and rates mean one currency; the prices of another list are in its own, official ones in the market's (decision I-10). */
function otherCurrency(
  change: RunChange,
  { currency, market }: { currency: string; market: Market },
  copied: CopiedList | undefined,
): string | undefined {
  if (change.currency !== undefined && change.currency !== currency)
    return t('It is in {currency}, the change in {other}.', { currency, other: change.currency });
  if (change.action === 'official' && market.currency !== currency)
    return t('It is in {currency}, the official prices are in {other}.', {
      currency,
      other: market.currency || '–',
    });
  const expected = copied?.expected ?? currency;
  return copied && copied.currency !== expected
    ? t('{name} is in {currency}; the prices to copy have to be in {other}.', {
        name: copied.name,
        currency: copied.currency,
        other: expected,
      })
    : undefined;
}

/** The first reason where the market sets none of the kinds. */
function notSetAtAll(market: Market, { prices }: RunChange): string | undefined {
  const reasons = prices.map((kind) => notSetReason(market, kind));
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

/** The sums of the prices that had one before, so that both can be compared. */
export function sumsOf(changes: readonly PlannedChange[]): { sumBefore: number; sumAfter: number } {
  const compared = changes.filter(({ before }) => isAmount(before));
  return {
    sumBefore: wireOf(compared.reduce((sum, { before }) => sum + before!, 0)),
    sumAfter: wireOf(compared.reduce((sum, { after }) => sum + after, 0)),
  };
}
