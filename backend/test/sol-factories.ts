import type { SignedInUser, TestApp } from './app.ts';
import type { UserSpec } from './factories.ts';

type Sql = Pick<TestApp, 'sql'>;

const idOf = async (app: Sql, text: string, values: unknown[]): Promise<number> =>
  (await app.sql<{ id: number }>(text, values))[0]!.id;

/** Headquarters' settings of a vehicle, and each market's own. */
export async function aSolModel(
  app: Sql,
  spec: { id?: number; vetele: string; visible?: boolean; markets?: Record<string, boolean> },
): Promise<{ id: number; marketIds: Record<string, number> }> {
  const id = await idOf(
    app,
    `INSERT INTO sol_model (id, vetele, visible, insert_user, insert_date)
     VALUES (coalesce($1, (SELECT coalesce(max(id), 0) + 1 FROM sol_model)), $2, $3, 'Helen Ward', '2026-10-01T08:00:00Z')
     RETURNING id`,
    [spec.id ?? null, spec.vetele, spec.visible ?? true],
  );
  const marketIds: Record<string, number> = {};
  for (const [country, visible] of Object.entries(spec.markets ?? {}))
    marketIds[country] = await idOf(
      app,
      `INSERT INTO sol_model_market (sol_model_id, country_id, visible, insert_user, insert_date)
       VALUES ($1, $2, $3, 'Giulia Bassi', '2026-11-04T14:10:00Z') RETURNING id`,
      [id, country, visible],
    );
  return { id, marketIds };
}

export interface CampaignSpec {
  id?: number;
  country?: string;
  description?: string;
  active?: boolean;
  discPerc?: number | null;
  discTot?: number | null;
  discOpt?: number | null;
  startsAt?: string;
  endsAt?: string;
  timeZone?: string;
  campaignType?: 'B2B' | 'B2C';
  vehicles?: string[];
  version?: number;
}

/** In November 2026, when the clock of the tests stands still. */
export async function aCampaign(app: Sql, spec: CampaignSpec = {}): Promise<number> {
  const id = await idOf(
    app,
    `INSERT INTO sol_campaign (id, country_id, description, active, discount_percent, discount_total,
       option_discount_percent, starts_at, ends_at, time_zone, campaign_type, insert_user, insert_date, version)
     VALUES (coalesce($1, (SELECT coalesce(max(id), 1000) + 1 FROM sol_campaign)), $2, $3, $4, $5, $6, $7, $8, $9, $10,
       $11, 'Giulia Bassi', '2026-10-20T08:30:00Z', $12) RETURNING id`,
    [
      spec.id ?? null,
      spec.country ?? 'IT',
      spec.description ?? 'Autunno Aurora, porte aperte',
      spec.active ?? true,
      spec.discPerc === undefined ? 3 : spec.discPerc,
      spec.discTot ?? null,
      spec.discOpt === undefined ? 5 : spec.discOpt,
      spec.startsAt ?? '2026-10-31T23:00:00Z',
      spec.endsAt ?? '2026-11-30T22:59:00Z',
      spec.timeZone ?? 'Europe/Rome',
      spec.campaignType ?? 'B2C',
      spec.version ?? 1,
    ],
  );
  for (const vetele of spec.vehicles ?? [])
    await app.sql('INSERT INTO sol_campaign_model VALUES ($1, $2)', [id, vetele]);
  return id;
}

/** Three values by type. */
export async function aSolTax(
  app: Sql,
  spec: { country?: string; vetele: string | null; description: string; values?: [number, number, number] },
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, type] of ['B2C', 'B2B', 'B2E'].entries())
    ids.push(
      await idOf(
        app,
        `INSERT INTO sol_tax (country_id, vetele, description, tax_type, tax_value) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [spec.country ?? 'IT', spec.vetele, spec.description, type, spec.values?.[index] ?? 0],
      ),
    );
  return ids;
}

export const aDownpayment = (
  app: Sql,
  country: string,
  downpayment: number,
  active = true,
): Promise<number> =>
  idOf(app, `INSERT INTO downpayment (country_id, downpayment, active) VALUES ($1, $2, $3) RETURNING id`, [
    country,
    downpayment,
    active,
  ]);

async function signInAll(
  app: Pick<TestApp, 'signIn'>,
  rights: Record<string, UserSpec>,
): Promise<Record<string, SignedInUser>> {
  const users: Record<string, SignedInUser> = {};
  for (const [username, each] of Object.entries(rights))
    users[username] = await app.signIn({ username, ...each });
  return users;
}

/** Who works with online sales, and with nothing else, or may not. */
export function onlineUsers(
  app: Pick<TestApp, 'signIn'>,
  regional: string[],
  others: Record<string, UserSpec> = {},
): Promise<Record<string, SignedInUser>> {
  const sol = { solEnabledFrontEnd: true };
  const rights = {
    market: { ...sol, alias: 'Giorgio Bassi', countries: ['IT'] },
    regional: { ...sol, countries: regional },
    hq: { ...sol, isHQUser: true, countries: ['IT'] },
    dealer: { ...sol, isDealer: true, countries: ['IT'] },
    nomarket: sol,
    priceonly: { priceConfEnabled: true, countries: ['IT'] },
  };
  return signInAll(app, { ...rights, ...others });
}

/** Everybody who works with online sales, or may not: each by a name that says why. */
export async function solUsers(
  app: Pick<TestApp, 'signIn'>,
  { all, regional, hq = ['IT'] }: { all: string[]; regional: string[]; hq?: string[] },
): Promise<Record<string, SignedInUser>> {
  const sol = { priceConfEnabled: true, solEnabledFrontEnd: true };
  const rights = {
    admin: { ...sol, ccadmEnabled: true, packConfEnabled: true, countries: all },
    market: { ...sol, alias: 'Giorgio Bassi', countries: ['IT'] },
    priceonly: { priceConfEnabled: true, countries: ['IT'] },
    regional: { ...sol, countries: regional },
    hq: { ...sol, isHQUser: true, countries: hq },
    dealer: { ...sol, isDealer: true, countries: ['IT'] },
    solonly: { solEnabledFrontEnd: true, countries: ['FR', 'IT'] },
    nomarket: { priceConfEnabled: true },
    packs: { packConfEnabled: true, countries: ['IT'] },
  };
  return signInAll(app, rights);
}
