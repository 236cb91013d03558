import { conflict } from './app-error.ts';
import type { Context } from './context.ts';
import { JsonText, jsonText } from './json-reply.ts';
import { statement, type Sql } from './sql.ts';
import { t } from '../texts/kit.ts';

const claim = statement(
  `INSERT INTO answered_request (user_id, key, operation, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key`,
);
const answered = statement('SELECT operation, reply FROM answered_request WHERE user_id = $1 AND key = $2');
const remember = statement('UPDATE answered_request SET reply = $3 WHERE user_id = $1 AND key = $2');
const forget = statement('DELETE FROM answered_request WHERE at < $1');

const KEPT_MS = 24 * 3_600_000;

const ofAnother = (): Error => conflict(t('This idempotency key belongs to another request.'));

export interface Claim {
  key: string;
  /** Its operation and a hash of what was sent. */
  request: string;
}

/**
 * The reply that the key has had; undefined if it had none. @throws AppError (409) for another request's key
 */
export async function answeredWith(
  context: Context,
  { key, request }: Claim,
): Promise<JsonText<unknown> | undefined> {
  const [first] = await context.sql.rows<{ operation: string; reply: string }>(answered, [
    context.actor!.userId,
    key,
  ]);
  if (first && first.operation !== request) throw ofAnother();
  return first && jsonText(first.reply);
}

/**
 * Runs once per idempotency key and user; a repetition gets the first reply. @throws AppError (409) for another request's key.
 */
export async function runOnce(
  context: Context,
  claimed: Claim,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const mine = [context.actor!.userId, claimed.key];
  if ((await context.sql.rows(claim, [...mine, claimed.request, context.now])).length === 0)
    return (await answeredWith(context, claimed)) ?? Promise.reject(ofAnother());
  const reply = await run();
  await context.sql.rows(remember, [...mine, reply instanceof JsonText ? reply.text : JSON.stringify(reply)]);
  return reply;
}

export const deleteAnsweredRequests = (sql: Sql, now: Date): Promise<unknown> =>
  sql.rows(forget, [new Date(now.getTime() - KEPT_MS)]);
