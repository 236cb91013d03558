/** What all translation files hold, whatever their format. */
import type { TextKey } from './text-key.ts';

export type TextState = 'missing' | 'same' | 'outdated' | 'translated' | 'checked';

export interface TranslationRow {
  key: TextKey;
  source: string;
  sourceChangedAt?: Date | string | null | undefined;
  /** By the code of the language. */
  texts: Record<string, { text: string | null; state: TextState } | undefined>;
}

export interface WrittenLanguages {
  sourceLanguage: string;
  language: string;
  exportedAt?: Date | undefined;
}

/** Undefined for what is no date. */
export function instantOf(said: string | undefined): Date | undefined {
  const instant = new Date(said ?? '');
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

export interface ReadEntry {
  key: TextKey;
  /** For messages: a unit, an entry, a row. */
  where: string;
  /** Where the file tells it. */
  language?: string | undefined;
  source?: string | undefined;
  text: string;
  /** Its translator was not done with it. */
  needsWork: boolean;
}

export interface Rejected {
  where: string;
  /** A sentence. */
  reason: string;
}

export interface ReadTranslations {
  language?: string | undefined;
  sourceLanguage?: string | undefined;
  /** When the console wrote the file, where it still says so. */
  exportedAt?: Date | undefined;
  entries: ReadEntry[];
  /** Units without a text, which say nothing. */
  untranslated: number;
  rejected: Rejected[];
}

export const nothingRead = (): ReadTranslations => ({ entries: [], untranslated: 0, rejected: [] });

const MOST_SHOWN = 80;

/** An id as messages name it. */
export const shown = (id: string): string =>
  id.length > MOST_SHOWN ? `${id.slice(0, MOST_SHOWN).replace(/\p{Surrogate}$/u, '')}…` : id;
