import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

const ping = statement('SELECT 1');
const ANSWER_WITHIN_MS = 1500;

/** One ping at a time: those of a frozen database would fill the pool. */
export function reachability(): (context: Context) => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async ({ sql, log }: Context): Promise<boolean> => {
    try {
      await sql.rows(ping);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the database cannot be reached');
      return false;
    }
  };
  return async (context) => {
    asked ??= ask(context).finally(() => (asked = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => {
        context.log.error('the database is not responding');
        resolve(false);
      }, ANSWER_WITHIN_MS);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}
