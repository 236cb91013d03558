import type { EntityManager } from 'typeorm';
import type { Logger } from 'pino';
import type { Sql } from './sql.ts';

/** What a user may do: the security scopes of openapi.yaml. */
export type Scope = 'ccadm' | 'useradmin' | 'price' | 'pack' | 'sol';

/** Who acts. Taken from the session, never from the request (decision A-87). */
export interface Actor {
  userId: number;
  username: string;
  /** The alias where present, else the user name: what the change log shows. */
  name: string;
  email: string;
  scopes: ReadonlySet<Scope>;
  /** Hash of the session's token, to end this very session. */
  tokenHash: Buffer;
}

/**
 * The first argument of every service function. Nothing else touches the database inside a request: on the embedded
 * database there is one connection, and a second one would wait for ever.
 */
export interface Context {
  /** Null only in public operations and jobs. */
  actor: Actor | null;
  /** The entity manager of the request's transaction (commands) or of the pool (queries, and commands with one write). */
  db: EntityManager;
  /** Named prepared statements on the same connection as `db`. */
  sql: Sql;
  /** Runs once the transaction is committed, never when it is rolled back; at once outside of one. */
  afterCommit: (work: () => void) => void;
  now: Date;
  log: Logger;
}

/** The name that the change log keeps. */
export const actorName = (context: Context): string => context.actor?.name ?? 'system';
