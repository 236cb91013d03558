/** The import of campaigns from a workbook, each as a whole or not at all; HQ users import none (decisions ). */
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import {
  PlanDigest,
  type Chosen,
  type FileImport,
  type FilePlan,
  type ImportForm,
  type Purpose,
} from '../../kit/import/import.ts';
import { readTable, type WholeTable } from '../../kit/import/table.ts';
import { ROW_TICKS, type Choice } from '../../kit/import/ticks.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/campaigns.ts';
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
  isTicked,
  leftOutSentence,
  presentModel,
  previewOf,
  readSentence,
  reportOf,
  type AppliedCampaign,
  type CampaignImport,
  type CampaignPlans,
} from './campaign-import-report.ts';
import {
  campaignsOf,
  marketFaults,
  readRow,
  saysNothingButModel,
  sentenceOf,
  type CellProblem,
  type ImportScope,
  type ReadRow,
} from './campaign-rows.ts';
import { MODEL_COLUMN, READ_COLUMNS, REQUIRED_COLUMNS } from './campaign-workbook.ts';
import {
  findCampaign,
  findCampaigns,
  findOverlapping,
  findVehicles,
  lockCampaigns,
  type ImportedVehicle,
} from './sol-campaign.repository.ts';
import { zonesOfMarket } from './sol-campaign.rules.ts';
import { refuseHq } from './sol-campaign.service.ts';
import { stateOf, type CampaignState } from './sol-campaign.state.ts';
import { storeChange, storeNew } from './sol-campaign.writer.ts';

interface CampaignForm extends ImportForm {
  idCountry: string;
  idCampaign?: string;
  modelsOnly?: 'true' | 'false';
  roundDecimals?: 'true' | 'false';
}

interface CampaignFile {
  market: Market;
  scope: ImportScope;
  fileName: string;
  table: WholeTable;
  rows: ReadRow[];
}

/** For the form that is open, only the models of a file are read. */
interface CampaignPlan extends FilePlan {
  file: CampaignFile;
  planned?: CampaignPlans;
}

async function readCampaigns(
  context: Context,
  market: Market,
  file: UploadedFile,
  { idCampaign = '', modelsOnly }: CampaignForm,
): Promise<CampaignFile> {
  const required = modelsOnly === 'true' ? [MODEL_COLUMN] : REQUIRED_COLUMNS;
  const table = await readTable(file, { columns: READ_COLUMNS, required });
  const ids = (await listCountriesNoDefault(context)).map(({ id }) => id.toLowerCase());
  const scope = { market: market.id, markets: new Set(ids), idOfForm: idCampaign };
  return { market, scope, table, rows: table.rows.map(readRow), fileName: file.name };
}

async function vehiclesOfRows(
  context: Context,
  market: Market,
  rows: { vetele: string }[],
): Promise<Map<string, ImportedVehicle>> {
  const codes = new Set(rows.map(({ vetele }) => vetele));
  const vehicles = await findVehicles(context, market.id, [...codes]);
  return new Map(vehicles.map((vehicle) => [vehicle.vetele, vehicle]));
}

const choiceOf = (plan: PlannedCampaign): [row: number, choice: Choice] => [
  plan.read.row,
  plan.after ? { isTicked: isTicked(plan) } : { isTicked: false, refusal: plan.problems[0]!.reason },
];

async function planFile(
  context: Context,
  file: CampaignFile,
  { roundDecimals }: CampaignForm,
  purpose: Purpose,
): Promise<CampaignPlan> {
  const { market, scope, rows } = file;
  const { campaigns, leftOut } = campaignsOf(rows, scope);
  const ids = campaigns
    .map(({ id }) => Number(id))
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const stored = await (purpose === 'import' ? lockCampaigns : findCampaigns)(context, ids);
  const models = campaigns.flatMap((campaign) => campaign.models);
  const target: ImportTarget = {
    market,
    now: context.now,
    zones: zonesOfMarket(market.isoCode2),
    vehicles: await vehiclesOfRows(context, market, models),
    stored: new Map(stored.map((one) => [one.campaign.id, one])),
    amounts: { pricemask: market.pricemask, isRounding: roundDecimals === 'true' },
  };
  const meant = scope.idOfForm === '' ? market.description : t('campaign {id}', { id: scope.idOfForm });
  const plans = campaigns.map((campaign) => planCampaign(campaign, target));
  const told = plans.map(({ read, id, before, after, problems }) => [read.row, id, before, after, problems]);
  return {
    file,
    planned: { plans, target, leftOut: leftOutSentence(leftOut, meant) },
    digest: String(new PlanDigest().add([market.id, told])),
    choices: new Map(plans.map(choiceOf)),
  };
}

