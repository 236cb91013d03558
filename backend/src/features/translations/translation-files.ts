/** The files that agencies work with: told apart by what they hold, whatever their names say. */
import { invalid } from '../../kit/app-error.ts';
import type { Download } from '../../kit/download.ts';
import { t } from '../../texts/labels.ts';
import { decodeFile } from './decode-file.ts';
import { readJson, writeJson } from './json-file.ts';
import { readPo, writePo } from './po-file.ts';
import type { ReadTranslations, TranslationRow, WrittenLanguages } from './translation-file.ts';
import { readXliff } from './xliff-reader.ts';
import { xliffChunks } from './xliff-writer.ts';

export type TextFormat = 'xliff-1.2' | 'xliff-2.0' | 'po' | 'json';
/** A table has all languages and is read otherwise: readTranslationTable. */
export type FileKind = 'xliff' | 'po' | 'json' | 'table';

const TYPES: Record<TextFormat, { extension: string; contentType: string }> = {
  'xliff-1.2': { extension: 'xlf', contentType: 'application/x-xliff+xml; charset=utf-8' },
  'xliff-2.0': { extension: 'xlf', contentType: 'application/xliff+xml; charset=utf-8' },
  po: { extension: 'po', contentType: 'text/x-gettext-translation; charset=utf-8' },
  // As a file, not as a reply that clients take apart.
  json: { extension: 'json', contentType: 'text/json; charset=utf-8' },
};

type Rows = Iterable<TranslationRow> | AsyncIterable<TranslationRow>;

async function* written(format: TextFormat, rows: Rows, languages: WrittenLanguages) {
  if (format === 'po') yield await writePo(rows, languages);
  else if (format === 'json') yield await writeJson(rows, languages);
  else yield* xliffChunks(format === 'xliff-1.2' ? '1.2' : '2.0', rows, languages);
}

/** A file of one language. Nothing is read before its first part is asked for. */
export function translationDownload(
  format: TextFormat,
  fileName: string,
  rows: Rows,
  languages: WrittenLanguages,
): Download {
  const { extension, contentType } = TYPES[format];
  return { fileName: `${fileName}.${extension}`, contentType, chunks: written(format, rows, languages) };
}

const HEAD = 64 * 1024;

/** Undefined for what is none of ours. */
function kindOfText(content: string): FileKind | undefined {
  const head = content.slice(0, HEAD).trimStart();
  if (head.startsWith('<')) return 'xliff';
  if (head.startsWith('{') || head.startsWith('[')) return 'json';
  if (/^(#|msg(ctxt|id)\s)/.test(head)) return 'po';
  return undefined;
}

/** What a file is, by its first bytes: a workbook is an archive, and so are PDFs no translations. */
export function kindOfFile(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'table';
  return kindOfText(decodeFile(bytes.subarray(0, HEAD)));
}

/**
 * The texts of an XLIFF, PO or JSON file.
 * @throws AppError for a file that is none of them, with a sentence that says what to do
 */
export async function readTranslations(bytes: Buffer): Promise<ReadTranslations> {
  if (bytes.length === 0) throw invalid(t('The file is empty.'));
  const content = decodeFile(bytes);
  const kind = kindOfText(content);
  if (kind === 'xliff') return readXliff(content.trimStart());
  if (kind === 'po') return readPo(content);
  if (kind === 'json') return readJson(content);
  throw invalid(
    t('The file is neither XLIFF nor PO, JSON or XLSX. Export the texts and translate that file.'),
  );
}
