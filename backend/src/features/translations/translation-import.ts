/** Files of translators are planned row by row, as every import is; texts are found by their keys, never by ids. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkingWith, type Checking } from '../../../../contracts/rules/translation-checking.ts';
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { FileImport, ImportForm } from '../../kit/import/import.ts';
import {
  rowImport,
  type Match,
  type ParsedRow,
  type PlannedRow,
  type Reading,
  type RowImport,
} from '../../kit/import/row-import.ts';
import { t } from '../../texts/labels.ts';
import { existingLanguage, listAllLanguages } from '../languages/language.read.ts';
import { openTranslations } from './open-translations.ts';
import { idOf, usualField } from './text-key.ts';
import { translationChecks } from './translation-checks.service.ts';
import { shown } from './translation-file.ts';
import { textStores } from './translation-kinds.ts';
import { planTexts, textFault, writeTexts, type PlannedTexts, type StoredText } from './translation-plan.ts';
import {
  EXPORTED,
  KEY_COLUMNS,
  SOURCE,
  textsOfCells,
  UNFINISHED,
  type RowTexts,
} from './translation-table.ts';

/** So many rows are checked at once, some milliseconds' work; then it is somebody else's turn. */
const CHECKED_AT_ONCE = 50;

interface Languages {
  source: string;
  /** Those of the file but for its source. */
  targets: string[];
}

const textsIn = (values: Record<string, string>, { targets }: Languages): RowTexts =>
  textsOfCells(values, targets) as RowTexts;

/** Undefined for a row that says nothing. */
function reading(cells: Record<string, string>, { targets }: Languages): Reading | undefined {
  const row = textsOfCells(cells, targets);
  if ('reason' in row) return { values: {}, errors: [row] };
  const { key, texts } = row;
  if (Object.keys(texts).length === 0) return undefined;
  const hasField = textStores[key.kind].fields.some(({ name }) => name === key.field);
  const fieldFault = {
    column: 'field',
    value: key.field,
    reason: t('{kind} has no such text', { kind: key.kind }),
  };
  const tooLong = Object.entries(texts).flatMap(([column, value]) => {
    const reason = textFault(key, value);
    return reason === undefined ? [] : [{ column, value: shown(value), reason }];
  });
  // The preview shows a field only where it is not the usual one.
  const field = key.field === usualField(key.kind) ? '' : key.field;
  const told = Object.fromEntries([SOURCE, EXPORTED, UNFINISHED].map((name) => [name, cells[name] ?? '']));
  const said = Object.fromEntries(targets.map((language) => [language, texts[language] ?? '']));
  return { values: { ...key, field, ...told, ...said }, errors: hasField ? tooLong : [fieldFault] };
}

/** Line ends and blanks are what programs for translators change. */
const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isSince = ({ exportedAt }: RowTexts, { changedAt }: StoredText): boolean =>
  exportedAt !== undefined && changedAt !== undefined && changedAt > exportedAt;

function doubtsOfSource(row: RowTexts, stored: StoredText): string[] {
  if (row.source === '')
    return isSince(row, stored) ? [t('The source has changed after the file was exported.')] : [];
  return bare(row.source) === bare(stored.text)
    ? []
    : [
        t('The source has changed since: “{was}” is now “{now}”.', {
          was: shown(row.source),
          now: shown(stored.text),
        }),
      ];
}

/** A file without a date may hold what was replaced long ago. */
const undatedDoubt = (language: string): string =>
  t('The file does not say when it was exported: it may replace a newer text in {language}.', { language });

const changedIn = ({ before, texts }: PlannedTexts): string[] =>
  Object.keys(texts).filter((language) => before[language]!.text !== texts[language]);

const overtakenIn = (row: RowTexts, planned: PlannedTexts): string[] =>
  changedIn(planned).filter((language) => isSince(row, planned.before[language]!));

/**
 * Of a row with several languages, those that somebody has changed since the export stay as they are: their cells may hold what was
 * exported. A row without another language is left to who ticks it.
 */
