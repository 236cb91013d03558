/** Copies of a language's texts into another one, and of a model's labels to another one (decision C-02). */
import { conflict, invalid, type FieldProblem } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { digestOf, MOST_AT_ONCE } from '../../kit/import/import.ts';
import { runOf, undoRun, undoStoreOf } from '../../kit/undo-run.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { listModelcodes } from '../models/model.read.ts';
import { t } from '../../texts/labels.ts';
import { idOf, TEXT_KINDS, type TextKind } from './text-key.ts';
import { restoreTimes } from './text-times.repository.ts';
import { modelTextsToCopy, textsToCopy, type CopiedText } from './translation-copy.repository.ts';
import { TEXT_STORES } from './translation-kinds.ts';
import { planTexts, writeTexts, type PlannedTexts, type WantedTexts } from './translation-plan.ts';
import { modelsOf } from './translation.service.ts';

type Copy = Schema<'TranslationCopy'>;
type Preview = Schema<'ImportPreview'>;

/** As many as a preview lists. */
const MOST_TEXTS = 20_000;

const SOURCE = 'Copy';

function refuse(field: string, message: string): never {
  throw invalid(message, [{ field, message }] satisfies FieldProblem[]);
}

async function existingModel(context: Context, field: 'from' | 'to', code: string): Promise<string> {
  const known = (await listModelcodes(context)).find((one) => one.toLowerCase() === code.toLowerCase());
  return known ?? refuse(field, t('This model does not exist.'));
}

interface Ends {
  from: string;
  to: string;
  /** What finds the texts of one kind. */
  textsOf: (kind: TextKind, limit: number) => Promise<CopiedText[]>;
}

async function languageEnds(context: Context, { from, to, which, group, modelName }: Copy): Promise<Ends> {
  const first = await existingLanguage(context, from, 'from');
  const second = await existingLanguage(context, to, 'to');
  if (first.id === second.id) refuse('to', t('Choose another language.'));
  return {
    from: first.code,
    to: second.code,
    async textsOf(kind, limit) {
      const models = await modelsOf(context, kind, modelName);
      const languages = { ids: [first.id, second.id] as [number, number], to: second.code };
      const wanted = { onlyMissing: which === 'missing', limit };
      return textsToCopy(context, kind, languages, { group, models }, wanted);
    },
  };
}

async function modelEnds(context: Context, { from, to, which, group }: Copy): Promise<Ends> {
  const first = await existingModel(context, 'from', from);
  const second = await existingModel(context, 'to', to);
  if (first === second) refuse('to', t('Choose another model.'));
  const wanted = { from: first, to: second, group };
  return {
    from: first,
    to: second,
    textsOf: (kind, limit) =>
      modelTextsToCopy(context, kind, wanted, { onlyMissing: which === 'missing', limit }),
  };
}

/** A key has all of its languages in one row. */
function byKey(copied: readonly CopiedText[]): WantedTexts[] {
  const rows = new Map<string, WantedTexts>();
  for (const { key, language, text } of copied) {
    const id = idOf(key);
    const row = rows.get(id) ?? { key, texts: {} };
    row.texts[language] = text;
    rows.set(id, row);
  }
  return [...rows.values()];
}

interface Plan {
  from: string;
  to: string;
  /** The language from which a new record takes the texts that it was not given. */
  source: string;
  texts: number;
  rows: PlannedTexts[];
  digest: string;
}

async function planCopy(context: Context, copy: Copy): Promise<Plan> {
  const { from, to, textsOf } = await (copy.of === 'language' ? languageEnds : modelEnds)(context, copy);
  const copied: CopiedText[] = [];
  const most = context.isAlone ? MOST_AT_ONCE : MOST_TEXTS;
  for (const kind of copy.kind ? [copy.kind] : TEXT_KINDS)
    for (const one of await textsOf(kind, most + 1 - copied.length)) copied.push(one);
  if (copied.length > most)
    throw invalid(t('More than {most} texts would be copied. Copy one kind or group at a time.', { most }));
  const source = copy.of === 'language' ? from : (await existingLanguage(context, undefined)).code;
  const rows = await planTexts(context, byKey(copied), source);
  const digest = digestOf(rows.map(({ key, texts, seen }) => [key, texts, seen]));
  return { from, to, source, texts: copied.length, rows, digest };
}

const countOf = (rows: readonly PlannedTexts[], isCounted: (before: string) => boolean): number =>
  rows.reduce(
    (sum, { texts, before }) =>
      sum + Object.keys(texts).filter((language) => isCounted(before[language]!.text)).length,
    0,
  );

/** What a copy would write, a row for each text. Writes nothing. */
export async function previewCopy(context: Context, copy: Copy): Promise<Preview> {
  const { from, to, rows, texts, digest } = await planCopy(context, copy);
  const created = countOf(rows, (before) => before === '');
  return {
    fileName: `${from} → ${to}`,
    rowCount: rows.length,
    counts: { created, changed: texts - created, unchanged: 0, invalid: 0 },
    columns: [...new Set(rows.flatMap((row) => Object.keys(row.texts)))],
    rows: rows.map(({ key, texts: wanted, before }, at): Preview['rows'][number] => {
      const cells = Object.entries(wanted).map(([column, after]) => ({
        column,
        before: before[column]!.text || null,
        after,
      }));
      return {
        row: at + 1,
        code: key.code,
        result: cells.every((cell) => cell.before === null) ? 'created' : 'changed',
        key: { kind: key.kind, group: key.group, model: key.model, field: key.field },
        cells,
        isChecked: true,
      };
    }),
    errors: [],
    invalidRows: [],
    truncated: false,
    planDigest: digest,
  };
}

/** Copies what the preview with this digest showed. @throws AppError (409) if it would be something else by now */
export async function copyTexts(
  context: Context,
  { planDigest, copy }: Schema<'TranslationCopyRun'>,
): Promise<Schema<'TranslationsCopied'>> {
  const { rows, texts, digest, from, to, source } = await planCopy(context, copy);
  if (digest !== planDigest) throw conflict(t('The texts have changed since the preview. Look at it again.'));
  await writeTexts(context, rows, { source, from: SOURCE });
  const message =
    texts === 1
      ? t('1 text copied from {from} to {to}', { from, to })
      : t('{count} texts copied from {from} to {to}', { count: texts, from, to });
  return { message, texts, run: await runOf(context) };
}

/** Takes one's own copy back. @throws AppError (404) without such a copy; 409 if a record of it has been changed since */
export async function undoCopy(context: Context, run: string): Promise<Schema<'Message'>> {
  const stores = TEXT_STORES.map(({ crud }) => undoStoreOf(crud));
  const changes = await undoRun(context, stores, { run, source: SOURCE });
  await restoreTimes(context, changes);
  return { message: t('The copy has been undone.') };
}
