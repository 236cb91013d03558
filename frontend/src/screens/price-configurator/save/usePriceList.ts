import type { EditsDraft } from '../../../kit/versioned/editsDraft';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import {
  useSaveEquipmentListMutation,
  useSaveMarketDataModelAndOptMutation,
  type BasePriceInfo,
  type Market,
  type MarketTax,
  type PriceDetails,
  useGetBasePriceInfoQuery,
  useGetMarketTaxesQuery,
  useGetPriceDetailsByModelVersionQuery,
} from '../../../api';
import { emptyApi } from '../../../api/empty-api';
import { useSessionUser } from '../../../api/session';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import type { EditedList } from './editedList';
import {
  nameOf,
  noSections,
  sectionsOf,
  storedListOf,
  storedListOfReply,
  type PriceListFields,
  type Sections,
} from './priceList';
import { equipmentBody, priceListBody, saveScopeOf } from './priceSave';
import { useEditedList } from './useEditedList';
import { useListSave, type ListSave } from './useListSave';
import { useSilentFailure } from '../../../api/useSilentFailure';

interface PriceListSubject {
  /** Id of the market; empty: none is chosen. */
  marketId: string;
  /** Empty: the market has no vehicle. */
  vetele: string;
  language: string;
}

const fresh = { refetchOnMountOrArgChange: true };

/** Reads base price, equipment and taxes of a vehicle; answers of a former one are never shown. */
function usePriceData({ marketId, vetele, language }: PriceListSubject) {
  const key = { countryId: marketId, modelCode: vetele };
  const skip = { skip: marketId === '' || vetele === '' };
  const base = useGetBasePriceInfoQuery(key, { ...fresh, ...skip });
  const details = useGetPriceDetailsByModelVersionQuery({ ...key, language }, { ...fresh, ...skip });
  const taxes = useGetMarketTaxesQuery(key, { ...fresh, ...skip });
  useSilentFailure(base);
  useSilentFailure(details);
  useSilentFailure(taxes);
  const all = [base, details, taxes];

  return {
    base: base.currentData,
    details: details.currentData,
    taxes: taxes.currentData,
    /** A part is missing and will not come by itself. */
    isFailed: [base, details].some((read) => read.isError && !read.isFetching && !read.currentData),
    areTaxesFailed: taxes.isError && !taxes.isFetching && !taxes.currentData,
    isReloading: all.some((read) => read.isFetching),
    /** Both parts of the list come from the same reading. */
    isSettled: !base.isFetching && !details.isFetching,
    reload: () => all.forEach((read) => !read.isUninitialized && void read.refetch()),
  };
}

export interface PriceListProps {
  market: Pick<Market, 'id' | 'currency' | 'pricemask'> | undefined;
  vetele: string;
  language: string;
}

export interface PriceList extends ListSave {
  /** Undefined until they are read; of the vehicle that is chosen now, never of a former one. */
  base: BasePriceInfo | undefined;
  details: PriceDetails | undefined;
  taxes: readonly MarketTax[] | undefined;
  /** Every row of the list, the base price under '-'. The same sheet for as long as market and vehicle stay. */
  sheet: PriceSheet;
  sections: Sections;
  /** What is edited; undefined while it loads. */
  list: EditedList | undefined;
  /** As edited; saved with the prices. */
  mask: string;
  currency: string;
  isPublished: boolean;
  setMask: (mask: string) => void;
  setCurrency: (currency: string) => void;
  setPublished: (isPublished: boolean) => void;
  /** Which of them differ from what is stored: 'pricemask', 'currency', 'pricelistActive'. */
  changedFields: readonly string[];
  version: number;
  isDirty: boolean;
  isLoading: boolean;
  isReloading: boolean;
  isFailed: boolean;
  areTaxesFailed: boolean;
  /** Reads everything again, online sales too; with unsaved changes it asks first, and they go. */
  refresh: () => void;
  /** Reads everything again and keeps what is typed, such as after an import. */
  reload: () => void;
  /** Takes every change back. */
  rollback: () => void;
  draft: EditsDraft;
}

const noChanges: readonly string[] = [];

/** Loads the price list of a vehicle in a market, keeps what is typed into it, and saves it. */
export function usePriceList({ market, vetele, language }: PriceListProps): PriceList {
  const marketId = market?.id ?? '';
  const data = usePriceData({ marketId, vetele, language });
  const { base, details, taxes } = data;
  const stored = useMemo(
    () => base && details && storedListOf(base, details, market?.currency),
    [base, details, market?.currency],
  );
  const sections = useMemo(() => (details ? sectionsOf(details) : noSections), [details]);
  const subject = `${marketId}/${vetele}`;
  const { list, head, draft } = useEditedList({ subject, stored, slot: 'prices' });
  const empty = useMemo(() => createPriceSheet(), []);
  const reloadOnline = useReloadOnline();
  const fields = head?.fields as PriceListFields | undefined;

  return {
    base,
    details,
    taxes,
    sheet: list?.sheet ?? empty,
    sections,
    list,
    mask: fields?.pricemask ?? market?.pricemask ?? '',
    currency: fields?.currency ?? market?.currency ?? '',
    isPublished: fields?.pricelistActive ?? false,
    setMask: (pricemask) => list?.setFields({ pricemask }),
    setCurrency: (currency) => list?.setFields({ currency }),
    setPublished: (pricelistActive) => list?.setFields({ pricelistActive }),
    changedFields: head?.changedFields ?? noChanges,
    version: head?.version ?? 0,
    isDirty: head?.isDirty ?? false,
    isLoading: subject !== '/' && !data.isFailed && !(list && details),
    isReloading: data.isReloading,
    isFailed: data.isFailed,
    areTaxesFailed: data.areTaxesFailed,
    refresh: () => unsavedChanges.leaveFor(() => (data.reload(), reloadOnline())),
    reload: data.reload,
    rollback: () => list?.rollback(),
    draft,
    ...useListSave({
      list,
      send: useSendPrices({ marketId, vetele }, sections),
      theirsOf: (current, mine) => storedListOfReply(current, mine),
      mask: fields?.pricemask ?? market?.pricemask ?? '',
      nameOf: (code) => nameOf(details, code),
    }),
  };
}

/** The cards of online sales belong to the same page, so its Refresh reads them too. */
function useReloadOnline(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(emptyApi.util.invalidateTags(['SolPriceData']));
}

/** One press of Save is one call (decision A-73); who acts is the alias when there is one. */
function useSendPrices({ marketId, vetele }: { marketId: string; vetele: string }, sections: Sections) {
  const { username, userAliasFromModis } = useSessionUser();
  const [saveAll] = useSaveMarketDataModelAndOptMutation();
  const [saveEquipment] = useSaveEquipmentListMutation();
  const actor = userAliasFromModis || username;

  return async (list: EditedList) => {
    const { version } = list.head();
    const place = { countryId: marketId, modelCode: vetele, version, shownCurrency: list.currency() };
    const scope = saveScopeOf(list, sections);
    if (!scope) throw new Error('Nothing of the price list has been changed.');
    return scope.isWhole
      ? saveAll({ ...place, priceListInput: priceListBody(list, sections, scope, actor) }).unwrap()
      : saveEquipment({ ...place, idUserModis: actor, body: equipmentBody(list, sections, scope) }).unwrap();
  };
}
