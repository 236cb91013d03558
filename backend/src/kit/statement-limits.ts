/**
 * How long one statement may take, by what it is for; PostgreSQL ends it then (`statement_timeout`), and what was waiting is
 * answered 503. An export needs no more than a call: each of its batches is a statement of its own.
 */
export const statementWithinMs = {
  /** Who somebody is: every call begins with it, and whoever signs in waits for it. */
  session: 5_000,
  /** A list, a form, a save: the browser waits for 30 s. */
  call: 20_000,
  /** What writes a file's rows, and jobs: the browser waits for 5 minutes. */
  file: 120_000,
  /** Migrations, demo data and the feed, on the command line. */
  upkeep: 600_000,
} as const;

/** One that is frozen, or whose disk is full, does not keep its own time: that much later we do. */
const GRACE_MS = 5_000;

/** When a statement that should have ended after `limitMs` is given up. */
export const givenUpAfterMs = (limitMs: number): number => limitMs + GRACE_MS;
