import { t } from '../texts/kit.ts';
import { notFound } from './app-error.ts';
import { changesOf, type LoggedChange, type WantedState } from './change-log.ts';
import type { Context } from './context.ts';
import type { Crud } from './crud.ts';

/** What a list of changes is narrowed to, where a record has several texts. */
export interface ChangesWanted {
  modelName?: string;
  language?: string;
}

/** The history of one kind of record, and the ways back. A record's id is that of its path: a text. */
export interface RecordChanges {
  /** Newest first, at most 200 changes; a deleted record keeps them. */
  list(context: Context, id: string, wanted: ChangesWanted): Promise<LoggedChange[]>;
  /** To what a change left, or found. Absent where nothing is restored. */
  restore?(context: Context, id: string, wanted: WantedState): Promise<{ message: string; version: number }>;
  /** The deletions that were not undone, latest first. Absent where a deletion is final. */
  deleted?(context: Context, wanted: { labelGroup?: string }): Promise<LoggedChange[]>;
}

/** No such record: what is asked for by an id that cannot be one is not there either. */
export const noSuchRecord = (): Error => notFound(t('There is no such record.'));

/** The id in a path; 404 for what is none. */
export function numberedId(id: string): number {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2147483647) throw noSuchRecord();
  return Number(id);
}

/** The parts of an id that has several, with tildes between them; 404 when there are more or less. */
export function partsOf<Parts extends string[]>(id: string, count: Parts['length']): Parts {
  const parts = id.split('~');
  if (parts.length !== count) throw noSuchRecord();
  return parts as Parts;
}

/** The changes of a CRUD resource. A resource with rules of its own replaces `restore`. */
export function changesOfCrud<State extends object, Id extends number | string>(crud: Crud<State, Id>) {
  const { entity, id: key } = crud.record;
  const idOf = (id: string): Id => (key.type === 'integer' ? numberedId(id) : id) as Id;
  return {
    list: (context, id) => changesOf(context, entity, String(idOf(id))),
    restore: (context, id, wanted) => crud.restore(context, idOf(id), wanted),
    deleted: (context) => crud.deleted(context),
  } satisfies RecordChanges;
}
