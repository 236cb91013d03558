/** The import of campaigns from a workbook, and the reading of one's models into a form (readings ). */
import { invalid, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { listCountriesNoDefault } from '../countries/country.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { requireOwnSolMarket } from '../sol-models/sol-rights.read.ts';
import {
  objectionTo,
  planCampaign,
  type ImportTarget,
  type PlannedCampaign,
} from './campaign-import-plan.ts';
import {
  campaignsOf,
  marketFault,
  readRows,
  saysNothingButModel,
  type ImportScope,
  type ReadRow,
} from './read-campaign-workbook.ts';
import {
  findCampaign,
  findMeetings,
  findVehicles,
  MEETINGS_TOLD,
  lockCampaigns,
  type ImportedVehicle,
} from './sol-campaign.repository.ts';
import { zonesOfMarket } from './sol-campaign.rules.ts';
import { refuseHq } from './sol-campaign.service.ts';
import { isSame, stateOf, type CampaignState } from './sol-campaign.state.ts';
import { storeChange, storeNew } from './sol-campaign.store.ts';

interface Upload {
  name: string;
  bytes: Buffer;
}

interface ImportForm {
  filename?: string;
  idCountry: string;
  idCampaign?: string;
  modelsOnly?: 'true' | 'false';
  roundDecimals?: 'true' | 'false';
}

export interface ImportedModel {
  model: { vetele: string; description: string; isActive: boolean };
  statusExcel: string;
  /** 0 taken, 1 taken with a warning, 2 not taken. */
  status: 0 | 1 | 2;
}

export interface CampaignImport {
  model: ImportedModel[];
  msg: string[];
  /** Cells that are refused for too many decimals alone. */
  roundable: number;
}

/** The rows that a form is about, those of no market among them; one that says nothing but a model shares the fate of the one above. */
function rowsAbout(rows: ReadRow[], { market, markets, idOfForm }: ImportScope): ReadRow[] {
  const isMeant = (row: ReadRow) =>
    (idOfForm === '' || row.id === '' || row.id === idOfForm) &&
    (row.market.toLowerCase() === market.toLowerCase() || !markets.has(row.market.toLowerCase()));
  let isAboveMeant = true;
  return rows.filter((row) => {
    if (!saysNothingButModel(row) || row.market !== '') isAboveMeant = isMeant(row);
    return isAboveMeant;
  });
}

async function vehiclesOfRows(
  context: Context,
  market: Market,
  rows: { vetele: string }[],
): Promise<Map<string, ImportedVehicle>> {
  const codes = new Set(rows.flatMap(({ vetele }) => [vetele, vetele.padStart(7, '0')]));
  const vehicles = await findVehicles(context, market.id, [...codes]);
  return new Map(vehicles.map((vehicle) => [vehicle.vetele, vehicle]));
}

function present(
  vetele: string,
  vehicle: ImportedVehicle | undefined,
  said: { word: string; refused?: string; isTwice?: boolean },
): ImportedModel {
  const isActive = vehicle?.isActive ?? false;
  const model = { vetele, description: vehicle?.description ?? '', isActive };
  if (said.refused !== undefined) return { model, statusExcel: said.refused, status: 2 };
  const warnings = [
    ...(said.isTwice ? ['it is there twice'] : []),
    ...(isActive ? [] : ['not active for SOL now']),
  ];
  return { model, statusExcel: [said.word, ...warnings].join('; '), status: warnings.length > 0 ? 1 : 0 };
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the campaign says whose form is open; undefined where that is a new one. */
async function stateOfForm(
  context: Context,
  market: Market,
  idOfForm: string,
): Promise<CampaignState | undefined> {
  if (idOfForm === '') return undefined;
  const campaign = Number(idOfForm) < 2 ** 31 ? await findCampaign(context, Number(idOfForm)) : undefined;
  if (campaign?.country.id !== market.id)
    throw notFound(`${market.description} has no campaign ${idOfForm}.`);
  return stateOf(campaign);
}

/** The models of a workbook for a form, each once; nothing is stored. */
async function readModels(context: Context, market: Market, rows: ReadRow[], scope: ImportScope) {
  const before = await stateOfForm(context, market, scope.idOfForm);
  const meant = rowsAbout(rows, scope);
  const vehicles = await vehiclesOfRows(context, market, meant);
  const firstRows = new Map<string, number>();
  const problems: string[] = [];
  for (const read of meant) {
    const fault = marketFault(read, scope.markets);
    const faults = [...read.faults, ...(fault === undefined ? [] : [fault])];
    problems.push(...faults);
    if (faults.length > 0) continue;
    if (read.vetele !== '' && !firstRows.has(read.vetele)) firstRows.set(read.vetele, read.row);
  }
  const strangers: string[] = [];
  const model = [...firstRows].map(([vetele, row]) => {
    const refused = objectionTo(vetele, { market, vehicles }, before);
    if (refused !== undefined) strangers.push(`Row ${row}, Model: ${refused}.`);
    return present(vetele, vehicles.get(vetele), { word: 'Read', refused });
  });
  const read = plural(model.length - strangers.length, 'model');
  return {
    model,
    roundable: 0,
    msg: [...problems, ...strangers, `${read} read; nothing is stored until you save the campaign.`],
  };
}

type Outcome = 'created' | 'changed' | 'unchanged' | 'refused';

interface Applied {
  plan: PlannedCampaign;
  outcome: Outcome;
  /** That of a new campaign too; undefined for a refused one. */
  id?: number;
}

async function apply(
  context: Context,
  countryId: string,
  plan: PlannedCampaign,
  source: string,
): Promise<Applied> {
  const { id, before, after } = plan;
  if (!after) return { plan, outcome: 'refused' };
  if (id === undefined || !before)
    return { plan, outcome: 'created', id: await storeNew(context, { countryId, after, source }) };
  if (isSame(before, after)) return { plan, outcome: 'unchanged', id };
  await storeChange(context, { id, before, after, source });
  return { plan, outcome: 'changed', id };
}

const WORDS: Record<Outcome, string> = {
  ...{ created: 'Imported', changed: 'Imported', unchanged: 'Unchanged', refused: 'Not imported' },
};

function modelsOf({ plan, outcome }: Applied, target: ImportTarget): ImportedModel[] {
  const seen = new Set<string>();
  return plan.read.models.map(({ vetele }) => {
    const isTwice = seen.has(vetele);
    seen.add(vetele);
    const objection = objectionTo(vetele, target, plan.before);
    const refused =
      outcome === 'refused' ? (objection ?? 'Not imported: the campaign is refused') : undefined;
    return present(vetele, target.vehicles.get(vetele), { word: WORDS[outcome], refused, isTwice });
  });
}

const listOf = (ids: number[]): string =>
  ids.length > MEETINGS_TOLD ? `${ids.slice(0, MEETINGS_TOLD).join(', ')} and others` : ids.join(', ');

function sentencesOf({ plan, outcome, id }: Applied, meetings: Map<number, number[]>): string[] {
  const { read, after, problems, notes } = plan;
  if (outcome === 'refused') return [...problems, `Row ${read.row}: the campaign is not imported.`];
  if (outcome === 'unchanged') return [];
  const others = meetings.get(id!) ?? [];
  const done = outcome === 'created' ? `created with ${plural(after!.models.length, 'model')}` : 'changed';
  return [
    ...notes,
    `Row ${read.row}: campaign ${id} is ${done}.`,
    ...(others.length > 0 ? [`Row ${read.row}: campaign ${id} overlaps ${listOf(others)}.`] : []),
  ];
}

/** How many rows were not meant, and what was. */
interface LeftOut {
  rows: number;
  meant: string;
}

function summaryOf(applied: Applied[], { rows, meant }: LeftOut): string {
  const count = (outcome: Outcome) => applied.filter((one) => one.outcome === outcome).length;
  const others = rows > 0 ? ` ${plural(rows, 'row')} left out: this import is for ${meant}.` : '';
  return `${plural(count('created'), 'campaign')} created, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('refused')} refused.${others}`;
}

async function importRows(
  context: Context,
  market: Market,
  rows: ReadRow[],
  { scope, source, isRounding }: { scope: ImportScope; source: string; isRounding: boolean },
): Promise<CampaignImport> {
  const { campaigns, leftOut } = campaignsOf(rows, scope);
  const ids = campaigns
    .map(({ id }) => Number(id))
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const stored = await lockCampaigns(context, ids);
  const target: ImportTarget = {
    ...{ market, now: context.now, zones: zonesOfMarket(market.isoCode2) },
    vehicles: await vehiclesOfRows(
      context,
      market,
      campaigns.flatMap(({ models }) => models),
    ),
    stored: new Map(stored.map((one) => [one.campaign.id, one])),
    amounts: { pricemask: market.pricemask, isRounding },
  };
  const applied: Applied[] = [];
  for (const campaign of campaigns)
    applied.push(await apply(context, market.id, planCampaign(campaign, target), source));
  const written = applied.flatMap(({ id, outcome }) => (id && outcome !== 'unchanged' ? [id] : []));
  const meetings = await findMeetings(context, written);
  return {
    model: applied.flatMap((one) => modelsOf(one, target)),
    roundable: applied.reduce((sum, { plan }) => sum + (plan.roundable ?? 0), 0),
    msg: [
      ...applied.flatMap((one) => sentencesOf(one, meetings)),
      summaryOf(applied, {
        rows: leftOut,
        meant: scope.idOfForm === '' ? market.description : `campaign ${scope.idOfForm}`,
      }),
    ],
  };
}

/**
 * Imports the campaigns of a workbook into one of the user's own markets, each as a whole or not at all, and says what became
 * of every model. For a form it reads the models only. HQ users import none.
 */
export async function importWorkbook(
  context: Context,
  file: Upload | undefined,
  form: ImportForm,
): Promise<CampaignImport> {
  await refuseHq(context);
  const market = await requireOwnSolMarket(context, form.idCountry);
  if (!file) throw invalid('Choose a file first.', [{ field: 'file', message: 'A file is required.' }]);
  const source = (form.filename || file.name).replaceAll('\u0000', '');
  const modelsOnly = form.modelsOnly === 'true';
  const rows = await readRows({ name: source, bytes: file.bytes }, { modelsOnly });
  const ids = (await listCountriesNoDefault(context)).map(({ id }) => id.toLowerCase());
  const scope = { market: market.id, markets: new Set(ids), idOfForm: form.idCampaign ?? '' };
  return modelsOnly
    ? readModels(context, market, rows, scope)
    : importRows(context, market, rows, { scope, source, isRounding: form.roundDecimals === 'true' });
}
