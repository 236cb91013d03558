import { useMemo, useState, useSyncExternalStore } from 'react';
import { isLockedPrice } from '../../../../../contracts/rules/locked-prices';
import {
  useSaveAlternativePriceListMutation,
  type BasePriceInfo,
  type EquipmentItem,
  type Market,
  type PriceDetails,
} from '../../../api';
import { useSessionUser } from '../../../api/session';
import { isBlankRow } from '../../../kit/grid/blankRows';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell, usePriceCounts } from '../../../kit/grid/usePriceSheet';
import type { EditsDraft } from '../../../kit/versioned/editsDraft';
import { takeUpEdits } from '../../../kit/versioned/keptEdits';
import { useKeptEdits, useKeptPlace } from '../../../kit/versioned/useKeptEdits';
import { rightsOf, type PriceRights } from '../rightsOf';
import { editList, type EditedList, type StoredList } from '../save/editedList';
import { baseCode, nameOf, storedListOf } from '../save/priceList';
import { aColleague } from '../save/saveTexts';
import { useListSave } from '../save/useListSave';
import {
  alternativeBody,
  alternativeItems,
  alternativeRows,
  mayEdit,
  normalPricesOf,
  type AlternativeKey,
  type AlternativeSection,
  type ReadAlternative,
} from './alternativeList';
import { t } from '../../../texts/priceConfigurator.gen';

/** The list whose prices stand where the alternative one has none of its own. */
export interface NormalList {
  base: BasePriceInfo;
  details: PriceDetails;
}

export interface AlternativeEditProps extends NormalList {
  market: Market;
  vetele: string;
  entry: AlternativeKey;
  read: ReadAlternative;
  /** Reads both lists again, after somebody else changed one of them. */
  onReload: () => Promise<ReadAlternative & NormalList>;
  onSaved: () => void;
}

export type AlternativeEdit = ReturnType<typeof useAlternativeEdit>;

const sections: readonly AlternativeSection[] = ['options', 'fuoriserie', 'programs', 'accessories'];

/** The list as it was read, the backup that Cancel goes back to (rule R-267). */
function storedOf(
  { optCode }: AlternativeKey,
  { base, details }: NormalList,
  read: ReadAlternative,
  { currency: factoryCurrency }: Pick<Market, 'currency'>,
): StoredList {
  const { rows, unknown } = alternativeRows(base, details, read.pairs);
  if (unknown.length > 0)
    console.warn(
      t('The alternative price list of {optCode} has prices of codes that are not found: {unknown}', {
        optCode,
        unknown: unknown.join(', '),
      }),
    );
  const { version: normalVersion, currency } = storedListOf(base, details);
  return { version: read.version, normalVersion, currency, factoryCurrency, rows, fields: {} };
}

/** An alternative list that is being edited: a sheet of its own beside the normal list's, its save and its conflict. */
export function useAlternativeEdit(props: AlternativeEditProps) {
  const { market, base, details } = props;
  const rights = rightsOf(useSessionUser(), market);
  const { list, draft } = useList(props);
  const { sheet } = list;
  const head = useSyncExternalStore(list.subscribe, list.head);
  const items = useMemo(() => alternativeItems(details), [details]);
  const editable = useEditableCodes(items, rights);
  const { price, isInvalid } = usePriceCell(sheet, baseCode);
  const { missing } = usePriceCounts(sheet, editable);
  const isBaseMissing = isInvalid || price === null || price <= 0;

  return {
    sheet,
    draft,
    rollback: list.rollback,
    items,
    rights,
    editable,
    isBaseMissing,
    /** Items without a price: they block saving as in the normal list. */
    missing,
    /** Their codes, and '-' where the base price is missing. */
    blanks: rights.base
      ? [
          ...(isBaseMissing ? [baseCode] : []),
          ...(missing > 0 ? editable.filter((code) => isBlankRow(sheet, code)) : []),
        ]
      : [],
    isDirty: head.isDirty,
    isNew: head.version === 0,
    differing: useDiffering(sheet, base, details),
    ...useSave(props, { list, items, rights }),
  };
}

/** Where the edits of an alternative list outlive the end of a session. */
export const useAlternativePlace = ({ id }: Pick<Market, 'id'>, vetele: string) =>
  useKeptPlace('alternative', `${id}/${vetele}`);

