/** statement_timeout by purpose, in milliseconds; beyond it 503. Each batch of an export is a statement of its own. */
export const statementTimeoutMs = {
  /** Every call begins with it, and signing in waits for it. */
  session: 5_000,
  /** A list, a form, a save: the browser waits for 30 s. */
  call: 20_000,
  /** Writing a file's rows, and jobs: the browser waits for 5 minutes. */
  file: 120_000,
  /** Migrations, demo data and the feed, on the command line. */
  upkeep: 600_000,
} as const;

/** A server that is frozen, or whose disk is full, does not keep its own time limit. */
const GRACE_MS = 5_000;

export const queryTimeoutMs = (limitMs: number): number => limitMs + GRACE_MS;
