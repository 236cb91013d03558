/**
 * The one way of every import (decision A-45): a thread has read the file before the transaction begins; the plan is made of it and of
 * what is stored; it is shown, or that very plan is applied. A feature brings its columns, its rules and its store.
 */
import { createHash, type Hash } from 'node:crypto';
import { t } from '../../texts/kit.ts';
import { conflict, invalid } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { chosenRows, readTicks, type Choice, type IsChosen, type Tick, type TicksPart } from './ticks.ts';

export interface FilePlan {
  digest: string;
  choices: Map<number, Choice>;
}

/** To be shown, to be told without being written, or to be written: then what a plan reads stays as it is until the transaction ends. */
export type Purpose = 'preview' | 'dryRun' | 'import';

export interface Chosen<Sent extends Tick = Tick> {
  isChosen: IsChosen;
  ticks: Sent[];
  source: string;
  isDryRun: boolean;
}

/** What one kind of file becomes. Who may import it, and where to, is checked when it is made. */
export interface FileImport<Plan extends FilePlan, Preview, Result, Sent extends Tick = Tick> {
  part: 'file' | 'uploadFile';
  ticks: TicksPart;
  plan: (context: Context, file: UploadedFile, purpose: Purpose) => Promise<Plan>;
  preview: (context: Context, plan: Plan) => Preview | Promise<Preview>;
  apply: (context: Context, plan: Plan, chosen: Chosen<Sent>) => Promise<Result>;
}

/** What a request sends beside the file; the digest is that of the preview that was seen. */
export interface ImportForm {
  filename?: string;
  planDigest?: string;
  dryRun?: boolean;
}

export class PlanDigest {
  readonly #hash: Hash = createHash('sha256');

  add(part: unknown): this {
    this.#hash.update(JSON.stringify(part));
    return this;
  }

  toString(): string {
    return this.#hash.digest('hex').slice(0, 32);
  }
}

function takeFile(file: UploadedFile | undefined, field: string, name = ''): UploadedFile {
  if (!file) throw invalid(t('Choose a file first.'), [{ field, message: t('A file is required.') }]);
  if (`${name}${file.name}`.includes('\u0000')) throw invalid(t('The file name contains a NUL character.'));
  return { ...file, name: name || file.name };
}

/** What an import of this file would do. Writes nothing. */
export async function previewFile<Plan extends FilePlan, Preview, Sent extends Tick>(
  context: Context,
  { part, plan, preview }: FileImport<Plan, Preview, unknown, Sent>,
  upload: UploadedFile | undefined,
  { filename }: ImportForm,
): Promise<Preview> {
  return preview(context, await plan(context, takeFile(upload, part, filename), 'preview'));
}

/** Applies the ticked rows of a file. A plan that has become another one since its preview is refused (409). */
export async function importFile<Plan extends FilePlan, Result, Sent extends Tick>(
  context: Context,
  { part, ticks: ticksPart, plan: planOf, apply }: FileImport<Plan, unknown, Result, Sent>,
  upload: UploadedFile | undefined,
  form: ImportForm,
): Promise<Result> {
  const file = takeFile(upload, part, form.filename);
  const ticks = readTicks<Sent>((form as Record<string, string | undefined>)[ticksPart.field], ticksPart);
  const { dryRun: isDryRun = false, planDigest } = form;
  const plan = await planOf(context, file, isDryRun ? 'dryRun' : 'import');
  if (planDigest && planDigest !== plan.digest)
    throw conflict(t('The data changed since the preview. Check the file again.'));
  const isChosen = chosenRows(ticks, ticksPart, plan.choices);
  return apply(context, plan, { isChosen, ticks: ticks ?? [], source: file.name, isDryRun });
}
