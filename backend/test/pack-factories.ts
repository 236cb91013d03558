import type { Factories } from './factories.ts';

type Sql = Pick<Factories, 'sql'>;

export async function anOption(app: Sql, code: string, name = `FACTORY ${code}`): Promise<void> {
  await app.sql(
    `INSERT INTO opt_group (code, description, group_type) VALUES ('PACKS', 'PACKS', 'OPT') ON CONFLICT DO NOTHING`,
  );
  await app.sql(
    `INSERT INTO opt_item (code, opt_group_id, as400_description)
     SELECT $1, id, $2 FROM opt_group WHERE code = 'PACKS' ON CONFLICT (code) DO NOTHING`,
    [code, name],
  );
}

export interface PackOption {
  code: string;
  name?: string;
  priceIncluded?: boolean;
  compulsory?: boolean;
  optManovra?: string;
  alternateSet?: string;
  defaultSet?: string;
}

export interface PackSpec {
  country: string;
  vetele: string;
  code: string;
  name?: string;
  options: (PackOption | string)[];
}

/** Missing options are created; market and vehicle must exist. */
export async function aPack(app: Sql, { country, vetele, code, name, options }: PackSpec): Promise<void> {
  await anOption(app, code, name);
  for (const given of options) {
    const option: PackOption = typeof given === 'string' ? { code: given } : given;
    await anOption(app, option.code, option.name);
    await app.sql(
      `INSERT INTO commercial_pack_item (country_id, vetele, parent_id, child_id, price_included, compulsory,
         opt_manovra, alternate_set, default_set)
       SELECT $1, $2, p.id, c.id, $5, $6, $7, $8, $9 FROM opt_item p, opt_item c WHERE p.code = $3 AND c.code = $4`,
      [
        ...[country, vetele, code, option.code, option.priceIncluded ?? true, option.compulsory ?? false],
        ...[option.optManovra ?? '', option.alternateSet ?? '', option.defaultSet ?? ''],
      ],
    );
  }
}

export async function anImplicitPack(app: Sql, code: string, options: string[]): Promise<void> {
  await anOption(app, code);
  for (const option of options) {
    await anOption(app, option);
    await app.sql(
      `INSERT INTO implicit_pack_item (parent_id, child_id)
       SELECT p.id, c.id FROM opt_item p, opt_item c WHERE p.code = $1 AND c.code = $2`,
      [code, option],
    );
  }
}

/** Five options per pack; every fifth option is one of two alternatives. */
export async function manyPacks(
  app: Sql,
  { country, vetele, packs = 1000 }: { country: string; vetele: string; packs?: number },
): Promise<string[]> {
  await anOption(app, 'MPX');
  const codes = await app.sql<{ code: string }>(
    `WITH made AS (
       INSERT INTO opt_item (code, opt_group_id, as400_description)
       SELECT c, g.id, 'MANY PACKS ' || c FROM opt_group g,
         (SELECT 'MP' || to_char(n, 'FM0000') AS c FROM generate_series(1, $1::integer) n
          UNION ALL SELECT 'MO' || n FROM generate_series(1, 5) n) s
       WHERE g.code = 'PACKS' ON CONFLICT (code) DO NOTHING)
     SELECT 'MP' || to_char(n, 'FM0000') AS code FROM generate_series(1, $1::integer) n`,
    [packs],
  );
  await app.sql(
    `INSERT INTO commercial_pack_item (country_id, vetele, parent_id, child_id, price_included, compulsory, alternate_set, default_set)
     SELECT $1, $2, p.id, c.id, c.code <> 'MO5', c.code = 'MO3',
       CASE WHEN c.code IN ('MO1', 'MO2') THEN 'A' ELSE '' END, CASE WHEN c.code = 'MO1' THEN 'A' ELSE '' END
     FROM opt_item p, opt_item c WHERE p.code = ANY($3) AND c.code LIKE 'MO_'`,
    [country, vetele, codes.map(({ code }) => code)],
  );
  return codes.map(({ code }) => code);
}
