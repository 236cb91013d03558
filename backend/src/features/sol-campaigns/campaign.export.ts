/** Campaigns as a workbook that can be imported again; also downpayments, which share the call (decision A-27). */
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { listBatches } from '../../kit/export.ts';
import type { Listed } from '../../kit/paged-list.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { listDownload, type WorkbookList } from '../../kit/workbook-download.ts';
import { downpaymentRows } from '../downpayments/downpayment.read.ts';
import { requireSolUser } from '../sol-models/sol-rights.read.ts';
import { COLUMNS, FACT_COLUMNS, HELP, SHEET } from './campaign-workbook.ts';
import {
  campaignModelList,
  campaignParameters,
  dateFiltersOf,
  filtersOf,
  seenBy,
  type CampaignFilter,
  type CampaignFilterInput,
} from './sol-campaign.list.ts';

const ROW = [
  'k.id',
  'k.country_id',
  'k.starts_at',
  'k.ends_at',
  'k.time_zone',
  // As float8, since the driver returns decimals as text.
  'k.discount_percent::float8',
  'k.discount_total::float8',
  'k.option_discount_percent::float8',
  'k.description',
  'k.campaign_type',
  'k.currency',
  'v.vetele',
  'v.description',
  `CASE WHEN k.active THEN 'Yes' ELSE 'No' END`,
  'coalesce(k.last_update, k.insert_date)',
  'k.version',
];

const ZONE_AT = COLUMNS.indexOf(FACT_COLUMNS.timeZone);
const CLOCKS_AT = [
  COLUMNS.indexOf(FACT_COLUMNS.dateTimeStartUTC),
  COLUMNS.indexOf(FACT_COLUMNS.dateTimeEndUTC),
];

const withClocks = (row: unknown[]): unknown[] =>
  row.map((value, at) =>
    CLOCKS_AT.includes(at) ? new Date(`${wallClockOf(value as Date, String(row[ZONE_AT]))}Z`) : value,
  );

async function* campaignRows(context: Context, filters: Listed<CampaignFilter>): AsyncGenerator<unknown[][]> {
  const batches = listBatches(context, campaignModelList, filters, {
    columns: ROW,
    key: ['k.id', `coalesce(v.vetele, '')`],
    parameters: campaignParameters(context),
  });
  for await (const rows of batches) yield rows.map(withClocks);
}

async function* noRows(): AsyncGenerator<unknown[][]> {}

interface ExportWish {
  isOnlyTemplate: boolean;
  scope: string;
  entity: 'campaign' | 'downpayment';
  /** That a downpayment's market is named in. */
  language: string | undefined;
}

async function campaignSheet(
  context: Context,
  { isOnlyTemplate, scope }: ExportWish,
  filter: CampaignFilterInput,
): Promise<WorkbookList> {
  const rights = await requireSolUser(context);
  const isFiltered = scope === 'false' || scope === 'FILTERED';
  const wanted = isFiltered ? { ...filtersOf(filter), ...(await dateFiltersOf(context, filter)) } : {};
  const rows = isOnlyTemplate ? noRows() : campaignRows(context, { ...wanted, ...seenBy(rights) });
  return { sheetName: SHEET, columns: COLUMNS, batches: rows, help: HELP };
}

/** Amounts come as text; numbers can be added up in a spreadsheet. */
async function* withNumbers(
  batches: AsyncIterable<unknown[][]>,
  column: number,
): AsyncGenerator<unknown[][]> {
  for await (const rows of batches) {
    for (const row of rows) if (row[column] !== null) row[column] = Number(row[column]);
    yield rows;
  }
}

async function downpaymentSheet(
  context: Context,
  { scope, language }: ExportWish,
  { market, idCountry, countryList, ids }: CampaignFilterInput,
): Promise<WorkbookList> {
  const isFiltered = scope === 'false' || scope === 'FILTERED';
  const wish = isFiltered ? { market: market ?? idCountry, countryList, ids: ids ?? undefined } : {};
  const { columns, batches, amountColumn } = await downpaymentRows(context, wish, language);
  return {
    sheetName: 'Downpayments',
    columns,
    batches: withNumbers(batches, amountColumn),
    help: { amounts: [columns[amountColumn]!] },
  };
}

/** All that the user may see, the filtered rows, or a template (decisions ). */
export async function exportWorkbook(
  context: Context,
  wish: ExportWish,
  filter: CampaignFilterInput,
): Promise<Download> {
  const isCampaigns = wish.entity === 'campaign';
  const sheet = await (isCampaigns ? campaignSheet : downpaymentSheet)(context, wish, filter);
  const fileName = !isCampaigns ? 'downpayments' : wish.isOnlyTemplate ? 'campaigns_template' : 'campaigns';
  return listDownload(fileName, sheet);
}
