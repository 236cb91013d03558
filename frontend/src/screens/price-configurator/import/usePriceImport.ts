import {
  useImportPricelistMutation,
  useUploadPricelistFromExcelMutation,
  type PriceUploadPreview,
  type PriceUploadRow,
} from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { countIn, formatCount } from '../../../kit/format/counts';
import { useWorkbookImport } from '../../../kit/import/useWorkbookImport';
import { t } from '../../../texts/priceConfigurator.gen';

/** A row as it goes back: ticked or not, with the price that stands in its field. */
export interface EditedRow {
  row: number;
  code: string;
  isChecked: boolean;
  price: number | null;
}

/** The steps of a price import: choose, upload and look, edit and tick, import, read the result. */
export function usePriceImport({ countryId, vetele }: { countryId: string; vetele: string }) {
  const [sendUpload] = useUploadPricelistFromExcelMutation();
  const [sendImport] = useImportPricelistMutation();
  const outcome = useOutcome();
  const about = { pCountry: countryId, pVetele: vetele };
  const steps = useWorkbookImport<PriceUploadPreview>({
    upload: (uploadFile, isRounding) =>
      sendUpload({ body: { uploadFile, ...about, ...roundingOf(isRounding) } }).unwrap(),
    outcome,
    summaryOf: (result) => doneOf(rowsOf(result)),
  });
  const run = (rows: readonly EditedRow[]) =>
    steps.run((uploadFile, { planDigest }) => {
      const importPriceConfUtilJson = JSON.stringify({ priceConfEditedItemList: rows });
      const rounding = roundingOf(steps.isRounding === true);
      return sendImport({
        body: { uploadFile, ...about, ...rounding, importPriceConfUtilJson, planDigest },
      }).unwrap();
    });
  return { ...steps, run };
}

const roundingOf = (isRounding: boolean) => (isRounding ? { roundDecimals: 'true' as const } : {});

/** The rows of a preview in one list, the base price first. */
export const rowsOf = ({ basePriceList, uploadedList }: PriceUploadPreview): PriceUploadRow[] => [
  ...basePriceList,
  ...uploadedList,
];

/** How many rows were chosen to be imported. */
export const importedOf = (rows: readonly PriceUploadRow[]) =>
  rows.filter(({ isChecked }) => isChecked).length;

/** What an import came to. */
export const doneOf = (rows: readonly PriceUploadRow[]) =>
  `${countIn(importedOf(rows), { one: t('1 price is stored.'), many: t('{count} prices are stored.') })} ${leftOut(rows.length - importedOf(rows))}`;

/** What becomes of the rows that are not ticked. */
export const leftOut = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? t('1 row is left out and keeps its current price.')
      : t('{count} rows are left out and keep their current price.', { count: formatCount(count) });

export type ImportSteps = ReturnType<typeof usePriceImport>;
