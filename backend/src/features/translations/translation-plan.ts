/**
 * Many texts that are to be stored: planned without writing, then written in one transaction, with their change log. Files of
 * translators are imported through it.
 */
import { conflict, invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { groupedBy } from '../../kit/import/code-finder.ts';
import { digestOf } from '../../kit/import/import.ts';
import { t } from '../../texts/labels.ts';
import { rememberPatterns } from '../models/model.read.ts';
import { storedRecords, type StoredRecord } from './stored-texts.repository.ts';
import { idOf, type TextField, type TextKey } from './text-key.ts';
import { textStores } from './translation-kinds.ts';

type Texts = Partial<Record<TextField, string>>;

/** What is to be stored under one key, by the code of the language; none of these texts is empty. */
export interface WantedTexts {
  key: TextKey;
  texts: Record<string, string>;
}

export interface StoredText {
  /** Empty where it is missing. */
  text: string;
  changedAt?: Date | undefined;
}

export interface PlannedTexts extends WantedTexts {
  /** What is stored now, by language: in those wanted and in the source. */
  before: Record<string, StoredText>;
  /** Which of these languages have a record at all; another text of it may be all that it holds. */
  recordedIn: string[];
  /** For `writeTexts`: another number if any of the texts that it would replace is another one. */
  seen: number;
}

const storedText = (records: readonly StoredRecord[], field: TextField, language: string): StoredText => {
  const record = records.find((one) => one.language === language);
  const at = record?.changedAt[field];
  return { text: record?.texts[field] ?? '', changedAt: at === undefined ? undefined : new Date(at) };
};

function seenOf({ key, texts }: WantedTexts, records: readonly StoredRecord[]): number {
  const before = Object.keys(texts).map((language) => storedText(records, key.field, language).text);
  return parseInt(digestOf(before).slice(0, 12), 16);
}

const languagesOf = (rows: readonly WantedTexts[], source: string): string[] => [
  ...new Set([source, ...rows.flatMap(({ texts }) => Object.keys(texts))]),
];

/** What is stored under each key, beside what is to be stored. Writes nothing. @param source the code of a language */
export async function planTexts(
  context: Context,
  rows: readonly WantedTexts[],
  source: string,
): Promise<PlannedTexts[]> {
  const keys = rows.map(({ key }) => key);
  const stored = await storedRecords(context, keys, languagesOf(rows, source), { isLocked: false });
  return rows.map((row, at): PlannedTexts => {
    const records = stored[at]!;
    const before = languagesOf([row], source).map(
      (language) => [language, storedText(records, row.key.field, language)] as const,
    );
    return {
      ...row,
      before: Object.fromEntries(before),
      recordedIn: records.map(({ language }) => language),
      seen: seenOf(row, records),
    };
  });
}

/** Why a text cannot be stored under this key. */
export function textFault({ kind, field }: TextKey, text: string): string | undefined {
  const limit = textStores[kind].fields.find(({ name }) => name === field)?.maxLength ?? 0;
  return [...text].length > limit ? t('At most {limit} characters', { limit }) : undefined;
}

/** The state of a new record: texts that were not given are the source's, but for those that may be empty. */
export function newState(key: TextKey, language: string, given: Texts, source: Texts | undefined) {
  const { fields, keyState } = textStores[key.kind];
  const texts = fields.map(({ name, isOptional }): [TextField, string | undefined] => [
    name,
    given[name] ?? (isOptional ? '' : source?.[name]),
  ]);
  if (texts.some(([, text]) => text === undefined))
    throw invalid(t('{code} has no text in the source language to begin with.', { code: key.code }));
  return { ...keyState(key), language, ...Object.fromEntries(texts) };
}

/** A record to be written in one language, with all of its texts that are to be stored. */
interface RecordWrite {
  key: TextKey;
  language: string;
  texts: Texts;
  stored: StoredRecord | undefined;
  source: Texts | undefined;
}

/** Two texts of a record are rows of their own, but one write. */
function writesOf(rows: readonly WantedTexts[], stored: StoredRecord[][], source: string): RecordWrite[] {
  const writes = new Map<string, RecordWrite>();
  rows.forEach(({ key, texts }, at) => {
    const recordIn = (language: string) => stored[at]!.find((record) => record.language === language);
    for (const [language, text] of Object.entries(texts)) {
      const name = JSON.stringify([idOf({ ...key, field: 'label' }), language]);
      const write = writes.get(name) ?? {
        key,
        language,
        texts: {},
        stored: recordIn(language),
        source: recordIn(source)?.texts,
      };
      write.texts[key.field] = text;
      writes.set(name, write);
    }
  });
  return [...writes.values()];
}

/**
 * Writes texts as they were planned, within the caller's transaction, and creates the records that are missing.
 * @param source the code of the language from which a new record takes the texts that it was not given
 * @param from for the change log: the name of a file
 * @throws AppError (409) if another text is stored by now; 400 if a new record lacks a text that the source lacks too
 */
export async function writeTexts(
  context: Context,
  rows: readonly (WantedTexts & { seen: number })[],
  { source, from }: { source: string; from: string },
): Promise<void> {
  const keys = rows.map(({ key }) => key);
  const stored = await storedRecords(context, keys, languagesOf(rows, source), { isLocked: true });
  const changed = rows.find((row, at) => seenOf(row, stored[at]!) !== row.seen);
  if (changed)
    throw conflict(
      t('Somebody changed {code} meanwhile. Nothing was stored.', {
        code: changed.key.code,
      }),
    );
  const byKind = groupedBy(writesOf(rows, stored, source), ({ key }) => key.kind);
  for (const writes of byKind.values()) await writeRecords(context, writes, from);
}

async function writeRecords(context: Context, writes: readonly RecordWrite[], from: string): Promise<void> {
  const { crud, isByModel } = textStores[writes[0]!.key.kind];
  const changes = writes.flatMap(({ stored, texts }) => (stored ? [{ ...stored, values: texts }] : []));
  const missing = writes.filter(({ stored }) => !stored);
  const created = missing.map(({ key, language, texts, source }) => newState(key, language, texts, source));
  if (changes.length > 0)
    await crud.updateAll(
      context,
      changes.map(({ id, version, values }) => ({ id, version, values })),
      from,
    );
  if (created.length > 0) await crud.createAll(context, created, from);
  if (created.length > 0 && !isByModel)
    await rememberPatterns(
      context,
      missing.flatMap(({ key }) => [key.model, key.exceptModel]),
    );
}