async function store(
  context: Context,
  countryId: string,
  plan: PlannedCampaign,
  { isChosen, source }: Chosen,
): Promise<AppliedCampaign> {
  const { id, before, after, read, result } = plan;
  if (result === 'invalid' || result === 'unchanged') return plan;
  if (!isChosen(read.row)) return { ...plan, result: 'unticked' };
  if (result === 'created') return { ...plan, id: await storeNew(context, { countryId, after, source }) };
  await storeChange(context, { id: id!, before: before!, after, source });
  return plan;
}

const WRITTEN: AppliedCampaign['result'][] = ['created', 'changed'];

async function apply(context: Context, planned: CampaignPlans, chosen: Chosen): Promise<CampaignImport> {
  const applied: AppliedCampaign[] = [];
  for (const plan of planned.plans)
    applied.push(await store(context, planned.target.market.id, plan, chosen));
  const written = applied.flatMap(({ id, result }) => (id && WRITTEN.includes(result) ? [id] : []));
  return reportOf(applied, planned, await findOverlapping(context, written));
}

async function stateOfForm(context: Context, market: Market, id: string): Promise<CampaignState | undefined> {
  if (id === '') return undefined;
  const campaign = Number(id) < 2 ** 31 ? await findCampaign(context, Number(id)) : undefined;
  if (campaign?.country.id !== market.id)
    throw notFound(t('{market} has no campaign {id}.', { market: market.description, id }));
  return stateOf(campaign);
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

/** The models of a workbook for a form, each once; nothing is stored. */
async function readModels(context: Context, { market, scope, rows }: CampaignFile): Promise<CampaignImport> {
  const before = await stateOfForm(context, market, scope.idOfForm);
  const meant = rowsAbout(rows, scope);
  const vehicles = await vehiclesOfRows(context, market, meant);
  const firstRows = new Map<string, number>();
  const problems: CellProblem[] = [];
  for (const read of meant) {
    const faults = [...read.faults, ...marketFaults(read, scope)];
    problems.push(...faults);
    if (faults.length === 0 && read.vetele !== '' && !firstRows.has(read.vetele))
      firstRows.set(read.vetele, read.row);
  }
  const model = [...firstRows].map(([vetele, row]) => {
    const refused = objectionTo(vetele, { market, vehicles }, before);
    if (refused !== undefined) problems.push({ row, column: MODEL_COLUMN, value: vetele, reason: refused });
    return presentModel({ row, vetele }, vehicles.get(vetele), { word: t('Read'), refused });
  });
  const taken = model.filter(({ status }) => status !== 2).length;
  return { model, roundable: 0, msg: [...problems.map(sentenceOf), readSentence(taken)] };
}

/** The import of campaigns into one of the user's own markets, or of models into the form that is open. */
export async function campaignImport(
  context: Context,
  form: CampaignForm,
): Promise<FileImport<CampaignPlan, Awaited<ReturnType<typeof previewOf>>, CampaignImport>> {
  await refuseHq(context);
  const market = await requireOwnSolMarket(context, form.idCountry);
  return {
    part: 'file',
    ticks: ROW_TICKS,
    async plan(_context, upload, purpose) {
      const file = await readCampaigns(context, market, upload, form);
      return form.modelsOnly === 'true' && purpose !== 'preview'
        ? { file, digest: '', choices: new Map() }
        : planFile(context, file, form, purpose);
    },
    preview: (_context, { file, planned, digest }) => previewOf(context, file, { ...planned!, digest }),
    apply: (_context, { file, planned }, chosen) =>
      planned ? apply(context, planned, chosen) : readModels(context, file),
  };
}
