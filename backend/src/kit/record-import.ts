import { t } from '../texts/kit.ts';
import { conflict } from './app-error.ts';
import type { Context } from './context.ts';
import type { Crud } from './crud.ts';
import type { ImportKind } from './import/import-run.ts';
import { keyOf, readCells, type Cells, type Existing, type RowImport } from './import/row-import.ts';
import type { CellReader } from './record-cells.ts';
import { fieldsOf, recordsetSql, stateSql, type RecordDefinition } from './record.ts';
import { statement, type Statement } from './sql.ts';

export interface RecordImport<State extends object> {
  cells: (context: Context) => Promise<{ [Field in keyof State]: CellReader }>;
  /** The natural key (decision A-75), beginning with the columns of the table's index. */
  key: (keyof State & string)[];
}

/** What was planned is not what is stored any more. */
export const changedMeanwhile = (): Error =>
  conflict(t('Somebody changed some of these records at the same moment. Check the file again.'));

const idOf = (cells: Cells): number => (/^\d{1,9}$/.test(cells['id'] ?? '') ? Number(cells['id']) : 0);

function storedRows<State extends object>(
  record: RecordDefinition<State, number>,
  key: (keyof State & string)[],
): Statement {
  const selected = `r.${record.id.column} AS id, r.version, ${stateSql(record, 'r')} AS state FROM`;
  const sameKey = key.map((field) => {
    const { column, write, isNullable } = record.columns[field];
    return `r.${column} ${isNullable ? 'IS NOT DISTINCT FROM' : '='} ${write(`k."${field}"`)}`;
  });
  return statement(
    `SELECT ${selected} ${record.table} r WHERE r.${record.id.column} = ANY($1::integer[])
     UNION ALL
     SELECT ${selected} jsonb_to_recordset($2::jsonb) AS k(${recordsetSql(record)})
     JOIN ${record.table} r ON ${sameKey.join(' AND ')}`,
  );
}

/**
 * The import of a CRUD resource: columns as in the export for versioning. A row means the record with its key, so nothing is ever
 * renamed; if its id belongs to another record, this is reported (decisions A-45, A-75).
 */
export function recordImport<State extends object>(
  crud: Crud<State>,
  { cells: readersOf, key }: RecordImport<State>,
): RowImport {
  const { record } = crud;
  const fields = fieldsOf(record);
  const names = fields.map(([field]) => field);
  const stored = storedRows(record, key);
  /** Texts in PostgreSQL's format; a blank cell is null if the column is nullable. */
  const stateOf = (values: Cells): State => {
    const said = fields.map(([field, { isNullable }]) => [field, values[field] || (isNullable ? null : '')]);
    return Object.fromEntries(said) as State;
  };

  function otherIdOf({ id, values: other }: Existing, values: Cells): string {
    const name = t('id {id} is {other}', { id, other: other[record.name] });
    if (other[record.name] !== values[record.name]) return name;
    const different = key.filter((field) => other[field] !== values[field]);
    return `${name} (${different.map((field) => `${field} ${other[field] || t('blank')}`).join(', ')})`;
  }

  return {
    kind: record.entity as ImportKind,
    noun: record.noun,
    key,
    codeColumn: record.name,
    columns: ['id', ...names],
    required: names,
    async reader(context) {
      const readers = await readersOf(context);
      return (cells) => readCells(cells, readers);
    },
    async matcher(context, rows) {
      type Stored = Omit<Existing, 'values'> & { state: Record<string, unknown> };
      const found = await context.sql.rows<Stored>(stored, [
        rows.map(({ cells }) => idOf(cells)).filter((id) => id > 0),
        JSON.stringify(rows.map(({ values }) => stateOf(values))),
      ]);
      const all = found.map(({ state, ...row }): Existing => ({
        ...row,
        values: Object.fromEntries(names.map((field) => [field, String(state[field] ?? '')])),
      }));
      const byId = new Map(all.map((existing) => [existing.id, existing]));
      const byKey = new Map(all.map((existing) => [keyOf({ key }, existing.values), existing]));
      return ({ values, cells }) => {
        const existing = byKey.get(keyOf({ key }, values));
        const sameId = byId.get(idOf(cells));
        const isOther = sameId && sameId.id !== existing?.id;
        return { existing, otherId: isOther ? otherIdOf(sameId, values) : undefined };
      };
    },
    async apply(context, rows, source) {
      const created = rows.filter(({ existing }) => !existing).map(({ values }) => stateOf(values));
      if (created.length > 0) await crud.createAll(context, created, source);
      const changes = rows.flatMap(({ existing, values }) =>
        existing ? { ...existing, values: stateOf(values) } : [],
      );
      if (changes.length > 0 && (await crud.updateAll(context, changes, source)) < changes.length)
        throw changedMeanwhile();
    },
  };
}
