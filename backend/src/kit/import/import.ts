/**
 * How every import works (decision A-45): a thread reads the file before the transaction begins; a plan is made from it and the
 * stored data; the plan is shown, or exactly that plan is applied. A feature provides its columns, rules and store.
 */
import { createHash } from 'node:crypto';
import { t } from '../../texts/kit.ts';
import { conflict, invalid } from '../app-error.ts';
import type { Context, Transaction } from '../context.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { keepImport, type ImportKind, type ImportReport } from './import-run.ts';
import type { WholeTable } from './table.ts';
import { chosenRows, readTicks, type Choice, type IsChosen, type Tick, type TicksPart } from './ticks.ts';

/**
 * The changes that a file would make to the stored data; a plan that locks nothing is applied in a transaction of a later
 * `context`.
 */
export interface FilePlan<Preview, Result> {
  digest: string;
  choices: ReadonlyMap<number, Choice>;
  preview: () => Preview | Promise<Preview>;
  apply: (context: Context, isChosen: IsChosen, ticks: Tick[]) => Promise<Result>;
  /** What the overview says of it; undefined where nothing is stored. */
  report: () => ImportReport | undefined;
}

/** To be shown, reported without writing, or written: then the data that a plan reads is locked until the transaction ends. */
export type Purpose = 'preview' | 'dryRun' | 'import';

/** How one kind of file is imported. */
export interface FileImport<Preview = unknown, Result = unknown, Table = WholeTable> {
  kind: ImportKind;
  /** Code of the market that the file is for; '' for none or several. */
  market: string;
  /** The vehicle that it is for, of a price list. */
  vetele?: string;
  part: 'file' | 'uploadFile';
  ticks: TicksPart;
  /** Reads from the file what a plan needs, before any transaction. */
  read: (file: UploadedFile) => Promise<Table>;
  plan(table: Table, purpose: Purpose): Promise<FilePlan<Preview, Result>>;
}

/**
 * Creates the import for a request, after checking who may import it and where; also within a transaction, if its plan takes locks.
 */
export type ImportOf<Preview, Result, Form> = (
  context: Context,
  form: Form,
) => FileImport<Preview, Result, unknown> | Promise<FileImport<Preview, Result, unknown>>;

/** The fields sent with the file; the digest is that of the preview that the user saw. */
export interface ImportForm {
  filename?: string;
  planDigest?: string;
  dryRun?: boolean;
}

/** Digest of a plan: different plans have different digests. */
export const digestOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);

/** Rows that are written in about 0.2 s, during which the embedded database lets all other requests wait. */
export const MOST_AT_ONCE = 2_000;

/** The reason for not writing so many records at once if the database has only one connection, for which all requests wait. */
export function tooManyAtOnce({ isAlone }: Context, count: number, most = MOST_AT_ONCE): string | undefined {
  if (!isAlone || count <= most) return undefined;
  return t(
    'The embedded database takes at most {most} new or changed records at once, because all other requests have to wait; this import has {count}. Tick fewer, split the file, or ask for the console to be moved to PostgreSQL.',
    { most, count },
  );
}

/** @throws AppError (400) */
export function refuseTooManyAtOnce(context: Context, count: number, most?: number): void {
  const reason = tooManyAtOnce(context, count, most);
  if (reason !== undefined) throw invalid(reason);
}

function takeFile(file: UploadedFile | undefined, field: string, name = ''): UploadedFile {
  if (!file) throw invalid(t('Choose a file first.'), [{ field, message: t('A file is required.') }]);
  if (`${name}${file.name}`.includes('\u0000')) throw invalid(t('The file name contains a NUL character.'));
  return { ...file, name: name || file.name };
}

/** What an import of this file would do. Writes nothing. */
export async function previewFile<Preview, Form extends ImportForm>(
  context: Context,
  importOf: ImportOf<Preview, unknown, Form>,
  upload: UploadedFile | undefined,
  form: Form,
): Promise<Preview> {
  const { part, read, plan } = await importOf(context, form);
  return (await plan(await read(takeFile(upload, part, form.filename)), 'preview')).preview();
}

/**
 * Applies the ticked rows of a file. A plan that has changed since its preview is refused (409). On the embedded database, all
 * requests wait for a transaction, so a file is read before it, and planned before it if the plan locks nothing.
 */
export async function importFile<Result, Form extends ImportForm>(
  context: Context,
  importOf: ImportOf<unknown, Result, Form>,
  upload: UploadedFile | undefined,
  form: Form,
  { transaction, locks }: { transaction: Transaction; locks: boolean },
): Promise<Result> {
  const first = await importOf(context, form);
  const file = takeFile(upload, first.part, form.filename);
  const table = await first.read(file);
  const ticks = readTicks((form as Record<string, unknown>)[first.ticks.field], first.ticks);
  const planned = async (made: typeof first) => {
    const plan = await made.plan(table, form.dryRun ? 'dryRun' : 'import');
    if (form.planDigest && form.planDigest !== plan.digest)
      throw conflict(t('The data changed since the preview. Check the file again.'));
    const isChosen = chosenRows(ticks, made.ticks, plan.choices);
    return async (writing: Context) => {
      const result = await plan.apply(writing, isChosen, ticks ?? []);
      const report = form.dryRun ? undefined : plan.report();
      if (report) await keepImport(writing, { ...made, fileName: file.name }, report);
      return result;
    };
  };
  if (!locks) return transaction(await planned(first));
  return transaction(async (writing) => (await planned(await importOf(writing, form)))(writing));
}
