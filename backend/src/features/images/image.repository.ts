import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

const newest = statement(`SELECT vetele FROM vehicle WHERE modelcode = $1 ORDER BY model_year DESC LIMIT 1`);

/** The vehicle of a commercial model's newest model year. */
export async function newestVetele(context: Context, modelcode: string): Promise<string | undefined> {
  const [row] = await context.sql.rows<{ vetele: string }>(newest, [modelcode]);
  return row?.vetele;
}
