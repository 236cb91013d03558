import type { Context } from '../../kit/context.ts';
import { statement, type Sql } from '../../kit/sql.ts';

const useToken = statement(
  `INSERT INTO used_sso_token (jti, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING jti`,
);

/** False for a token used before. A concurrent request waits for the first one's transaction. */
export async function consumeToken(context: Context, jti: string, expiresAt: Date): Promise<boolean> {
  return (await context.sql.rows(useToken, [jti, expiresAt])).length > 0;
}

const removeExpired = statement(
  `WITH gone AS (DELETE FROM used_sso_token WHERE expires_at < $1 RETURNING 1) SELECT count(*) AS count FROM gone`,
);

export async function removeUsedTokens(sql: Sql, expiredBefore: Date): Promise<number> {
  const [row] = await sql.rows<{ count: number }>(removeExpired, [expiredBefore]);
  return row!.count;
}
