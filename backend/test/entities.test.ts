// Entities and migrations must describe the same tables.
import { DataSource, type ColumnType, type DataSourceOptions } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database/data-source.ts';
import { testDatabase, type TestDatabase } from './database.ts';

let test: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  test = await testDatabase();
  database = await openDatabase(test.connection, 1);
});
afterAll(async () => {
  await database.destroy();
  await test.close();
});

/** TypeORM compares generated columns with its own metadata table; here it reads PostgreSQL's definitions. */
async function tellTypeOrmOfGeneratedColumns(): Promise<void> {
  await database.query(`CREATE TABLE typeorm_metadata
    (type varchar NOT NULL, database varchar, schema varchar, "table" varchar, name varchar, value text)`);
  await database.query(`INSERT INTO typeorm_metadata
    SELECT 'GENERATED_COLUMN', table_catalog, table_schema, table_name, column_name, generation_expression
    FROM information_schema.columns WHERE is_generated = 'ALWAYS' AND table_schema = 'public'`);
}

/** The tables that TypeORM derives from the entities, in a schema of their own. */
async function withTablesOf(schema: string): Promise<void> {
  await database.query(`CREATE SCHEMA ${schema}`);
  const described = new DataSource({ ...database.options, schema } as DataSourceOptions);
  described.driver.supportedDataTypes.push('xid8' as ColumnType);
  await described.initialize();
  await described.synchronize();
  await described.destroy();
}

/** Every column, constraint and index of a schema as PostgreSQL prints it. */
async function definitionsIn(schema: string): Promise<string[]> {
  await database.query(`SET search_path = ${schema}, public`);
  const rows: { definition: string }[] = await database.query(
    `WITH t AS (SELECT oid, relname AS name, relpersistence FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r'
       AND relname NOT IN ('migration', 'typeorm_metadata'))
     SELECT * FROM (SELECT concat_ws(' ', t.name || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
       CASE WHEN a.attnotnull THEN 'NOT NULL' END, CASE a.attidentity WHEN 'a' THEN 'ALWAYS' WHEN 'd' THEN 'BY DEFAULT' END,
       CASE a.attgenerated WHEN 's' THEN 'STORED' END, regexp_replace(pg_get_expr(d.adbin, d.adrelid), '^''(\\d+)''::\\w+$', '\\1'), c.collname) AS definition
     FROM t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum LEFT JOIN pg_collation c ON c.oid = a.attcollation
     UNION ALL SELECT name || ' UNLOGGED' FROM t WHERE relpersistence = 'u'
     UNION ALL SELECT concat_ws(' ', t.name, conname, pg_get_constraintdef(o.oid))
     FROM t JOIN pg_constraint o ON o.conrelid = t.oid AND o.contype <> 'n'
     UNION ALL SELECT replace(pg_get_indexdef(indexrelid), ' ON ' || $1 || '.', ' ON ')
     FROM t JOIN pg_index i ON i.indrelid = t.oid
     WHERE NOT EXISTS (SELECT FROM pg_constraint o WHERE o.conindid = i.indexrelid AND o.contype <> 'f')
     ) d ORDER BY definition COLLATE "C"`,
    [schema],
  );
  await database.query('RESET search_path');
  return rows.map(({ definition }) => definition);
}

const NULLS = ' NULLS NOT DISTINCT';
/** Indexes on expressions, with an operator class or an order, unique nulls, and an unlogged table. */
const BEYOND_TYPEORM = [
  'CREATE INDEX change_log_actor ON change_log USING btree (actor, at, id) INCLUDE (entity, market)',
  `CREATE INDEX change_log_option_label ON change_log USING btree (((COALESCE(after, before) ->> 'code'::text)), id) WHERE (entity = 'optLabel'::text)`,
  'CREATE INDEX change_log_search_trigram ON change_log USING gin (search gin_trgm_ops)',
  'CREATE INDEX col_label_description_trigram ON col_label USING gin (search_text(description) gin_trgm_ops)',
  'CREATE INDEX col_label_label_trigram ON col_label USING gin (label_search gin_trgm_ops)',
  'CREATE INDEX editorial_content_content_trigram ON editorial_content USING gin (content_search gin_trgm_ops)',
  'CREATE INDEX editorial_content_label_trigram ON editorial_content USING gin (label_search gin_trgm_ops)',
  'CREATE INDEX editorial_placeholder_content_trigram ON editorial_placeholder USING gin (content_search gin_trgm_ops)',
  'CREATE INDEX interface_label_code_trigram ON interface_label USING gin (code_search gin_trgm_ops)',
  'CREATE INDEX interface_label_label_trigram ON interface_label USING gin (label_search gin_trgm_ops)',
  `CREATE INDEX interface_label_text ON interface_label USING btree (language_id, "left"(label_search, 100))`,
  'CREATE INDEX job_run_of_name ON job_run USING btree (name, queued_at DESC, id DESC)',
  'CREATE INDEX job_run_recent ON job_run USING btree (queued_at DESC, id DESC)',
  'CREATE INDEX opt_label_description_trigram ON opt_label USING gin (search_text(description) gin_trgm_ops)',
  'CREATE INDEX opt_label_label_trigram ON opt_label USING gin (label_search gin_trgm_ops)',
  'CREATE INDEX search_word_trigram ON search_word USING gin (word gin_trgm_ops)',
  'CREATE UNIQUE INDEX commercial_model_code_in_any_case_unique ON commercial_model USING btree (lower(modelcode))',
  'CREATE UNIQUE INDEX country_id_in_any_case_unique ON country USING btree (lower(id))',
  'CREATE UNIQUE INDEX glossary_term_in_any_case_unique ON glossary_term USING btree (concept, language_id, lower((term COLLATE "und-x-icu")))',
  'CREATE UNIQUE INDEX language_code_in_any_case_unique ON language USING btree (lower(code))',
  `editorial_content editorial_content_key_unique UNIQUE${NULLS} (code, language_id, model_enable_regexp, model_disable_regexp, optcode)`,
  'login_attempt UNLOGGED',
  `sol_tax sol_tax_key_unique UNIQUE${NULLS} (country_id, vetele, description, tax_type) DEFERRABLE`,
];

describe('the entities', () => {
  it('leave nothing to do for the schema builder of TypeORM', async () => {
    await tellTypeOrmOfGeneratedColumns();

    const { upQueries } = await database.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('are those of all tables', async () => {
    const tables: { name: string }[] = await database.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname NOT IN ('migration', 'typeorm_metadata')`,
    );

    expect(database.entityMetadatas.map(({ tableName }) => tableName).toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
  });

  it('say of columns, constraints and indexes what the migrations say, but for what TypeORM cannot', async () => {
    await withTablesOf('described');
    const described = await definitionsIn('described');
    const migrated = await definitionsIn('public');

    const of = (list: string[], other: string[]) => list.filter((definition) => !other.includes(definition));
    expect(of(migrated, described)).toEqual(BEYOND_TYPEORM);
    expect(of(described, migrated)).toEqual(
      BEYOND_TYPEORM.filter((definition) => definition.includes(NULLS)).map((definition) =>
        definition.replace(NULLS, ''),
      ),
    );
  });
});
