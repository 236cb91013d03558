/** What the markets of the demo data set sell online: visible vehicles, campaigns, taxes, downpayments and virtual products. */
import type { DemoClient } from './load-demo-data.ts';
import { countryModels, markets } from './markets.ts';
import { vehicles, type DemoVehicle } from './models.ts';
import { campaigns } from './online-campaigns.ts';
import { currencySteps } from './options/prices.ts';
import { pick } from './options/pick.ts';

const ROAD_FEE = 'MESSA SU STRADA';
const EXEMPT_SHARE = 'QUOTA ESENTE';

/** What a market adds beside the two fixed taxes, in its own words. */
const ownTax: Record<string, string> = {
  IT: 'CONTRIBUTO PFU',
  FR: 'CARTE GRISE',
  DE: 'ÜBERFÜHRUNG',
  ES: 'MATRICULACIÓN',
  PT: 'ISV',
  BE: 'RECUPEL',
  NL: 'RECYCLINGBIJDRAGE',
  US: 'DESTINATION FEE',
};

/** Vehicles that the demonstration and the journeys rely on: sold online in every market that has them. */
const ALWAYS = new Set(['AURORA_15_HYB', 'CORSARO_39_GT', 'CORSARO_SPIDER']);

const onlineMarkets = markets.filter(({ flags }) => flags.includes('sol'));

/** The vehicles that a market sells. */
const soldIn = (range: DemoVehicle[], countryId: string): DemoVehicle[] =>
  range.filter(({ modelcode }) =>
    countryModels.some(
      (row) => row.countryId === countryId && row.modelcode === modelcode && row.generallyActive,
    ),
  );

/** Whether something is so of one of `of` vehicles, never of the ones that have to be there. */
const isLeftOut = ({ modelcode, modelYear }: DemoVehicle, why: string, of: number): boolean =>
  !ALWAYS.has(modelcode) && pick(`${why}${modelcode}${Number(modelYear) % 2}`, of) === 0;

/** One vehicle in nine is not on the list yet, and of the others headquarters hide one in five. */
const hqRecords = (range: DemoVehicle[]) =>
  range
    .filter((vehicle) => !isLeftOut(vehicle, 'later', 9))
    .map((vehicle) => ({
      vetele: vehicle.vetele,
      visible: !isLeftOut(vehicle, 'hidden', 5),
      daysAgo: pick(`HQ${vehicle.vetele}`, 55) + 2,
    }));

const marketRecords = (range: DemoVehicle[]) =>
  onlineMarkets.flatMap(({ id: countryId }) =>
    soldIn(range, countryId)
      .filter((vehicle) => !isLeftOut(vehicle, `unlisted${countryId}`, 6))
      .map((vehicle) => ({
        countryId,
        vetele: vehicle.vetele,
        visible: !isLeftOut(vehicle, `hidden${countryId}`, 4),
        daysAgo: pick(`${countryId}${vehicle.vetele}`, 40) + 1,
        user: countryId === 'IT' ? 'Giorgio Bassi' : 'Carmen Ortega',
      })),
  );

type TaxRow = { countryId: string; vetele: string | null; description: string; type: string; value: number };

/** Euros in the market's currency, rounded to its step, so that taxes look like taxes. */
function inCurrency(euros: number, currency: string): number {
  const { factor } = currencySteps.find((one) => one.currency === currency)!;
  return Math.round(euros * factor);
}

const rowsOf = (
  of: Pick<TaxRow, 'countryId' | 'vetele' | 'description'>,
  values: [number, number, number],
): TaxRow[] => ['B2C', 'B2B', 'B2E'].map((type, index) => ({ ...of, type, value: values[index]! }));

/** The taxes of each market, and of two vehicles in three; one vehicle in five has the market's own tax on top. */
const taxRows = (range: DemoVehicle[]): TaxRow[] =>
  onlineMarkets.flatMap(({ id: countryId, currency }) => {
    const of = (vetele: string | null, extra: number): TaxRow[] => {
      const [b2c, b2b] = [inCurrency(854 + extra, currency), inCurrency(700 + extra, currency)];
      const share = inCurrency(146, currency);
      return [
        ...rowsOf({ countryId, vetele, description: ROAD_FEE }, [b2c, b2b, b2b]),
        ...rowsOf({ countryId, vetele, description: EXEMPT_SHARE }, [share, share, share]),
      ];
    };
    const own = (vetele: string | null): TaxRow[] =>
      rowsOf({ countryId, vetele, description: ownTax[countryId]! }, [19.4, 15.9, 15.9]);
    return [
      ...of(null, 0),
      ...own(null),
      ...soldIn(range, countryId)
        .filter((vehicle) => !isLeftOut(vehicle, `untaxed${countryId}`, 3))
        .flatMap((vehicle) => [
          ...of(vehicle.vetele, pick(vehicle.vetele, 4) * 20),
          ...(ALWAYS.has(vehicle.modelcode) || pick(`own${vehicle.modelcode}`, 5) === 0
            ? own(vehicle.vetele)
            : []),
        ]),
    ];
  });