function leftOutOf(row: RowTexts, planned: PlannedTexts): string[] {
  const overtaken = overtakenIn(row, planned);
  return overtaken.length < changedIn(planned).length ? overtaken : [];
}

/** What changed in the console since the file was written, or what its translator says of it. */
function doubtsOf(row: RowTexts, planned: PlannedTexts, changed: string[], { source }: Languages): string[] {
  const storedIn = (language: string): StoredText => planned.before[language]!;
  const overtaken = overtakenIn(row, planned);
  const replaced = row.exportedAt ? [] : changed.filter((language) => storedIn(language).text !== '');
  return [
    ...doubtsOfSource(row, storedIn(source)),
    ...overtaken.map((language) =>
      t('Somebody changed {language} after the file was exported.', { language }),
    ),
    ...replaced.map(undatedDoubt),
    ...(row.isUnfinished ? [t('The file says that its translator was not done with it.')] : []),
  ];
}

function objectionsTo(
  { key, before, texts }: PlannedTexts,
  changed: string[],
  { source, targets }: Languages,
  { faultsOf }: Checking,
): string[] {
  const row = { ...key, source: before[source]!.text };
  return changed.flatMap((language) =>
    faultsOf(row, { text: texts[language]!, language, others: [], dismissed: [] }).map(({ reason }) =>
      targets.length > 1 ? `${language}: ${reason}` : reason,
    ),
  );
}

/** Why a row cannot be stored: a new record needs the other texts of the source's. */
function refusalOf({ key, recordedIn }: PlannedTexts, changed: string[], { source }: Languages) {
  const fault = (reason: string) => ({ column: 'code', value: key.code, reason });
  if (recordedIn.length === 0)
    return fault(t('There is no such text: its kind, group, code or models are others.'));
  const others = textStores[key.kind].fields.filter(
    ({ name, isOptional }) => name !== key.field && !isOptional,
  );
  const isNewIn = changed.some((language) => !recordedIn.includes(language));
  return isNewIn && others.length > 0 && !recordedIn.includes(source)
    ? fault(t('{code} has no text in the source language to begin with.', { code: key.code }))
    : undefined;
}

const leftOutNotice = (language: string): string =>
  t(
    '{language} is left out, since somebody changed it after the file was exported. To store it, import a file with {language} only.',
    { language },
  );

interface Wanted {
  row: RowTexts;
  planned: PlannedTexts;
  leftOut: string[];
}

function matchOf({ row, planned, leftOut }: Wanted, languages: Languages): Match & { changed: string[] } {
  const before = Object.fromEntries(
    Object.keys(planned.texts).map((language) => [language, planned.before[language]!.text]),
  );
  const changed = changedIn(planned);
  const doubts = doubtsOf(row, planned, changed, languages);
  const blank = Object.fromEntries(languages.targets.map((language) => [language, '']));
  return {
    // The row stands for its texts: their digest is its version.
    existing: { id: 0, version: planned.seen, values: { ...blank, ...before } },
    refusal: refusalOf(planned, changed, languages),
    isNew: changed.every((language) => before[language] === ''),
    warnings: [...leftOut.map(leftOutNotice), ...(changed.length > 0 ? doubts : [])],
    ...(changed.length > 0 && doubts.length > 0 ? { isUnticked: true } : {}),
    leftOut,
    changed,
  };
}

/** The rows as they are to be stored, by default. */
async function wantedOf(context: Context, rows: RowTexts[], { source }: Languages): Promise<Wanted[]> {
  const planned = await planTexts(context, rows, source);
  const leftOut = rows.map((row, at) => leftOutOf(row, planned[at]!));
  const places = rows.flatMap((_, at) => (leftOut[at]!.length > 0 ? [at] : []));
  const kept = places.map((at) => {
    const { key, texts } = rows[at]!;
    const others = Object.entries(texts).filter(([language]) => !leftOut[at]!.includes(language));
    return { key, texts: Object.fromEntries(others) };
  });
  for (const [index, again] of (await planTexts(context, kept, source)).entries())
    planned[places[index]!] = again;
  return rows.map((row, at) => ({ row, planned: planned[at]!, leftOut: leftOut[at]! }));
}