function useList(props: AlternativeEditProps) {
  const { market, vetele, entry, read } = props;
  const place = useAlternativePlace(market, vetele);
  const [{ list, news }, setHeld] = useState(() => {
    const begun = editList(storedOf(entry, props, read, market));
    return {
      list: begun,
      news: takeUpEdits(place, { ...begun.head(), currency: begun.currency(), opened: entry }, begun.restore),
    };
  });
  useKeptEdits(place, news, () => {
    const unsaved = list.unsaved();
    return unsaved && { ...unsaved, opened: entry };
  });
  const dismiss = () => setHeld({ list, news: undefined });
  return { list, draft: { news, dismiss } satisfies EditsDraft };
}

function useEditableCodes(items: Record<AlternativeSection, EquipmentItem[]>, rights: PriceRights) {
  const { base, programs, accessories } = rights;
  return useMemo(() => {
    const may = mayEdit({ base, programs, accessories } as PriceRights);
    return sections
      .filter((section) => may[section])
      .flatMap((section) => items[section])
      .map(({ code }) => code);
  }, [items, base, programs, accessories]);
}

function useDiffering(sheet: PriceSheet, base: BasePriceInfo, details: PriceDetails): number {
  const normal = useMemo(() => normalPricesOf(base, details), [base, details]);
  return useSyncExternalStore(
    sheet.subscribeAll,
    () =>
      [...normal].filter(
        ([code, price]) => !sheet.loaded(code)?.isStandard && sheet.cell(code).price !== price,
      ).length,
  );
}

interface SaveInput {
  list: EditedList;
  items: Record<AlternativeSection, EquipmentItem[]>;
  rights: PriceRights;
}

/** Where a colleague was faster: other cells merge, the same ones are asked about, and a deleted list can be recreated. */
function useSave(props: AlternativeEditProps, { list, items, rights }: SaveInput) {
  const { market, vetele, base, details, entry, onReload, onSaved } = props;
  const { username, userAliasFromModis } = useSessionUser();
  const [put] = useSaveAlternativePriceListMutation();
  const [isDeleted, setIsDeleted] = useState(false);
  // What was typed while it was being stored would go with the dialog.
  const finish = (isStored: boolean) => isStored && list.changes() === 0 && onSaved();

  const { save, settle, ...rest } = useListSave<StoredList>({
    list,
    send: ({ head, mine }) =>
      put({
        countryId: market.id,
        modelCode: vetele,
        optCode: entry.optCode,
        isExcluded: entry.isExcluded ? 'true' : 'false',
        version: head().version,
        normalVersion: mine().normalVersion,
        priceListInput: alternativeBody(list, items, rights, base.pricemask, userAliasFromModis || username),
      }).unwrap(),
    theirsOf: (current) => current,
    mask: base.pricemask,
    nameOf: (code) => nameOf(details, code),
    async findStored() {
      const stored = await onReload().catch(() => undefined);
      // Where another list is in the way, taking over what is stored would not help.
      if (!stored || stored.takenBy !== undefined) return undefined;
      const current = storedOf(entry, stored, stored, market);
      // The list is there, or still is none: somebody changed the normal one.
      const isThere = current.version > 0 || list.head().version === 0;
      setIsDeleted((was) => current.version === 0 && (was || !isThere));
      if (isThere) return { current, changedBy: aColleague, changedAt: '' };
      // What is on the screen is now what differs from a list that is not stored: kept as any other edit, but for prices that nobody
      // could have typed.
      const { rows, currency } = list.mine();
      // They stay in the currency that they were typed in, which the server compares with that of the normal list.
      list.rebase({ ...current, currency });
      const locked = new Set(
        sections
          .flatMap((section) => items[section])
          .filter(({ code, isHiddenByPcm }) => isLockedPrice(isHiddenByPcm, list.sheet.loaded(code)?.price))
          .map(({ code }) => code),
      );
      list.sheet.setPrices(rows.filter(({ code }) => !locked.has(code)));
      return undefined;
    },
  });

  return {
    ...rest,
    isDeleted,
    save: async () => finish(await save()),
    settle: async (sides: Parameters<typeof settle>[0]) => finish(await settle(sides)),
  };
}
