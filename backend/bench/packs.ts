/** Reading 1,000 packs; exporting and importing a workbook of 5,000 rows. */
import ExcelJS from 'exceljs';
import type pg from 'pg';
import { manyPacks } from '../test/pack-factories.ts';
import type { Figure } from './bench.ts';
import { figureOf } from './replies.ts';
import type { RunningServer } from './servers.ts';

const MARKET = 'ZY';
/** 1,000 packs, and 834: a workbook of 5,004 rows. */
const READ = '9970001';
const FILE = '9970002';
const IN_FILE = 834;

export async function loadPacks(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('SELECT FROM country WHERE id = $1', [MARKET]);
  if (rows.length > 0) return;
  await pool.query(`
    INSERT INTO country (id, desc_en, iso_code2, codmercato) VALUES ('${MARKET}', 'Bench packs', 'IT', '9970');
    INSERT INTO user_country SELECT id, '${MARKET}' FROM app_user WHERE username = 'bench';
    INSERT INTO model_family (code, description) VALUES ('PACKS', 'Packs') ON CONFLICT DO NOTHING;
    INSERT INTO commercial_model (modelcode, family_code, description) VALUES ('PACKS', 'PACKS', 'Packs');
    INSERT INTO country_model (country_id, modelcode) VALUES ('${MARKET}', 'PACKS');
    INSERT INTO vehicle (vetele, modelcode, model_year, description)
      VALUES ('${READ}', 'PACKS', '2026', 'Packs MY26'), ('${FILE}', 'PACKS', '2027', 'Packs MY27')`);
  const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[];
  await manyPacks({ sql }, { country: MARKET, vetele: READ, packs: 1000 });
  await manyPacks({ sql }, { country: MARKET, vetele: FILE, packs: IN_FILE });
  await pool.query('ANALYZE commercial_pack_item, opt_item');
}

/** The exported workbook with one option of every pack changed. */
async function changedWorkbook(bytes: ArrayBuffer, included: string): Promise<Blob> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  const sheet = workbook.worksheets[0]!;
  sheet.eachRow((row) => {
    if (row.getCell('F').value === 'MO5') row.getCell('H').value = included;
  });
  return new Blob([await workbook.xlsx.writeBuffer()]);
}

export async function measurePacks(
  pool: pg.Pool,
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  await loadPacks(pool);
  const call = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${base}/ccb/auth/fe/packConf/${path}`, { headers, ...init });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.arrayBuffer();
  };
  const exported = () => call(`exportCommercialPacks?pModelFilter=MOD&pCurrentModelVetele=${FILE}`);
  const bytes = await exported();
  // Alternating files, so that every import changes every pack.
  const files = [await changedWorkbook(bytes, 'Incl'), await changedWorkbook(bytes, 'Excl')];
  let turn = 0;
  const send = (path: string, file: Blob) => {
    const body = new FormData();
    body.append('uploadFile', file, 'packs.xlsx');
    return call(path, { method: 'POST', body });
  };
  return [
    await figureOf('1000 packs of 5 options, read', () => call(`basePackInfo/${MARKET}/${READ}/2026`), 100),
    await figureOf('workbook of 5004 rows, exported', exported, 1000, 8),
    await figureOf(
      'workbook of 5004 rows, previewed',
      () => send('uploadCommercialPacksFromExcel', files[0]!),
      3000,
      8,
    ),
    await figureOf(
      `workbook of 5004 rows, ${IN_FILE} packs changed and logged`,
      () => send('importCommercialPacks', files[turn++ % 2]!),
      3000,
      8,
    ),
  ];
}
