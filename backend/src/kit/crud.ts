/** CRUD resources, each of whose writes is one statement with its change log; features/README.md says how to add one. */
import { t } from '../texts/kit.ts';
import { nounText } from '../texts/nouns.ts';
import { invalid, notFound, stale } from './app-error.ts';
import { refuseChangedSince, stateOfChange, type LoggedChange, type WantedState } from './change-log.ts';
import { actorName, type Context } from './context.ts';
import { crudStatements } from './crud-sql.ts';
import type { RecordDefinition } from './record.ts';

export interface Saved<Id = number> {
  message: string;
  id: Id;
  version: number;
}

export interface RecordChange<State, Id> {
  id: Id;
  version?: number;
  values: Partial<State>;
}

export interface Crud<State extends object, Id extends number | string = number> {
  record: RecordDefinition<State, Id>;
  /** 400 for an unknown reference, 409 for a key that is taken. */
  create(context: Context, state: State): Promise<Saved<Id>>;
  /** 404 without such a record; 409 with the current record, its author and time for a stale `version`. */
  update(context: Context, id: Id, values: Partial<State>, version: number | undefined): Promise<Saved<Id>>;
  remove(context: Context, id: Id): Promise<{ message: string; id: Id }>;
  /** Restores the state after a change, or before it; a deleted record comes back under its old id, with its history. */
  restore(context: Context, id: Id, wanted: WantedState): Promise<Saved<Id>>;
  /** The deletions that have not been undone, latest first; only those whose state contains `where`. */
  deleted(context: Context, where?: Partial<State>): Promise<LoggedChange[]>;
  /** In bulk, for imports; updateAll returns how many changes were not stale. */
  createAll(context: Context, states: State[], source: string): Promise<void>;
  updateAll(
    context: Context,
    changes: (RecordChange<State, Id> & { version: number })[],
    source: string,
  ): Promise<number>;
  removeAll(context: Context, ids: Id[], source: string): Promise<void>;
  /** Undoes deletions, by their ids in the change log. */
  restoreAll(context: Context, changeIds: number[], source: string): Promise<void>;
  /** Locked until the transaction ends; those that are gone are left out. */
  lockAll(context: Context, ids: Id[]): Promise<{ id: Id; version: number }[]>;
}

const madeBy = ({ source = '' }: Context): string => source;

export function crudOf<State extends object, Id extends number | string>(
  record: RecordDefinition<State, Id>,
): Crud<State, Id> {
  const sql = crudStatements(record);
  const { name } = record;
  const noun = (): string => nounText(record.noun);
  const titled = (of: unknown): string => `${noun().charAt(0).toUpperCase()}${noun().slice(1)} ${String(of)}`;
  const gone = (): Error => notFound(t('This {noun} no longer exists.', { noun: noun() }));

  async function refuseUnknownReferences(context: Context, values: Partial<State>): Promise<void> {
    if (!sql.references.some(({ field }) => field in values)) return;
    const [answer] = await context.sql.rows<Record<string, boolean>>(sql.existing, [JSON.stringify(values)]);
    const missing = sql.references.filter(({ field }) => answer![field] === false);
    if (missing.length === 0) return;
    const fields = missing.map(({ field, what }) => ({
      field,
      message: t('Unknown {what}', { what: nounText(what) }),
    }));
    throw invalid(t('This {what} does not exist.', { what: nounText(missing[0]!.what) }), fields);
  }

  async function insert(
    context: Context,
    states: State[],
    source: string,
  ): Promise<{ id: Id; version: number }[]> {
    return context.sql.rows(sql.create, [JSON.stringify(states), context.now, actorName(context), source]);
  }

  async function change(context: Context, changes: RecordChange<State, Id>[], source: string) {
    type Row = { id: Id; name: string; storedVersion: number; version: number };
    const values = [JSON.stringify(changes), context.now, actorName(context), source];
    return context.sql.rows<Row>(sql.update, values);
  }

  async function staleVersion(context: Context, id: Id, of: string): Promise<Error> {
    type Row = { current: object; changedBy: string | null; changedAt: Date | null };
    const [stored] = await context.sql.rows<Row>(sql.current, [id]);
    if (!stored) return gone();
    return stale(context, t('{of} was changed while you were editing', { of }), stored);
  }

  return {
    record,
    async create(context, state) {
      await refuseUnknownReferences(context, state);
      const [created] = await insert(context, [state], madeBy(context));
      return { message: t('{what} created', { what: titled(state[name]) }), ...created! };
    },
    async update(context, id, values, version) {
      await refuseUnknownReferences(context, values);
      const [changed] = await change(context, [{ id, version, values }], madeBy(context));
      if (!changed) throw gone();
      if (version !== undefined && version !== changed.storedVersion)
        throw await staleVersion(context, id, changed.name);
      return {
        message: t('{what} updated', { what: titled(values[name] ?? changed.name) }),
        id,
        version: changed.version,
      };
    },
    async remove(context, id) {
      const values = [[id], context.now, actorName(context), madeBy(context)];
      const [removed] = await context.sql.rows<{ name: string }>(sql.remove, values);
      if (!removed) throw gone();
      return { message: t('{what} deleted', { what: titled(removed.name) }), id };
    },
    async restore(context, id, wanted) {
      // Before it is looked at: what somebody is saving at this moment is then seen.
      await context.sql.rows(sql.lock, [[id]]);
      const state = await stateOfChange<State>(context, record.entity, id, wanted);
      if (!state) throw notFound(t('There is no such change of this {noun}.', { noun: noun() }));
      await refuseUnknownReferences(context, state);
      const values = [id, JSON.stringify(state), context.now, actorName(context), madeBy(context)];
      const [restored] = await context.sql.rows<{ version: number; name: string }>(sql.restore, values);
      if (!restored) {
        await refuseChangedSince(context, record.entity, id, wanted.changeId);
        throw gone();
      }
      return {
        message: t('{what} restored', { what: titled(restored.name) }),
        id,
        version: restored.version,
      };
    },
    async deleted(context, where = {}) {
      const values = [JSON.stringify(where)];
      const [row] = await context.sql.rows<{ changes: LoggedChange[] }>(sql.deleted, values);
      return row!.changes;
    },
    async createAll(context, states, source) {
      await insert(context, states, source);
    },
    async updateAll(context, changes, source) {
      const versions = new Map(changes.map(({ id, version }) => [id, version]));
      const answers = await change(context, changes, source);
      return answers.filter(({ id, storedVersion }) => versions.get(id) === storedVersion).length;
    },
    async removeAll(context, ids, source) {
      await context.sql.rows(sql.remove, [ids, context.now, actorName(context), source]);
    },
    async restoreAll(context, changeIds, source) {
      await context.sql.rows(sql.restoreAll, [changeIds, context.now, actorName(context), source]);
    },
    async lockAll(context, ids) {
      return ids.length === 0 ? [] : context.sql.rows(sql.lock, [ids]);
    },
  };
}
