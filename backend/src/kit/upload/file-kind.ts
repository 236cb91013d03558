import { t } from '../../texts/kit.ts';
import { invalid } from '../app-error.ts';

export const isWorkbook = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;
/** A PDF begins as text, so that it would be read as a CSV without columns. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 8).includes('%PDF-');
const isBinary = (bytes: Buffer): boolean =>
  !(bytes[0] === 0xff || bytes[0] === 0xfe) && bytes.subarray(0, 4096).includes(0);

export function requireTableFile({ name, bytes }: { name: string; bytes: Buffer }): void {
  if (bytes.length === 0) throw invalid(t('The file is empty.'));
  if (isPdf(bytes)) throw invalid(t('This is a PDF. Only CSV and XLSX files can be imported.'));
  if (isOldWorkbook(bytes))
    throw invalid(
      t('This is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.'),
    );
  if (!isWorkbook(bytes) && /\.xlsx$/i.test(name))
    throw invalid(t('This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.'));
  if (!isWorkbook(bytes) && isBinary(bytes)) throw invalid(t('The file is neither CSV nor XLSX.'));
}
