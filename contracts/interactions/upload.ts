import type { FormPart } from '../harness.ts';

/** An imported CSV file: what a screen sends (File is what an <input type="file"> gives) and how it looks on the wire. */
export function csvUpload(
  filename: string,
  csv: string,
): { args: { body: { file: File; filename: string } }; form: FormPart[] } {
  return {
    args: { body: { file: new File([csv], filename, { type: 'text/csv' }), filename } },
    form: [
      { name: 'file', value: csv, filename, type: 'text/csv' },
      { name: 'filename', value: filename },
    ],
  };
}
