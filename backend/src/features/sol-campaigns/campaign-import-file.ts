/** An uploaded workbook of campaigns, with what it is compared with (decision A-54: HQ users import none). */
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import type { ImportForm } from '../../kit/import/import.ts';
import { readTable, type WholeTable } from '../../kit/import/table.ts';
import { listCountriesNoDefault } from '../countries/country.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { requireOwnSolMarket } from '../sol-models/sol-rights.read.ts';
import { t } from '../../texts/campaigns.ts';
import { MODEL_COLUMN, READ_COLUMNS, REQUIRED_COLUMNS } from './campaign-workbook.ts';
import { readRow, type ImportScope, type ReadRow } from './read-campaign-workbook.ts';
import { findCampaign, findVehicles, type ImportedVehicle } from './sol-campaign.repository.ts';
import { refuseHq } from './sol-campaign.service.ts';
import { stateOf, type CampaignState } from './sol-campaign.state.ts';

/** The texts beside the file. */
export interface CampaignForm extends ImportForm {
  idCountry: string;
  idCampaign?: string;
  modelsOnly?: 'true' | 'false';
  roundDecimals?: 'true' | 'false';
}

/** A file that the user may import. */
export interface ImportFile {
  market: Market;
  scope: ImportScope;
  table: WholeTable;
  rows: ReadRow[];
  /** The name of the file. */
  source: string;
}

/** The market that a user imports into: one of the user's own. */
export async function importMarket(context: Context, { idCountry }: CampaignForm): Promise<Market> {
  await refuseHq(context);
  return requireOwnSolMarket(context, idCountry);
}

/** Reads a file for a market; of one for a form only the models count. */
export async function readCampaigns(
  context: Context,
  market: Market,
  file: UploadedFile,
  { idCampaign = '', modelsOnly }: CampaignForm,
): Promise<ImportFile> {
  const required = modelsOnly === 'true' ? [MODEL_COLUMN] : REQUIRED_COLUMNS;
  const table = await readTable(file, { columns: READ_COLUMNS, required });
  const ids = (await listCountriesNoDefault(context)).map(({ id }) => id.toLowerCase());
  const scope = { market: market.id, markets: new Set(ids), idOfForm: idCampaign };
  return { market, scope, table, rows: table.rows.map(readRow), source: file.name };
}

/** The vehicles that rows name. */
export async function vehiclesOfRows(
  context: Context,
  market: Market,
  rows: { vetele: string }[],
): Promise<Map<string, ImportedVehicle>> {
  const codes = new Set(rows.map(({ vetele }) => vetele));
  const vehicles = await findVehicles(context, market.id, [...codes]);
  return new Map(vehicles.map((vehicle) => [vehicle.vetele, vehicle]));
}

/** What the campaign says whose form is open; undefined where that is a new one. */
export async function stateOfForm(
  context: Context,
  market: Market,
  idOfForm: string,
): Promise<CampaignState | undefined> {
  if (idOfForm === '') return undefined;
  const campaign = Number(idOfForm) < 2 ** 31 ? await findCampaign(context, Number(idOfForm)) : undefined;
  if (campaign?.country.id !== market.id)
    throw notFound(t('{market} has no campaign {id}.', { market: market.description, id: idOfForm }));
  return stateOf(campaign);
}
