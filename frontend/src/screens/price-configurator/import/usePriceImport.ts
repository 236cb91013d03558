import { useState } from 'react';
import {
  useImportPricelistMutation,
  useUploadPricelistFromExcelMutation,
  type PriceUploadPreview,
  type PriceUploadRow,
} from '../../../api';
import { problemOf } from '../../../api/problem';

/** A row as it goes back: ticked or not, with the price that stands in its field. */
export interface EditedRow {
  row: number;
  code: string;
  isChecked: boolean;
  price: number | null;
}

interface ImportState {
  /** What was chosen last. */
  chosen?: File;
  /** What the preview is of: the bytes as they were then, whatever happens to the file since. */
  uploaded?: File;
  uploadedFrom?: File;
  uploadedAt?: number;
  preview?: PriceUploadPreview;
  result?: PriceUploadPreview;
  /** Why the last upload or import failed. */
  problem?: { of: 'upload' | 'import'; status: number; message: string };
  busy?: 'uploading' | 'importing';
}

const maxBytes = 10 * 1024 * 1024;

/** Reads a file to its end, so that preview and import are of the same bytes. */
async function copyOf(file: File): Promise<File> {
  if (file.size > maxBytes) throw new Error('The file is larger than 10 MB.');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('The file has been changed or moved since it was chosen. Choose it again.');
  });
  return new File([bytes], file.name, { type: file.type });
}

/** The steps of a price import: choose, upload and look, edit and tick, import, read the result. */
export function usePriceImport({ countryId, vetele }: { countryId: string; vetele: string }) {
  const [state, setState] = useState<ImportState>({});
  const [sendUpload] = useUploadPricelistFromExcelMutation();
  const [sendImport] = useImportPricelistMutation();
  const about = { pCountry: countryId, pVetele: vetele };

  /** A failed upload says why and leaves the former preview as it is. */
  const upload = async (chosen = state.chosen): Promise<PriceUploadPreview | undefined> => {
    if (!chosen || state.busy) return undefined;
    setState({ ...state, chosen, busy: 'uploading', problem: undefined });
    try {
      const uploaded = await copyOf(chosen);
      const preview = await sendUpload({ body: { uploadFile: uploaded, ...about } }).unwrap();
      setState({ chosen, uploaded, uploadedFrom: chosen, uploadedAt: Date.now(), preview });
      return preview;
    } catch (error) {
      const { status, message } =
        error instanceof Error ? { status: 0, message: error.message } : problemOf(error);
      setState({ ...state, chosen, problem: { of: 'upload', status, message } });
      return undefined;
    }
  };

  const run = async (rows: readonly EditedRow[]): Promise<PriceUploadPreview | undefined> => {
    const { uploaded, preview, busy } = state;
    if (!uploaded || !preview || busy) return undefined;
    setState({ ...state, busy: 'importing', problem: undefined });
    try {
      const importPriceConfUtilJson = JSON.stringify({ priceConfEditedItemList: rows });
      const { planDigest } = preview;
      const result = await sendImport({
        body: { uploadFile: uploaded, ...about, importPriceConfUtilJson, planDigest },
      }).unwrap();
      setState({ ...state, result, problem: undefined });
      return result;
    } catch (error) {
      const { status, message } = problemOf(error);
      setState({ ...state, problem: { of: 'import', status, message } });
      return undefined;
    }
  };

  const choose = (chosen: File) => setState({ ...state, chosen, problem: undefined });
  return { ...state, choose, upload, run };
}

/** The rows of a preview in one list, the base price first. */
export const rowsOf = ({ basePriceList, uploadedList }: PriceUploadPreview): PriceUploadRow[] => [
  ...basePriceList,
  ...uploadedList,
];

export type ImportSteps = ReturnType<typeof usePriceImport>;
