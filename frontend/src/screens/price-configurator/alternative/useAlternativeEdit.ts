import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  useSaveAlternativePriceListMutation,
  type BasePriceInfo,
  type EquipmentItem,
  type Market,
  type PriceDetails,
} from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { useSessionUser } from '../../../api/session';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceCell';
import { usePriceCounts } from '../../../kit/grid/usePriceCounts';
import { rightsOf, type PriceRights } from '../rightsOf';
import { baseCode } from '../save/priceList';
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

export interface AlternativeEditProps {
  market: Market;
  vetele: string;
  base: BasePriceInfo;
  details: PriceDetails;
  /** The list that is edited, as it was read. */
  entry: AlternativeKey;
  read: ReadAlternative;
  /** Reads the list anew, after somebody else changed it. */
  onReload: () => Promise<ReadAlternative>;
  onSaved: () => void;
}

export type AlternativeEdit = ReturnType<typeof useAlternativeEdit>;

const sections: readonly AlternativeSection[] = ['options', 'fuoriserie', 'programs', 'accessories'];

/** Fills a sheet with the prices of the list; its loaded rows are the backup that Cancel goes back to (rule R-267). */
function fill(sheet: PriceSheet, { base, details, entry }: AlternativeEditProps, read: ReadAlternative) {
  const { rows, unknown } = alternativeRows(base, details, read.pairs);
  if (unknown.length > 0)
    console.warn(
      `The alternative price list of ${entry.optCode} has prices of codes that are not found: ${unknown.join(', ')}`,
    );
  sheet.load(rows, { keepEdits: true });
}

/** An alternative list that is being edited: a sheet of its own beside the normal list's, its save and its conflict. */
export function useAlternativeEdit(props: AlternativeEditProps) {
  const { market, base, details, read } = props;
  const rights = rightsOf(useSessionUser(), market);
  const [sheet] = useState(() => {
    const filled = createPriceSheet();
    fill(filled, props, read);
    return filled;
  });
  const [version, setVersion] = useState(read.version);
  const items = useMemo(() => alternativeItems(details), [details]);
  const editable = useEditableCodes(items, rights);
  const { price, isInvalid, isChanged } = usePriceCell(sheet, baseCode);
  const { changed, missing } = usePriceCounts(sheet, editable);
  const isBaseMissing = isInvalid || price === null || price <= 0;
  const calls = useSave(props, { sheet, items, rights, version });

  return {
    sheet,
    items,
    rights,
    editable,
    isBaseMissing,
    /** Items without a price: they block saving as in the normal list. */
    missing,
    isDirty: changed > 0 || isChanged,
    isNew: version === 0,
    differing: useDiffering(sheet, base, details),
    ...calls,
    /** Takes what is stored now and keeps what was typed on top of it. */
    async reload() {
      try {
        const stored = await props.onReload();
        fill(sheet, props, stored);
        setVersion(stored.version);
        calls.forgetConflict();
      } catch (error) {
        calls.fail(error);
      }
    },
  };
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

/** How many prices are not those of the normal list. */
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
  sheet: PriceSheet;
  items: Record<AlternativeSection, EquipmentItem[]>;
  rights: PriceRights;
  version: number;
}

function useSave(props: AlternativeEditProps, { sheet, items, rights, version }: SaveInput) {
  const { market, vetele, base, entry, onReload, onSaved } = props;
  const notices = useNotices();
  const { username, userAliasFromModis } = useSessionUser();
  const [save, { isLoading }] = useSaveAlternativePriceListMutation();
  const [conflict, setConflict] = useState<string>();

  return {
    isSaving: isLoading,
    /** What the server said of somebody else's change; undefined without one. */
    conflict,
    forgetConflict: () => setConflict(undefined),
    fail: (error: unknown) => notices.showFailure(problemOf(error)),
    async save() {
      try {
        const { message } = await save({
          countryId: market.id,
          modelCode: vetele,
          optCode: entry.optCode,
          isExcluded: entry.isExcluded ? 'true' : 'false',
          version,
          priceListInput: alternativeBody(sheet, items, rights, base, userAliasFromModis || username),
        }).unwrap();
        notices.toastSuccess(message);
        onSaved();
      } catch (error) {
        const problem = problemOf(error);
        // Where another list is in the way, taking over what is stored would not help.
        const stored = problem.status === 409 ? await onReload().catch(() => undefined) : undefined;
        const isStale = problem.status === 409 && !stored?.isTaken;
        if (isStale) setConflict(problem.message);
        else notices.showFailure(problem);
      }
    },
  };
}
