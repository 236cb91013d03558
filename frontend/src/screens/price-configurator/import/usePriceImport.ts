import {
  useImportPricelistMutation,
  useUploadPricelistFromExcelMutation,
  type PriceUploadPreview,
  type PriceUploadRow,
} from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { useWorkbookImport } from '../../../kit/import/useWorkbookImport';

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
  const { problemOf, maxUploadMB } = useOutcome();
  const about = { pCountry: countryId, pVetele: vetele };
  const steps = useWorkbookImport<PriceUploadPreview>({
    upload: (uploadFile, isRounding) =>
      sendUpload({ body: { uploadFile, ...about, ...roundingOf(isRounding) } }).unwrap(),
    problemOf,
    maxUploadMB,
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

export type ImportSteps = ReturnType<typeof usePriceImport>;
