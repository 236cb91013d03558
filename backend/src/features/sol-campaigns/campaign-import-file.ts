/** An uploaded workbook of campaigns, with what it is compared with (decision A-54: HQ users import none). */
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { requireUpload } from '../../kit/upload/uploaded-workbook.ts';
import { listCountriesNoDefault } from '../countries/country.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { requireOwnSolMarket } from '../sol-models/sol-rights.read.ts';
import { t } from '../../texts/campaigns.ts';
import { readRows, type ImportScope, type ReadRow } from './read-campaign-workbook.ts';
import { findCampaign, findVehicles, type ImportedVehicle } from './sol-campaign.repository.ts';
import { refuseHq } from './sol-campaign.service.ts';
import { stateOf, type CampaignState } from './sol-campaign.state.ts';

export interface ImportForm {
  filename?: string;
  idCountry: string;
  idCampaign?: string;
  modelsOnly?: 'true' | 'false';
  roundDecimals?: 'true' | 'false';
  planDigest?: string;
  selectedRowsJson?: string;
}

/** A file that the user may import. */
export interface ImportFile {
  market: Market;
  scope: ImportScope;
  columns: string[];
  rows: ReadRow[];
  source: string;
}

export async function openImport(
  context: Context,
  file: UploadedFile | undefined,
  form: ImportForm,
): Promise<ImportFile> {
  await refuseHq(context);
  const market = await requireOwnSolMarket(context, form.idCountry);
  const upload = requireUpload(file, { field: 'file', name: form.filename });
  const read = await readRows(upload, { modelsOnly: form.modelsOnly === 'true' });
  const ids = (await listCountriesNoDefault(context)).map(({ id }) => id.toLowerCase());
  const scope = { market: market.id, markets: new Set(ids), idOfForm: form.idCampaign ?? '' };
  return { market, scope, ...read, source: upload.name };
}

/** The vehicles that rows name, also where a spreadsheet dropped the leading zeros. */
export async function vehiclesOfRows(
  context: Context,
  market: Market,
  rows: { vetele: string }[],
): Promise<Map<string, ImportedVehicle>> {
  const codes = new Set(rows.flatMap(({ vetele }) => [vetele, vetele.padStart(7, '0')]));
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
