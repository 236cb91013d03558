/** A price list of 2,000 items: read, save, workbook, and all calls of the price configurator when it opens. */
import ExcelJS from 'exceljs';
import type pg from 'pg';
import { aLargeList } from '../test/price-factories.ts';
import type { Figure } from './bench.ts';
import { figureOf, TIMES } from './replies.ts';
import type { RunningServer } from './servers.ts';

const ITEMS = 2000;
const MARKET = 'ZZ';
const VETELE = '9980001';

async function loadPrices(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('SELECT FROM price_list WHERE country_id = $1', [MARKET]);
  if (rows.length > 0) return;
  await pool.query(`
    INSERT INTO country (id, desc_en, iso_code2, currency, pricemask, vat, enable_base_opt, enable_accessories, enable_customer_prg)
      VALUES ('${MARKET}', 'Bench', 'IT', 'EUR', '#.##0,00', 22, true, true, true);
    INSERT INTO user_country SELECT id, '${MARKET}' FROM app_user WHERE username = 'bench';
    INSERT INTO model_family (code, description) VALUES ('PRICES', 'Prices') ON CONFLICT DO NOTHING;
    INSERT INTO commercial_model (modelcode, family_code, description) VALUES ('PRICES', 'PRICES', 'Prices');
    INSERT INTO vehicle (vetele, modelcode, model_year, description) VALUES ('${VETELE}', 'PRICES', '2026', 'Prices MY26')`);
  const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[];
  await aLargeList({ sql }, { country: MARKET, vetele: VETELE, items: ITEMS });
  await pool.query(`
    INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
    SELECT i.id, l.id, 'DEFAULT', 'Voce ' || i.code FROM opt_item i, language l WHERE i.code LIKE 'L_____';
    ANALYZE opt_label`);
}

interface Item {
  price: number | null;
}

const FIRST_ITEM_ROW = 6;
const FINAL_PRICE = 5;

/** The exported workbook with every price raised by one. */
async function raisedWorkbook(bytes: ArrayBuffer): Promise<Blob> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  const sheet = workbook.worksheets[0]!;
  for (let row = FIRST_ITEM_ROW; row <= sheet.rowCount; row++) {
    const cell = sheet.getCell(row, FINAL_PRICE);
    if (typeof cell.value === 'number') cell.value += 1;
  }
  return new Blob([await workbook.xlsx.writeBuffer()]);
}

interface Preview {
  planDigest: string;
  uploadedList: { status: number }[];
}

/** From the upload to the stored prices, as the import dialog does it. */
async function measureWorkbook(prices: string, headers: Record<string, string>): Promise<Figure> {
  const post = async (path: string, init: RequestInit): Promise<Response> => {
    const reply = await fetch(`${prices}/${path}`, { method: 'POST', ...init });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const sent = (path: string, file: Blob, fields: Record<string, string> = {}) => {
    const body = new FormData();
    body.append('uploadFile', file, 'prices.xlsx');
    for (const [name, value] of Object.entries({ pCountry: MARKET, pVetele: VETELE, ...fields }))
      body.append(name, value);
    return post(path, { headers, body });
  };
  const exported = await post(`exportPricelist?marketId=${MARKET}&modelCode=${VETELE}`, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const bytes = await exported.arrayBuffer();
  // Alternating files, so that every import changes every price.
  const files = [await raisedWorkbook(bytes), new Blob([bytes])];
  let turn = 0;
  const imported = async () => {
    const file = files[turn++ % 2]!;
    const { planDigest, uploadedList } = (await (
      await sent('uploadPricelistFromExcel', file)
    ).json()) as Preview;
    const ready = uploadedList.filter(({ status }) => status === 0);
    if (ready.length < 0.8 * ITEMS) throw new Error(`only ${ready.length} prices would change`);
    const util = JSON.stringify({ priceConfEditedItemList: ready });
    await sent('importPricelist', file, { planDigest, importPriceConfUtilJson: util });
  };
  return figureOf(`price workbook of ${ITEMS} items, uploaded and imported`, imported, 3000, 8);
}

export async function measurePrices(
  pool: pg.Pool,
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  await loadPrices(pool);
  const prices = `${base}/ccb/auth/fe/priceConf`;
  const json = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${prices}/${path}`, { headers, ...init });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, Item[]> & { version: number };
  };
  const read = () => json(`detailsByModelVersion/${MARKET}/it/${VETELE}`);
  let list = await read();
  const raised = (items: Item[] = []) =>
    items.map((item) => ({ ...item, price: item.price === null ? null : item.price + 1 }));
  const bodies: string[] = [];
  for (let time = 0; time < TIMES + 2; time++) {
    for (const [section, items] of Object.entries(list))
      if (Array.isArray(items)) list = { ...list, [section]: raised(items) };
    bodies.push(
      JSON.stringify({
        optList: [...list['optionalsSection']!, ...list['fuoriseriesSection']!],
        customerPrgList: list['customerPrgSection'],
        accList: list['accessoriesSection'],
      }),
    );
  }
  const save = () =>
    json(`saveMarketDataModelAndOpt/${MARKET}/${VETELE}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: bodies.shift()!,
    });
  return [
    await figureOf('base price', () => json(`basePriceInfo/${MARKET}/${VETELE}`), 20),
    await figureOf(`price list of ${ITEMS} items, read`, read, 100),
    await figureOf(`price list of ${ITEMS} items, every price changed and logged`, save, 1000),
    await measureWorkbook(prices, headers),
  ];
}
