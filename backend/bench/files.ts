/** Exports and imports, compared with bare PostgreSQL and exceljs. */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import ExcelJS from 'exceljs';
import type pg from 'pg';
import type { Figure } from './bench.ts';
import { seconds } from './load.ts';
import type { RunningServer } from './servers.ts';

const IMPORTED = 50_000;

function psqlPath(): string {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const found = folders.map((version) => join(debian, version, 'bin', 'psql')).find(existsSync);
  return found ?? 'psql';
}

async function psql(databaseUrl: string, script: string): Promise<void> {
  const child = spawn(psqlPath(), ['-X', '-q', '-v', 'ON_ERROR_STOP=1', databaseUrl], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(script);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`psql ended with ${code}`);
}

const exported = `SELECT l.id, l.label_group, l.code, g.code, l.label, l.model_enable_regexp, l.model_disable_regexp
  FROM interface_label l JOIN language g ON g.id = l.language_id`;

/** exceljs alone: the same rows from one query, streamed to a file. */
async function bareWorkbook(pool: pg.Pool, file: string): Promise<void> {
  const { rows } = await pool.query<unknown[]>({ text: exported, rowMode: 'array' });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: createWriteStream(file),
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('labels');
  for (let index = 0; index < rows.length; index++) {
    sheet.addRow(rows[index]).commit();
    if (index % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.commit();
  await workbook.commit();
}

interface Drained {
  firstByteMs: number;
}

async function drain(url: string, headers: Record<string, string>): Promise<Drained> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  let firstByteMs = 0;
  for await (const _chunk of response.body!) firstByteMs ||= performance.now() - startedAt;
  return { firstByteMs };
}

const figure = (what: string, ours: number, bare: number, limit: number): Figure => ({
  what,
  value: `${(ours / bare).toFixed(2)} x (${ours.toFixed(2)} s, bare ${bare.toFixed(2)} s)`,
  goal: `<= ${limit} x`,
  isMet: ours / bare <= limit,
});

function importFile(rows: { label_group: string; code: string; label: string }[]): string {
  const changed = rows.map((row) => `;${row.label_group};${row.code};it;${row.label} (nuova);DEFAULT;`);
  const created = rows.map((row) => `;Bench new;${row.label_group}_${row.code};it;${row.label};DEFAULT;`);
  return [
    'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp',
    ...changed,
    ...created,
    '',
  ].join('\r\n');
}

const undo = `DELETE FROM interface_label WHERE label_group = 'Bench new';
  UPDATE interface_label SET label = replace(label, ' (nuova)', '') WHERE label LIKE '% (nuova)';`;

async function measureImport(
  pool: pg.Pool,
  databaseUrl: string,
  product: RunningServer,
  headers: Record<string, string>,
  folder: string,
): Promise<Figure> {
  // 25,000 changed rows need more than the 20,000 Italian labels of the data set.
  await pool.query(`INSERT INTO interface_label (label_group, code, language_id, label)
    SELECT 'Bench extra', 'EXTRA_' || n, 1, 'Etichetta aggiuntiva ' || md5(n::text) FROM generate_series(1, 5000) n ON CONFLICT DO NOTHING`);
  const { rows } = await pool.query<{ label_group: string; code: string; label: string }>(
    `SELECT label_group, code, label FROM interface_label WHERE language_id = 1 AND label_group LIKE 'Bench%' AND label_group <> 'Bench new' ORDER BY id LIMIT ${IMPORTED / 2}`,
  );
  const text = importFile(rows);
  const file = join(folder, 'import.csv');
  await writeFile(file, text);
  const bareScript = `BEGIN;
    CREATE TEMP TABLE input (id text, label_group text, code text, language text, label text, enable text, disable text) ON COMMIT DROP;
    \\copy input FROM '${file}' WITH (FORMAT csv, DELIMITER ';', HEADER, FORCE_NOT_NULL (disable))
    INSERT INTO interface_label (label_group, code, language_id, label, model_enable_regexp, model_disable_regexp)
    SELECT label_group, code, (SELECT id FROM language WHERE language.code = input.language), label, enable, coalesce(disable, '') FROM input
    ON CONFLICT ON CONSTRAINT interface_label_key_unique DO UPDATE SET label = excluded.label, version = interface_label.version + 1;
    COMMIT;`;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round++) {
    bare.push(await seconds(1, () => psql(databaseUrl, bareScript)));
    await pool.query(undo);
    await pool.query('VACUUM interface_label');
    const form = new FormData();
    form.set('file', new Blob([text]), 'import.csv');
    ours.push(
      await seconds(1, async () => {
        const response = await fetch(`${product.base}/ccb/auth/fe/interfaceLabel/fromCsv`, {
          method: 'POST',
          headers,
          body: form,
        });
        const lines = (await response.json()) as string[];
        if (!lines.at(-1)?.startsWith(`${IMPORTED / 2} created, ${IMPORTED / 2} updated`))
          throw new Error(`import: ${JSON.stringify(lines.at(-1) ?? lines)}`);
      }),
    );
    await pool.query(undo);
    await pool.query('VACUUM interface_label');
  }
  const ratios = ours.map((value, index) => value / bare[index]!).sort((a, b) => a - b);
  const at = ours.findIndex((value, index) => value / bare[index]! === ratios[1]);
  return figure(`CSV import of ${IMPORTED} rows`, ours[at]!, bare[at]!, 4);
}

export async function measureFiles(
  pool: pg.Pool,
  databaseUrl: string,
  product: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ccb-bench-'));
  try {
    const base = `${product.base}/ccb/auth/fe/interfaceLabel`;
    // There are 200,000 labels; the goal is given per 100,000.
    const count = (await pool.query<{ count: number }>('SELECT count(*) AS count FROM interface_label'))
      .rows[0]!.count;
    let firstByteMs = 0;
    const oursCsv = await seconds(
      3,
      async () => void (firstByteMs = (await drain(`${base}/toCsv`, headers)).firstByteMs),
    );
    const copied = (order = ''): Promise<number> =>
      seconds(3, () =>
        psql(
          databaseUrl,
          `\\copy (${exported.replaceAll('\n', ' ')}${order}) TO '${join(folder, 'bare.csv')}' WITH (FORMAT csv, HEADER)`,
        ),
      );
    const bareCsv = await copied(' ORDER BY l.label_group, l.language_id, l.code_search, l.id');
    const unordered = await copied();
    const oursXlsx = await seconds(1, async () => void (await drain(`${base}/toXlsx`, headers)));
    const bareXlsx = await seconds(1, () => bareWorkbook(pool, join(folder, 'bare.xlsx')));
    const imported = await measureImport(pool, databaseUrl, product, headers, folder);
    const { peakMb } = product.memory();
    return [
      figure(`CSV export of ${count} labels, COPY in the same order`, oursCsv, bareCsv, 2.5),
      figure(`CSV export of ${count} labels, COPY in any order`, oursCsv, unordered, 2.5),
      {
        what: 'CSV export, first byte',
        value: `${firstByteMs.toFixed(0)} ms`,
        goal: '< 100 ms',
        isMet: firstByteMs < 100,
      },
      figure(`XLSX export of ${count} labels`, oursXlsx, bareXlsx, 1),
      imported,
      { what: 'highest memory of all', value: `${peakMb} MB`, goal: `< 300 MB`, isMet: peakMb < 300 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
