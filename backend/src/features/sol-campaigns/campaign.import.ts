/** The import of campaigns from a workbook, each as a whole or not at all; HQ users import none (decisions ). */
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import {
  PlanDigest,
  type Chosen,
  type FileImport,
  type ImportForm,
  type Purpose,
} from '../../kit/import/import.ts';
import { readTable, sentenceOf, type RowError } from '../../kit/import/table.ts';
import { ROW_TICKS, type Choice } from '../../kit/import/ticks.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/campaigns.ts';
import { listCountriesNoDefault } from '../countries/country.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { requireOwnSolMarket } from '../sol-models/sol-rights.read.ts';
import {
  isCampaignId,
  objectionTo,
  planCampaign,
  type ImportTarget,
  type PlannedCampaign,
} from './campaign-import-plan.ts';
import {
  campaignPreview,
  leftOutNotes,
  presentModel,
  readSentence,
  reportOf,
  type CampaignPlan,
} from './campaign-import-report.ts';
import { campaignsOf, readRow, rowsAbout } from './campaign-rows.ts';
import { MODEL_COLUMN, READ_COLUMNS, REQUIRED_COLUMNS } from './campaign-workbook.ts';
import {
  findCampaign,
  findCampaigns,
  findOverlapping,
  findVehicles,
  lockCampaigns,
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

const choiceOf = ({ read, after }: PlannedCampaign): [row: number, choice: Choice] => [
  read.row,
  after ? { isTicked: !read.isCut } : { refusal: read.problems[0]!.reason },
];

/** For the form that is open, rows are read and no campaign is planned. */
async function planFile(
  context: Context,
  market: Market,
  { idCampaign: idOfForm = '', modelsOnly, roundDecimals }: CampaignForm,
  file: UploadedFile,
  purpose: Purpose,
): Promise<CampaignPlan> {
  const isOfModels = modelsOnly === 'true';
  const required = isOfModels ? [MODEL_COLUMN] : REQUIRED_COLUMNS;
  const table = await readTable(file, { columns: READ_COLUMNS, required });
  const marketIds = (await listCountriesNoDefault(context)).map(({ id }) => id.toLowerCase());
  const scope = { market: market.id.toLowerCase(), markets: new Set(marketIds), idOfForm };
  const rows = table.rows.map((row) => readRow(row, scope));
  const { campaigns, leftOut } = isOfModels ? { campaigns: [], leftOut: 0 } : campaignsOf(rows, scope);
  const ids = campaigns.map(({ id }) => id).filter(isCampaignId);
  const stored = await (purpose === 'import' ? lockCampaigns : findCampaigns)(context, ids.map(Number));
  const veteles = rows.map(({ vetele }) => vetele);
  const target: ImportTarget = {
    market,
    now: context.now,
    zones: zonesOfMarket(market.isoCode2),
    vehicles: await findVehicles(context, market.id, veteles),
    stored: new Map(stored.map((one) => [one.campaign.id, one])),
    amounts: { pricemask: market.pricemask, isRounding: roundDecimals === 'true' },
  };
  const plans = campaigns.map((campaign) => planCampaign(campaign, target));
  const told = plans.map(({ read, id, before, after }) => [read.row, id, before, after, read.problems]);
  const meant = idOfForm === '' ? market.description : t('campaign {id}', { id: idOfForm });
  const notes = leftOutNotes(leftOut, meant);
  const digest = String(new PlanDigest().add([market.id, told]));
  const choices = new Map(plans.map(choiceOf));
  return { fileName: file.name, table, rows, scope, plans, target, notes, digest, choices };
}

async function store(
  context: Context,
  countryId: string,
  plan: PlannedCampaign,
  { isChosen, source }: Chosen,
): Promise<PlannedCampaign> {
  const { id, before, after, read, result } = plan;
  if (!after || result === 'unchanged') return plan;
  if (!isChosen(read.row)) return { ...plan, result: 'unticked' };
  if (result === 'created') return { ...plan, id: await storeNew(context, { countryId, after, source }) };
  await storeChange(context, { id: id!, before: before!, after, source });
  return plan;
}

async function apply(context: Context, plan: CampaignPlan, chosen: Chosen) {
  const applied: PlannedCampaign[] = [];
  for (const one of plan.plans) applied.push(await store(context, plan.target.market.id, one, chosen));
  const written = applied.filter(({ result }) => result === 'created' || result === 'changed');
  const ids = written.map(({ id }) => id!);
  return reportOf(applied, plan, await findOverlapping(context, ids));
}

async function stateOfForm(
  context: Context,
  market: ImportTarget['market'],
  id: string,
): Promise<CampaignState | undefined> {
  if (id === '') return undefined;
  const campaign = Number(id) < 2 ** 31 ? await findCampaign(context, Number(id)) : undefined;
  if (campaign?.country.id !== market.id)
    throw notFound(t('{market} has no campaign {id}.', { market: market.description, id }));
  return stateOf(campaign);
}

/** The models of a workbook for a form, each once; nothing is stored. */
async function readModels(context: Context, { target, scope, rows }: CampaignPlan) {
  const before = await stateOfForm(context, target.market, scope.idOfForm);
  const meant = rowsAbout(rows, scope);
  const problems: RowError[] = meant.flatMap(({ faults }) => faults);
  const firstRows = new Map<string, number>();
  for (const { row, vetele, faults } of meant)
    if (faults.length === 0 && vetele !== '' && !firstRows.has(vetele)) firstRows.set(vetele, row);
  const model = [...firstRows].map(([vetele, row]) => {
    const refused = objectionTo(vetele, target, before);
    if (refused !== undefined) problems.push({ row, column: MODEL_COLUMN, value: vetele, reason: refused });
    return presentModel({ row, vetele }, target.vehicles.get(vetele), { word: t('Read'), refused });
  });
  const taken = model.filter(({ status }) => status !== 2).length;
  return { model, roundable: 0, msg: [...problems.map(sentenceOf), readSentence(taken)] };
}

type Preview = Awaited<ReturnType<typeof campaignPreview>>;
type Report = ReturnType<typeof reportOf>;

/** The import of campaigns into one of the user's own markets, or of models into the form that is open. */
export async function campaignImport(
  context: Context,
  form: CampaignForm,
): Promise<FileImport<CampaignPlan, Preview, Report>> {
  await refuseHq(context);
  const market = await requireOwnSolMarket(context, form.idCountry);
  return {
    part: 'file',
    ticks: ROW_TICKS,
    plan: (_context, file, purpose) => planFile(context, market, form, file, purpose),
    preview: campaignPreview,
    apply: form.modelsOnly === 'true' ? readModels : apply,
  };
}
