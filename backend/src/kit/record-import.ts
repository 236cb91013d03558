import { t } from '../texts/kit.ts';
import { conflict } from './app-error.ts';
import type { Context } from './context.ts';
import type { Crud } from './crud.ts';
import type { RowImport } from './import/row-import.ts';
import type { Existing, PlannedRow } from './import/row-plan.ts';
import type { CellError } from './import/table.ts';
import type { CellReader } from './record-cells.ts';
import { fieldsOf, recordsetSql, stateSql, type RecordDefinition } from './record.ts';
import { statement, type Statement } from './sql.ts';

/** A record as a file holds it: one text for each field. */
export type Cells = Record<string, string>;

/** How a CRUD resource is imported. */
export interface RecordImport<State extends object> {
  /** One reader for each field, once for a file: here is where languages and countries are read. */
  cells: (
    context: Context,
  ) => Promise<{ [Field in keyof State]: CellReader }> | { [Field in keyof State]: CellReader };
  /** The natural key (decision A-75), beginning with the columns of the table's index. */
  key: (keyof State & string)[];
  /** Fields that a file may lack; they are read as blank. */
  mayLack?: (keyof State & string)[];
}

const idOf = (cells: Cells): number => (/^\d{1,9}$/.test(cells['id'] ?? '') ? Number(cells['id']) : 0);

/** Values: ids, keys as a JSON array of states. */
function storedRows<State extends object>(
  record: RecordDefinition<State, number>,
  key: (keyof State)[],
): Statement {
  const selected = `r.${record.id.column} AS id, r.version, ${stateSql(record, 'r')} AS state FROM`;
  const sameKey = key.map((field) => {
    const { column, write, isNullable } = record.columns[field];
    return `r.${column} ${isNullable ? 'IS NOT DISTINCT FROM' : '='} ${write(`k."${String(field)}"`)}`;
  });
  return statement(
    `SELECT ${selected} ${record.table} r WHERE r.${record.id.column} = ANY($1::integer[])
     UNION ALL
     SELECT ${selected} jsonb_to_recordset($2::jsonb) AS k(${recordsetSql(record)})
     JOIN ${record.table} r ON ${sameKey.join(' AND ')}`,
  );
}

/**
 * The import of a CRUD resource: columns as the export for versioning writes them; a row means the record with its key and
 * no other, so that nothing is ever renamed: where its id is another record's, that is told. Good rows are applied, bad
 * ones reported with row, column, value and reason. Decisions A-45, A-75.
 */
export function importOf<State extends object>(
  crud: Crud<State>,
  { cells: readersOf, key, mayLack = [] }: RecordImport<State>,
): RowImport<Cells> {
  const { record } = crud;
  const fields = fieldsOf(record).map(([field]) => field);
  const isNullable = new Map(fieldsOf(record).map(([field, column]) => [field, column.isNullable]));
  const stored = storedRows(record, key);
  const keyOf = (values: Cells): string => JSON.stringify(key.map((field) => values[field]));
  /** Texts as PostgreSQL casts them; a blank cell is nothing where nothing may stand. */
  const stateOf = (values: Cells): State =>
    Object.fromEntries(
      fields.map((field) => [field, values[field] === '' && isNullable.get(field) ? null : values[field]]),
    ) as State;
  const textsOf = (state: Record<string, unknown>): Cells =>
    Object.fromEntries(fields.map((field) => [field, state[field] === null ? '' : String(state[field])]));

  const keyBesideName = key.filter((field) => field !== record.name);
  /** 'id 181 is MAIN_AURORA_CLAIM', or what else of the key is different where the name is the same. */
  function otherIdOf({ id, values: other }: Existing<Cells>, values: Cells): string {
    const name = t('id {id} is {other}', { id, other: other[record.name] });
    if (other[record.name] !== values[record.name]) return name;
    const different = keyBesideName.filter((field) => other[field] !== values[field]);
    return `${name} (${different.map((field) => `${field} ${other[field] || t('blank')}`).join(', ')})`;
  }

  return {
    noun: record.noun,
    keyBesideName,
    columns: ['id', ...fields],
    requiredColumns: fields.filter((field) => !(mayLack as string[]).includes(field)),
    async rules(context) {
      const readers = Object.entries(await readersOf(context)) as [string, CellReader][];
      return {
        parse(given) {
          const values: Cells = {};
          const errors: CellError[] = [];
          for (const [column, read] of readers) {
            const answer = read(given[column] ?? '');
            values[column] = answer.text;
            if ('reason' in answer) errors.push({ column, value: answer.text, reason: answer.reason });
          }
          return { values, errors };
        },
        keyOf,
        codeColumn: record.name,
        codeOf: (values) => values[record.name] ?? '',
        shown: (values) => values,
      };
    },
    async matcher(context, rows) {
      type Stored = { id: number; version: number; state: Record<string, unknown> };
      const found = await context.sql.rows<Stored>(stored, [
        rows.map(({ cells }) => idOf(cells)).filter((id) => id > 0),
        JSON.stringify(rows.map(({ values }) => stateOf(values))),
      ]);
      const all = found.map(({ state, ...row }): Existing<Cells> => ({ ...row, values: textsOf(state) }));
      const byId = new Map(all.map((existing) => [existing.id, existing]));
      const byKey = new Map(all.map((existing) => [keyOf(existing.values), existing]));
      return (values, cells) => {
        const existing = byKey.get(keyOf(values));
        const sameId = byId.get(idOf(cells));
        const isOther = sameId !== undefined && sameId.id !== existing?.id;
        return { existing, otherId: isOther ? otherIdOf(sameId, values) : undefined };
      };
    },
    async apply(context, rows, source) {
      const created = rows.filter(({ result }) => result === 'create').map(({ values }) => stateOf(values!));
      if (created.length > 0) await crud.createAll(context, created, source);
      const changes = rows.filter(({ result }) => result === 'update').map((row) => changeOf(row, stateOf));
      if (changes.length === 0) return;
      if ((await crud.updateAll(context, changes, source)) < changes.length)
        throw conflict(t('Somebody changed some of these records at the same moment. Check the file again.'));
    },
  };
}

const changeOf = <State>({ existing, values }: PlannedRow<Cells>, stateOf: (values: Cells) => State) => ({
  id: existing!.id,
  version: existing!.version,
  values: stateOf(values!) as Partial<State>,
});
