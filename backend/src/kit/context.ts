import type { EntityManager } from 'typeorm';
import type { Logger } from 'pino';
import type { Sql } from './sql.ts';

export type Scope = 'ccadm' | 'useradmin' | 'price' | 'pack' | 'sol';

/** The acting user: taken from the session, never from the request (decision A-87). */
export interface Actor {
  userId: number;
  username: string;
  name: string;
  email: string;
  scopes: ReadonlySet<Scope>;
  tokenHash: Buffer;
}

/** For every service function. The embedded database has one connection: waiting for a second one would never end. */
export interface Context {
  /** Null only in public operations and jobs. */
  actor: Actor | null;
  /** The transaction's entity manager (commands) or the pool's (queries, and commands with one write). */
  db: EntityManager;
  sql: Sql;
  /** Runs after the commit, never after a rollback; at once outside a transaction. */
  afterCommit: (work: () => void) => void;
  /** Whether the database has only one connection, so that all requests wait for a transaction. */
  isAlone: boolean;
  now: Date;
  log: Logger;
  /** What the change log says of its writes, if they are not made by hand one by one. */
  source?: string;
}

/** Runs work in a transaction of its own: committed when it returns, rolled back when it throws. */
export type Transaction = <Result>(work: (context: Context) => Promise<Result>) => Promise<Result>;

export const actorName = (context: Context): string => context.actor?.name ?? 'system';
