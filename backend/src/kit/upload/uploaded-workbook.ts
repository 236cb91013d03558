/** What the imports that look for their table have in common. */
import { t } from '../../texts/kit.ts';
import { invalid } from '../app-error.ts';
import { requireModestJson } from '../json-size.ts';
import type { CellContent } from './file-rows.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The file of a request, or 400; `field` is the part that should have held it, `name` what another part calls it. */
export function requireUpload(
  file: UploadedFile | undefined,
  { field = 'uploadFile', name = '' }: { field?: string; name?: string | undefined } = {},
): UploadedFile {
  if (!file) throw invalid(t('Choose a file first.'), [{ field, message: t('A file is required.') }]);
  if (`${name}${file.name}`.includes('\u0000'))
    throw invalid(t('The name of the file holds a NUL character.'));
  return { ...file, name: name || file.name };
}

/** What a text part of the request holds as JSON; null without one, 400 where it is none. */
export function jsonOf(part: string | undefined, field: string): unknown {
  if (!part?.trim()) return null;
  requireModestJson(Buffer.from(part));
  try {
    return JSON.parse(part);
  } catch {
    const message = t('{field} is not JSON.', { field });
    throw invalid(message, [{ field, message }]);
  }
}

/** A cell as people read it. */
export const textOf = (cell: CellContent | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** Whether a cell of a head row names a column; people write names in any case. */
export const isNamed = (cell: CellContent, name: string): boolean =>
  textOf(cell).toLowerCase() === name.toLowerCase();
