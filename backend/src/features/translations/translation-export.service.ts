/** Files for translators: a workbook of all languages, or a file for each of them. */
import { Readable } from 'node:stream';
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import type { Download } from '../../kit/download.ts';
import { zipChunks, type ZipEntry } from '../../kit/zip.ts';
import { t } from '../../texts/labels.ts';
import { existingLanguage, type LanguageRow } from '../languages/language.read.ts';
import { TEXT_KINDS, type TextKind } from './text-key.ts';
import { countTexts, textsOf, type ExportFilter } from './translation-export.repository.ts';
import type { TextState, TranslationRow } from './translation-file.ts';
import { translationDownload, type TextFormat } from './translation-files.ts';
import { groupOf, modelsOf } from './translation.service.ts';
import { translationWorkbook } from './xlsx-file.ts';

export interface WantedFile {
  kind?: TextKind;
  group?: string;
  withoutGroup?: boolean;
  modelName?: string;
  search?: string;
  source?: string;
  targets: string[];
  which?: Schema<'TranslationChoice'>;
  format?: Schema<'TranslationFormat'>;
}

const STATES: Record<Schema<'TranslationChoice'>, TextState[] | undefined> = {
  missing: ['missing'],
  outdated: ['outdated'],
  open: ['missing', 'outdated'],
  all: undefined,
};

/** PO and JSON are written as a whole, and no file should be larger than what can be imported again. */
export const MOST_TEXTS = 20_000;

async function languagesOf(context: Context, wanted: WantedFile) {
  const source = await existingLanguage(context, wanted.source, 'source');
  const targets: LanguageRow[] = [];
  for (const code of new Set(wanted.targets)) targets.push(await existingLanguage(context, code, 'targets'));
  if (targets.some(({ id }) => id === source.id))
    throw invalid(t('Choose a language other than the source.'), [
      { field: 'targets', message: t('The language of the source') },
    ]);
  return { source, targets };
}

/** The texts of all kinds that are wanted, with translations into some languages; they are searched in `all` of them. */
async function textsFor(
  context: Context,
  wanted: WantedFile,
  { source, targets: all }: { source: LanguageRow; targets: LanguageRow[] },
  targets = all,
) {
  const onlySearched = wanted.search ? all.filter((language) => !targets.includes(language)) : [];
  const filters: ExportFilter[] = [];
  for (const kind of wanted.kind ? [wanted.kind] : TEXT_KINDS)
    filters.push({
      kind,
      languages: [source, ...targets, ...onlySearched].map(({ id }) => id),
      targets: targets.length,
      group: groupOf(wanted),
      models: await modelsOf(context, kind, wanted.modelName),
      search: wanted.search,
      states: STATES[wanted.which ?? 'open'],
    });
  let count = 0;
  for (const filter of filters) count += await countTexts(context, filter);
  const codes = targets.map(({ code }) => code);
  async function* rows(): AsyncGenerator<TranslationRow> {
    for (const filter of filters) yield* textsOf(context, filter, codes);
  }
  return { count, codes, rows };
}
type Texts = Awaited<ReturnType<typeof textsFor>>;

const nothing = (): Error => invalid(t('No text matches, so there is nothing to export.'));

/** Files for one language end in its code: a JSON file names it nowhere else. */
const fileNameOf = ({ kind }: WantedFile, source: LanguageRow, codes: readonly string[]): string =>
  ['translations', ...(kind ? [kind] : []), source.code, ...codes].join('_');

async function filesOf(
  context: Context,
  wanted: WantedFile & { format: TextFormat },
  source: LanguageRow,
  all: Texts[],
): Promise<Download[]> {
  const told = all.filter(({ count }) => count > 0);
  if (told.length === 0) throw nothing();
  if (told.some(({ count }) => count > MOST_TEXTS))
    throw invalid(
      t('Such a file holds at most {most} texts. Choose a group, or XLSX.', { most: MOST_TEXTS }),
    );
  return told.map(({ codes, rows }) =>
    translationDownload(wanted.format, fileNameOf(wanted, source, codes), rows(), {
      sourceLanguage: source.code,
      language: codes[0]!,
      exportedAt: context.now,
    }),
  );
}

async function* entriesOf(files: readonly Download[]): AsyncGenerator<ZipEntry> {
  for (const { fileName, chunks } of files) yield { name: fileName, bytes: Readable.from(chunks) };
}

/** Texts with their translations; several languages are a ZIP file, but for a workbook. @throws AppError (400) for no text at all */
export async function exportTranslations(context: Context, wanted: WantedFile): Promise<Download> {
  const { format = 'xlsx' } = wanted;
  const languages = await languagesOf(context, wanted);
  const { source, targets } = languages;
  if (format === 'xlsx') {
    const { count, codes, rows } = await textsFor(context, wanted, languages);
    if (count === 0) throw nothing();
    const written = { sourceLanguage: source.code, exportedAt: context.now };
    return translationWorkbook(fileNameOf(wanted, source, codes), rows(), codes, written);
  }
  const all: Texts[] = [];
  for (const target of targets) all.push(await textsFor(context, wanted, languages, [target]));
  const files = await filesOf(context, { ...wanted, format }, source, all);
  if (targets.length === 1) return files[0]!;
  return {
    fileName: `${fileNameOf(
      wanted,
      source,
      all.flatMap(({ codes }) => codes),
    )}.zip`,
    contentType: 'application/zip',
    chunks: zipChunks(entriesOf(files), context.now, { store: false }),
  };
}
