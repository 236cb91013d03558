import type { Downpayment, DownpaymentFilter, DownpaymentInput } from '../../api';
import type { SolMarket } from '../../api/solMarkets';
import type { BulkOf } from '../../kit/bulk/bulk';
import { choiceOf } from '../../kit/format/names';
import type { FilterField } from '../../kit/list/FilterField';
import { SOL_PAGING, type SearchDefinition } from '../../kit/list/searchParams';
import { type Cents, centsOf, formatMoney, wireOf, defaultMask } from '../../../../contracts/rules/amounts';
import type { StoredFields } from '../../kit/inline-edit/rowFields';
import { downpaymentTexts } from '../../texts';
import { t } from '../../texts/solDownpayments.gen';
import { createContext, use, useSyncExternalStore } from 'react';
import { makeRowDrafts, type RowDrafts } from '../../kit/inline-edit/rowDrafts';

/** Why a row could not be saved: in words, or because a colleague was faster. */
export type RowProblem =
  { kind: 'words'; message: string } | { kind: 'stale'; message: string; current: Downpayment };

export const RowProblems = createContext<RowDrafts<RowProblem>>(makeRowDrafts());

export function useRowProblem(id: number): RowProblem | undefined {
  const problems = use(RowProblems);
  return useSyncExternalStore(problems.subscribe, () => problems.get(id));
}

export type DownpaymentFilterName = 'market';
export type DownpaymentSortKey = 'id' | 'market' | 'downpayment' | 'active' | 'lastUpdate';

export const noun = { one: t('downpayment'), many: t('downpayments') };

/** The newest first, 15 of them. */
export const downpaymentSearch: SearchDefinition<DownpaymentFilterName, DownpaymentSortKey> = {
  ...SOL_PAGING,
  filters: ['market'],
  sortKeys: ['id', 'market', 'downpayment', 'active', 'lastUpdate'],
  sortDesc: true,
  asksOnEntry: true,
};

/** The body of list and export; without a market it is empty. */
export const filterOf = ({ market }: Record<DownpaymentFilterName, string>): DownpaymentFilter =>
  market ? { market } : {};

export const filterFields = (markets: readonly SolMarket[]): FilterField<DownpaymentFilterName>[] => [
  {
    name: 'market',
    label: downpaymentTexts.market,
    placeholder: t('All markets'),
    options: markets.map(choiceOf),
  },
];

const field = 'downpayment';

/** The one field of a row that can be typed into: its value in hundredths, empty for none; and the currency beside it. */
export const storedFieldsOf = ({ id, version, downpayment, country }: Downpayment): StoredFields => ({
  id,
  version,
  fields: { [field]: String(centsOf(downpayment)), currency: country.currency },
});

export const textOfCents = (cents: Cents | null): string => (cents === null ? '' : String(cents));
export const centsOfText = (text: string | undefined): Cents | null => (text ? Number(text) : null);
export const valueField = field;

/** How the markets write prices; a market that is not listed writes them as most do. */
export type MaskOf = (countryId: string) => string;
export const maskIn =
  (markets: readonly SolMarket[]): MaskOf =>
  (countryId) =>
    markets.find(({ id }) => id === countryId)?.pricemask || defaultMask;

/** '1.000,00 EUR', as the market writes it. */
export const shownValue = ({ downpayment, country }: Downpayment, maskOf: MaskOf): string =>
  formatMoney(centsOf(downpayment), maskOf(country.id), country.currency);

/** What a row is called. */
export const rowName = (row: Downpayment, maskOf: MaskOf): string =>
  `${row.country.description}, ${shownValue(row, maskOf)}`;

/** The record with another value, over the version that was read. */
export const bodyOf = (
  { id, country: { id: idCountry, codmercato } }: Downpayment,
  cents: Cents,
  version: number,
): DownpaymentInput => ({
  id,
  country: { id: idCountry, codmercato },
  downpayment: wireOf(cents),
  version,
});

export const downpaymentBulk: BulkOf = {
  note: t('What is not active is no longer offered; what customers have paid stays known.'),
  set: [{ name: 'active', label: t('Active'), kind: 'switch', maxLength: 5 }],
  deletes: false,
};
