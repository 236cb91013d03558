import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

const ping = statement('SELECT 1');

export async function isReachable(context: Context): Promise<boolean> {
  try {
    await context.sql.rows(ping);
    return true;
  } catch (error) {
    context.log.error({ err: error }, 'the database cannot be reached');
    return false;
  }
}
