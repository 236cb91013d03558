/** Reading and saving a price list of 2,000 items, and what the price configurator reads when it opens. */
import type pg from 'pg';
import { aLargeList } from '../test/price-factories.ts';
import type { Figure } from './bench.ts';
import { figureOf, TIMES } from './replies.ts';
import type { RunningServer } from './servers.ts';

const ITEMS = 2000;
const MARKET = 'ZZ';
const VETELE = '9980001';

/** A market of the bench's user with a list of 2,000 items; once. */
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
      ...{ method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } },
      body: bodies.shift()!,
    });
  return [
    await figureOf('base price', () => json(`basePriceInfo/${MARKET}/${VETELE}`), 20),
    await figureOf(`price list of ${ITEMS} items, read`, read, 100),
    await figureOf(`price list of ${ITEMS} items, every price changed and logged`, save, 1000),
  ];
}
