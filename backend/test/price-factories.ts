import type { Factories } from './factories.ts';

type Sql = Pick<Factories, 'sql'>;

export type ItemKind = 'options' | 'fuoriserie' | 'programs' | 'accessories';

const GROUPS: Record<ItemKind, { code: string; type: string }> = {
  options: { code: 'WHEELS', type: 'OPT' },
  fuoriserie: { code: 'TAILOR', type: 'OPT' },
  programs: { code: 'PROGRAMS', type: 'CUSTPRG' },
  accessories: { code: 'ACCESSORIES', type: 'ACC' },
};

export interface ListSpec {
  country: string;
  vetele: string;
  basePrice?: number | null;
  officialPrice?: number | null;
  isActive?: boolean;
  version?: number;
  currency?: string | null;
  pricemask?: string | null;
  savedBy?: string;
}

export const aPriceList = (app: Sql, spec: ListSpec) =>
  app.sql(
    `INSERT INTO price_list (country_id, vetele, base_price, official_base_price, is_active, version, currency, pricemask,
       saved_by, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $9::text IS NOT NULL THEN timestamptz '2026-11-18T16:42:00Z' END)`,
    [
      ...[spec.country, spec.vetele],
      ...[spec.basePrice === undefined ? 28900 : spec.basePrice, spec.officialPrice ?? null],
      ...[spec.isActive ?? false, spec.version ?? 0, spec.currency ?? null, spec.pricemask ?? null],
      spec.savedBy ?? null,
    ],
  );

export interface ItemSpec {
  vetele: string;
  code: string;
  kind?: ItemKind;
  isStandard?: boolean;
  inactive?: boolean;
  as400?: string;
  /** By language code, for every model. */
  labels?: Record<string, string>;
  /** The market that has a row for it; without one there is none. */
  country?: string;
  price?: number | null;
  officialPrice?: number | null;
  impPrice?: number | null;
  mrpbtPrice?: number | null;
  msrp?: number | null;
  isHiddenByMarket?: boolean;
  isHiddenByPcm?: boolean;
  isHideEnabled?: boolean;
  insertedOn?: string | null;
}

/** Something that a vehicle is offered with, and its price in a market; the list must exist. */
export async function anItem(app: Sql, spec: ItemSpec): Promise<void> {
  const { kind = 'options', vetele, code } = spec;
  const group = GROUPS[kind];
  await app.sql(
    `INSERT INTO opt_group (code, description, group_type) VALUES ($1, $1, $2) ON CONFLICT DO NOTHING`,
    [group.code, group.type],
  );
  await app.sql(
    `INSERT INTO opt_item (code, opt_group_id, as400_description, inactive, is_fuoriserie)
     SELECT $1, id, $3, $4, $5 FROM opt_group WHERE code = $2 ON CONFLICT (code) DO NOTHING`,
    [code, group.code, spec.as400 ?? `FACTORY ${code}`, spec.inactive ?? false, kind === 'fuoriserie'],
  );
  for (const [language, text] of Object.entries(spec.labels ?? {}))
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, label)
       SELECT i.id, g.id, $3 FROM opt_item i, language g WHERE i.code = $1 AND g.code = $2`,
      [code, language, text],
    );
  await app.sql(
    `INSERT INTO opt_grid (vetele, opt_item_id, is_standard) SELECT $1, id, $3 FROM opt_item WHERE code = $2`,
    [vetele, code, spec.isStandard ?? false],
  );
  if (spec.country === undefined) return;
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price, official_price, importer_price, mrpbt_price, msrp_price,
       is_hidden_by_market, is_hidden_by_pcm, is_hide_enabled, inserted_on)
     SELECT $1, $2, id, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM opt_item WHERE code = $3`,
    [
      ...[spec.country, vetele, code, spec.price ?? null, spec.officialPrice ?? null],
      ...[spec.impPrice ?? null, spec.mrpbtPrice ?? null, spec.msrp ?? null],
      ...[spec.isHiddenByMarket ?? false, spec.isHiddenByPcm ?? false, spec.isHideEnabled ?? true],
      spec.insertedOn ?? null,
    ],
  );
}

export const aTax = (
  app: Sql,
  spec: { country: string; vetele: string; description?: string; code?: string; price: number },
) =>
  app.sql(
    `INSERT INTO market_tax (country_id, vetele, description, tax_type, price) VALUES ($1, $2, $3, $4, $5)`,
    [spec.country, spec.vetele, spec.description ?? 'MESSA SU STRADA', spec.code ?? 'B2C', spec.price],
  );

/**
 * A published list in all four sections, every item priced, every tenth standard, each price with a logged change: for measuring
 * reads and saves.
 */
export async function aLargeList(
  app: Sql,
  { country, vetele, items = 2000 }: { country: string; vetele: string; items?: number },
): Promise<string[]> {
  await aPriceList(app, { country, vetele, isActive: true, version: 1, savedBy: 'Marco Ferri' });
  for (const { code, type } of Object.values(GROUPS))
    await app.sql(
      `INSERT INTO opt_group (code, description, group_type) VALUES ($1, $1, $2) ON CONFLICT DO NOTHING`,
      [code, type],
    );
  // Seven of ten options, one fuoriserie, one programme, one accessory.
  const rows = await app.sql<{ code: string }>(
    `WITH made AS (
       INSERT INTO opt_item (code, opt_group_id, as400_description, is_fuoriserie)
       SELECT 'L' || to_char(n, 'FM00000'), g.id, 'LARGE LIST ITEM ' || n, n % 10 = 7
       FROM generate_series(1, $1::integer) n
       JOIN opt_group g ON g.code = CASE n % 10 WHEN 7 THEN 'TAILOR' WHEN 8 THEN 'PROGRAMS' WHEN 9 THEN 'ACCESSORIES' ELSE 'WHEELS' END
       RETURNING id, code)
     SELECT code FROM made ORDER BY code`,
    [items],
  );
  await app.sql(
    `INSERT INTO opt_grid (vetele, opt_item_id, is_standard)
     SELECT $1, id, right(code, 1) = '0' FROM opt_item WHERE code LIKE 'L_____'`,
    [vetele],
  );
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price, official_price, inserted_on)
     SELECT $1, $2, id, CASE WHEN right(code, 1) <> '0' THEN id % 900 + 100.50 END, id % 900 + 100, date '2026-10-12'
     FROM opt_item WHERE code LIKE 'L_____'`,
    [country, vetele],
  );
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     SELECT timestamptz '2026-11-01T09:00:00Z', 'Marco Ferri', 'price', $1 || '/' || $2 || '/' || i.code, 'update',
       jsonb_build_object('price', p.price - 5), jsonb_build_object('price', p.price)
     FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id WHERE p.country_id = $1 AND p.vetele = $2 AND p.price IS NOT NULL`,
    [country, vetele],
  );
  await app.sql('ANALYZE opt_item, opt_grid, item_price, change_log, price_list');
  return rows.map(({ code }) => code);
}
