import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { TEXT_STORES } from './translation-kinds.ts';

// The change and its undoing have both put a time on top; texts that this transaction has not changed are left alone.
const restore = TEXT_STORES.map(({ entity, crud, fields }) => ({
  entity,
  statements: fields.map(({ name }) =>
    statement(
      `UPDATE ${crud.record.table} SET ${name}_changed_at = ${name}_former_at[2], ${name}_former_at = ${name}_former_at[3:]
       WHERE id = ANY($1) AND ${name}_changed_at = now() AND cardinality(${name}_former_at) >= 2`,
    ),
  ),
}));

/**
 * Texts that this transaction has given back their former values are as old as they were with them, so that what was out of date or
 * checked is so again. Only after undoing the very last change of each.
 */
export async function restoreTimes(
  context: Context,
  records: readonly { entity: string; id: string }[],
): Promise<void> {
  for (const { entity, statements } of restore) {
    const ids = records.filter((one) => one.entity === entity).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const one of statements) await context.sql.rows(one, [ids]);
  }
}