/** @param checking only for a preview: nobody reads the objections of an import */
async function matched(
  context: Context,
  rows: readonly ParsedRow[],
  languages: Languages,
  checking: Checking | undefined,
) {
  const texts = rows.map(({ values }) => textsIn(values, languages));
  const wanted = await wantedOf(context, texts, languages);
  const matches = new Map<number, Match>();
  for (const [at, { row }] of rows.entries()) {
    const { changed, ...match } = matchOf(wanted[at]!, languages);
    // Objections are hints, which change nothing of the plan.
    const warnings = checking
      ? [...(match.warnings ?? []), ...objectionsTo(wanted[at]!.planned, changed, languages, checking)]
      : [];
    matches.set(row, { ...match, warnings: warnings.length > 0 ? warnings : undefined });
    if (checking && at % CHECKED_AT_ONCE === CHECKED_AT_ONCE - 1) await nextTurn();
  }
  return matches;
}

/** Two texts of a record may be in different batches: what the first has created is seen by the second. */
function writer(languages: Languages) {
  const written = new Set<string>();
  return async (context: Context, rows: PlannedRow[], from: string): Promise<void> => {
    const texts = rows.map(({ values, existing }) => ({
      ...textsIn(values, languages),
      seen: existing!.version,
    }));
    const recordOf = ({ key }: RowTexts): string => idOf({ ...key, field: 'label' });
    const known = texts.filter((row) => written.has(recordOf(row)));
    const again = await planTexts(context, known, languages.source);
    const fresh = texts.filter((row) => !written.has(recordOf(row)));
    await writeTexts(context, [...fresh, ...again], { source: languages.source, from });
    for (const row of texts) written.add(recordOf(row));
  };
}

const untranslatedNote = (count: number): string =>
  t('Rows without a translation, which change nothing: {count}', { count });

function definitionOf(languages: Languages): RowImport {
  let checking: Checking | undefined;
  return {
    kind: 'translation',
    noun: 'label',
    key: [...KEY_COLUMNS],
    codeColumn: 'code',
    columns: [],
    required: [],
    shown: languages.targets,
    async reader(context, purpose) {
      checking = purpose === 'preview' ? checkingWith(await translationChecks(context)) : undefined;
      return (cells) => reading(cells, languages);
    },
    async matcher(context, rows) {
      const matches = await matched(context, rows, languages, checking);
      return ({ row }) => matches.get(row)!;
    },
    apply: writer(languages),
    leftOutNote: untranslatedNote,
  };
}

/** The import of a file of any format. Where the file does not tell the language of its source, the form does. */
export const translationImport = (context: Context, form: ImportForm & { source?: string }) => {
  const read = async (file: Parameters<FileImport['read']>[0]) => {
    const known = await listAllLanguages(context);
    const table = await openTranslations(file, known);
    const source = table.sourceLanguage ?? (await existingLanguage(context, form.source, 'source')).code;
    const targets = table.languages.filter((language) => language !== source);
    if (targets.length === 0 && table.languages.length > 0)
      throw invalid(t('The file holds no language but that of its source, {source}.', { source }));
    return { ...table, source, targets };
  };
  return {
    ...rowImport(context, definitionOf({ source: '', targets: [] })),
    read,
    async plan(table, purpose) {
      const plan = await rowImport(context, definitionOf(table)).plan(table, purpose);
      const { untranslated = 0, regionsDropped = [] } = table;
      const notes = [
        ...regionsDropped.map((read) => t('{named} is read as {code}.', read)),
        ...(untranslated > 0 ? [untranslatedNote(untranslated)] : []),
      ];
      const preview = () => {
        const { notes: others = [], ...shown } = plan.preview();
        const all = [...others, ...notes];
        return { ...shown, notes: all.length > 0 ? all : undefined };
      };
      return { ...plan, preview };
    },
  } satisfies FileImport<unknown, unknown, Awaited<ReturnType<typeof read>>>;
};
