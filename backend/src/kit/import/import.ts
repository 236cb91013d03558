/**
 * The one way of every import (decision A-45): a thread has read the file before the transaction begins; the plan is made of it and of
 * what is stored; it is shown, or that very plan is applied. A feature brings its columns, its rules and its store.
 */
import { createHash } from 'node:crypto';
import { t } from '../../texts/kit.ts';
import { conflict, invalid } from '../app-error.ts';
import type { Context, Transaction } from '../context.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import type { WholeTable } from './table.ts';
import { chosenRows, readTicks, type Choice, type IsChosen, type Tick, type TicksPart } from './ticks.ts';

/** What one file would do to what is stored; a plan that locks nothing is applied in a transaction of a later `context`. */
export interface FilePlan<Preview, Result> {
  digest: string;
  choices: ReadonlyMap<number, Choice>;
  preview: () => Preview | Promise<Preview>;
  apply: (context: Context, isChosen: IsChosen, ticks: Tick[]) => Promise<Result>;
}

/** To be shown, to be told without being written, or to be written: then what a plan reads stays as it is until the transaction ends. */
export type Purpose = 'preview' | 'dryRun' | 'import';

/** What one kind of file becomes. */
export interface FileImport<Preview = unknown, Result = unknown, Table = WholeTable> {
  part: 'file' | 'uploadFile';
  ticks: TicksPart;
  /** Takes from the file what a plan needs, before any transaction. */
  read: (file: UploadedFile) => Promise<Table>;
  plan(table: Table, purpose: Purpose): Promise<FilePlan<Preview, Result>>;
}

/** Makes the import of one request, once it has checked who may import it and where to; within a transaction too, to lock in its plan. */
export type ImportOf<Preview, Result, Form> = (
  context: Context,
  form: Form,
) => FileImport<Preview, Result, unknown> | Promise<FileImport<Preview, Result, unknown>>;

/** What a request sends beside the file; the digest is that of the preview that was seen. */
export interface ImportForm {
  filename?: string;
  planDigest?: string;
  dryRun?: boolean;
}

/** Of what a plan would do: another one has another digest. */
export const digestOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);

/** Rows that are written in some 0.2 s, for which others may be kept waiting. */
const MOST_AT_ONCE = 2_000;

/** Why so many records are not written at once where the database has one connection, which everybody waits for. */
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
 * Applies the ticked rows of a file. A plan that has become another one since its preview is refused (409). Everybody waits for a
 * transaction of the embedded database, so a file is read before it, and planned too where the plan locks nothing.
 */
export async function importFile<Result, Form extends ImportForm>(
  context: Context,
  importOf: ImportOf<unknown, Result, Form>,
  upload: UploadedFile | undefined,
  form: Form,
  { transaction, locks }: { transaction: Transaction; locks: boolean },
): Promise<Result> {
  const first = await importOf(context, form);
  const table = await first.read(takeFile(upload, first.part, form.filename));
  const ticks = readTicks((form as Record<string, unknown>)[first.ticks.field], first.ticks);
  const planned = async (made: typeof first) => {
    const plan = await made.plan(table, form.dryRun ? 'dryRun' : 'import');
    if (form.planDigest && form.planDigest !== plan.digest)
      throw conflict(t('The data changed since the preview. Check the file again.'));
    const isChosen = chosenRows(ticks, made.ticks, plan.choices);
    return (writing: Context) => plan.apply(writing, isChosen, ticks ?? []);
  };
  if (!locks) return transaction(await planned(first));
  return transaction(async (writing) => (await planned(await importOf(writing, form)))(writing));
}
