import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

const translations = statement(
  `SELECT DISTINCT o.id FROM editorial_content c
   JOIN editorial_content o USING (code, model_enable_regexp, model_disable_regexp)
   WHERE c.id = ANY($1) AND o.optcode IS NOT DISTINCT FROM c.optcode`,
);

/** These contents and those with the same key in other languages. */
export const findTranslations = async (context: Context, ids: number[]): Promise<number[]> =>
  (await context.sql.rows<{ id: number }>(translations, [ids])).map(({ id }) => id);
