/**
 * The one way of every import (decision A-45): a thread has read the file before the transaction begins; the plan is made of it and of
 * what is stored; it is shown, or that very plan is applied. A feature brings its columns, its rules and its store.
 */
import { createHash } from 'node:crypto';
import { t } from '../../texts/kit.ts';
import { conflict, invalid } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { chosenRows, readTicks, type Choice, type IsChosen, type Tick, type TicksPart } from './ticks.ts';

/** What one file would do to what is stored. */
export interface FilePlan<Preview, Result> {
  digest: string;
  choices: ReadonlyMap<number, Choice>;
  preview: () => Preview | Promise<Preview>;
  apply: (isChosen: IsChosen, ticks: Tick[]) => Promise<Result>;
}

/** To be shown, to be told without being written, or to be written: then what a plan reads stays as it is until the transaction ends. */
export type Purpose = 'preview' | 'dryRun' | 'import';

/** What one kind of file becomes. Who may import it, and where to, is checked when it is made. */
export interface FileImport<Preview, Result> {
  part: 'file' | 'uploadFile';
  ticks: TicksPart;
  plan: (context: Context, file: UploadedFile, purpose: Purpose) => Promise<FilePlan<Preview, Result>>;
}

/** What a request sends beside the file; the digest is that of the preview that was seen. */
export interface ImportForm {
  filename?: string;
  planDigest?: string;
  dryRun?: boolean;
}

/** Of what a plan would do: another one has another digest. */
export const digestOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);

function takeFile(file: UploadedFile | undefined, field: string, name = ''): UploadedFile {
  if (!file) throw invalid(t('Choose a file first.'), [{ field, message: t('A file is required.') }]);
  if (`${name}${file.name}`.includes('\u0000')) throw invalid(t('The file name contains a NUL character.'));
  return { ...file, name: name || file.name };
}

/** What an import of this file would do. Writes nothing. */
export async function previewFile<Preview>(
  context: Context,
  { part, plan }: FileImport<Preview, unknown>,
  upload: UploadedFile | undefined,
  { filename }: ImportForm,
): Promise<Preview> {
  return (await plan(context, takeFile(upload, part, filename), 'preview')).preview();
}

/** Applies the ticked rows of a file. A plan that has become another one since its preview is refused (409). */
export async function importFile<Result>(
  context: Context,
  { part, ticks: ticksPart, plan: planOf }: FileImport<unknown, Result>,
  upload: UploadedFile | undefined,
  form: ImportForm,
): Promise<Result> {
  const file = takeFile(upload, part, form.filename);
  const ticks = readTicks((form as Record<string, string | undefined>)[ticksPart.field], ticksPart);
  const plan = await planOf(context, file, form.dryRun ? 'dryRun' : 'import');
  if (form.planDigest && form.planDigest !== plan.digest)
    throw conflict(t('The data changed since the preview. Check the file again.'));
  return plan.apply(chosenRows(ticks, ticksPart, plan.choices), ticks ?? []);
}