/** Not in the order of their values, and one that is offered no longer. */
const downpayments = onlineMarkets.flatMap(({ id: countryId, currency }) =>
  [1000, 2500, 500, 5000, 4000].map((euros) => ({
    countryId,
    downpayment: inCurrency(euros, currency),
    active: euros !== 4000,
  })),
);

const virtualProducts = (range: DemoVehicle[]) =>
  onlineMarkets.flatMap(({ id: countryId, currency }) =>
    soldIn(range, countryId)
      .filter((vehicle) => !isLeftOut(vehicle, `free${countryId}`, 3))
      .map(({ vetele, modelcode }) => ({
        countryId,
        vetele,
        downpayment: inCurrency(pick(modelcode, 2) === 0 ? 1000 : 2500, currency),
      })),
  );

const insertHq = `
  INSERT INTO sol_model (vetele, visible, insert_user, insert_date, update_user, update_date)
  SELECT vetele, visible, 'Helen Ward', $2::timestamptz - interval '70 days', 'Helen Ward',
    $2::timestamptz - make_interval(days => "daysAgo")
  FROM jsonb_to_recordset($1::jsonb) AS r(vetele text, visible boolean, "daysAgo" integer)`;

const insertMarket = `
  INSERT INTO sol_model_market (sol_model_id, country_id, visible, insert_user, insert_date, update_user, update_date)
  SELECT m.id, r."countryId", r.visible, r.user, $2::timestamptz - interval '60 days', r.user,
    $2::timestamptz - make_interval(days => r."daysAgo")
  FROM jsonb_to_recordset($1::jsonb) AS r("countryId" text, vetele text, visible boolean, "daysAgo" integer, "user" text)
  JOIN sol_model m ON m.vetele = r.vetele`;

const insertCampaigns = `
  WITH given AS (
    SELECT * FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("countryId" text, "campaignType" text, "dateStart" timestamp,
      "dateEnd" timestamp, "timeZone" text, active boolean, "discountPercent" numeric, "discountTotal" numeric,
      "optionDiscountPercent" numeric, "insertUser" text, "insertDate" timestamp, models jsonb, description text))
      WITH ORDINALITY AS g("countryId", "campaignType", "dateStart", "dateEnd", "timeZone", active, "discountPercent",
        "discountTotal", "optionDiscountPercent", "insertUser", "insertDate", models, description, id)),
  stored AS (
    INSERT INTO sol_campaign (id, country_id, campaign_type, starts_at, ends_at, time_zone, active, discount_percent,
      discount_total, option_discount_percent, insert_user, insert_date, description)
    SELECT 1460 + id, "countryId", "campaignType", "dateStart" AT TIME ZONE "timeZone", "dateEnd" AT TIME ZONE "timeZone",
      "timeZone", active, "discountPercent", "discountTotal", "optionDiscountPercent", "insertUser",
      "insertDate" AT TIME ZONE "timeZone", description
    FROM given)
  INSERT INTO sol_campaign_model (campaign_id, vetele)
  SELECT 1460 + id, jsonb_array_elements_text(models) FROM given`;

const continueIds = `
  SELECT setval(pg_get_serial_sequence('sol_campaign', 'id'), (SELECT max(id) FROM sol_campaign))`;

const insertTaxes = `
  INSERT INTO sol_tax (country_id, vetele, description, tax_type, tax_value)
  SELECT "countryId", vetele, description, type, value
  FROM jsonb_to_recordset($1::jsonb) AS r("countryId" text, vetele text, description text, type text, value numeric)`;

const insertDownpayments = `
  INSERT INTO downpayment (country_id, downpayment, active, insert_user, insert_date)
  SELECT "countryId", downpayment, active, 'Helen Ward', $2::timestamptz - interval '65 days'
  FROM jsonb_to_recordset($1::jsonb) AS r("countryId" text, downpayment numeric, active boolean)`;

const insertProducts = `
  INSERT INTO virtual_product (country_id, vetele, downpayment)
  SELECT "countryId", vetele, downpayment
  FROM jsonb_to_recordset($1::jsonb) AS r("countryId" text, vetele text, downpayment numeric)`;

/** Fills the tables of online sales; markets and vehicles are there already. */
export async function fillOnlineSales(client: DemoClient, today: Date): Promise<void> {
  const range = vehicles(today);
  await client.query(insertHq, [JSON.stringify(hqRecords(range)), today]);
  await client.query(insertMarket, [JSON.stringify(marketRecords(range)), today]);
  await client.query(insertCampaigns, [JSON.stringify(campaigns(today))]);
  await client.query(continueIds);
  await client.query(insertTaxes, [JSON.stringify(taxRows(range))]);
  await client.query(insertDownpayments, [JSON.stringify(downpayments), today]);
  await client.query(insertProducts, [JSON.stringify(virtualProducts(range))]);
}
