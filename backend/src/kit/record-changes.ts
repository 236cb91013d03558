import { t } from '../texts/kit.ts';
import { notFound } from './app-error.ts';
import { changesOf, type LoggedChange, type WantedState } from './change-log.ts';
import type { Context } from './context.ts';
import type { Crud } from './crud.ts';

export interface ChangesWanted {
  modelName?: string;
  language?: string;
}

/** The history of one kind of record. A record's id is that of its path: a text. */
export interface RecordChanges {
  list(context: Context, id: string, wanted: ChangesWanted): Promise<LoggedChange[]>;
  restore?(context: Context, id: string, wanted: WantedState): Promise<{ message: string; version: number }>;
  /** The deletions that have not been undone, latest first. Absent if a deletion is final. */
  deleted?(context: Context, wanted: { labelGroup?: string }): Promise<LoggedChange[]>;
}

export const noSuchRecord = (): Error => notFound(t('There is no such record.'));

/** 404 for an id in a path that cannot be one. */
export function numberedId(id: string): number {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2147483647) throw noSuchRecord();
  return Number(id);
}

/** The parts of a composite id, joined by tildes; 404 for another number of parts. */
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
