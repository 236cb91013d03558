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
import { readTable, sentenceOf, type RowError, type WholeTable } from '../../kit/import/table.ts';
import { ROW_TICKS, type Choice } from '../../kit/import/ticks.ts';
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
  campaignPreview,
  leftOutNotes,
  presentModel,
  readSentence,
  reportOf,
  type AppliedCampaign,
  type CampaignPlan,
} from './campaign-import-report.ts';
import { campaignsOf, readRow, rowsAbout, type ImportScope, type ReadRow } from './campaign-rows.ts';
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

interface CampaignFile {
  fileName: string;
  market: Market;
  scope: ImportScope;
  table: WholeTable;
  rows: ReadRow[];
}

const choiceOf = ({ read, after }: PlannedCampaign): [row: number, choice: Choice] => [
  read.row,
  after ? { isTicked: !read.isCut } : { refusal: read.problems[0]!.reason },
];

async function planFile(
  context: Context,
  file: CampaignFile,
  isRounding: boolean,
  purpose: Purpose,
): Promise<CampaignPlan> {
  const { market, scope } = file;
  const { campaigns, leftOut } = campaignsOf(file.rows, scope);
  const ids = campaigns.map(({ id }) => Number(id)).filter((id) => id > 0 && id < 2 ** 31 && id % 1 === 0);
  const stored = await (purpose === 'import' ? lockCampaigns : findCampaigns)(context, ids);
  const veteles = campaigns.flatMap(({ models }) => models.map(({ vetele }) => vetele));
  const target: ImportTarget = {
    market,
    now: context.now,
    zones: zonesOfMarket(market.isoCode2),
    vehicles: await findVehicles(context, market.id, veteles),
    stored: new Map(stored.map((one) => [one.campaign.id, one])),
    amounts: { pricemask: market.pricemask, isRounding },
  };
  const plans = campaigns.map((campaign) => planCampaign(campaign, target));
  const told = plans.map(({ read, id, before, after }) => [read.row, id, before, after, read.problems]);
  const meant = scope.idOfForm === '' ? market.description : t('campaign {id}', { id: scope.idOfForm });
  return {
    ...file,
    plans,
    target,
    notes: leftOutNotes(leftOut, meant),
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

async function apply(context: Context, plan: CampaignPlan, chosen: Chosen) {
  const applied: AppliedCampaign[] = [];
  for (const one of plan.plans) applied.push(await store(context, plan.target.market.id, one, chosen));
  const written = applied.flatMap(({ id, result }) => (id && WRITTEN.includes(result) ? [id] : []));
  return reportOf(applied, plan, await findOverlapping(context, written));
}

async function stateOfForm(context: Context, market: Market, id: string): Promise<CampaignState | undefined> {
  if (id === '') return undefined;
  const campaign = Number(id) < 2 ** 31 ? await findCampaign(context, Number(id)) : undefined;
  if (campaign?.country.id !== market.id)
    throw notFound(t('{market} has no campaign {id}.', { market: market.description, id }));
  return stateOf(campaign);
}

/** The models of a workbook for a form, each once; nothing is stored. */
async function readModels(context: Context, { market, scope, rows }: CampaignFile) {
  const before = await stateOfForm(context, market, scope.idOfForm);
  const meant = rowsAbout(rows, scope);
  const vehicles = await findVehicles(
    context,
    market.id,
    meant.map(({ vetele }) => vetele),
  );
  const problems: RowError[] = meant.flatMap(({ faults }) => faults);
  const firstRows = new Map<string, number>();
  for (const { row, vetele, faults } of meant)
    if (faults.length === 0 && vetele !== '' && !firstRows.has(vetele)) firstRows.set(vetele, row);
  const model = [...firstRows].map(([vetele, row]) => {
    const refused = objectionTo(vetele, { market, vehicles }, before);
    if (refused !== undefined) problems.push({ row, column: MODEL_COLUMN, value: vetele, reason: refused });
    return presentModel({ row, vetele }, vehicles.get(vetele), { word: t('Read'), refused });
  });
  const taken = model.filter(({ status }) => status !== 2).length;
  return { model, roundable: 0, msg: [...problems.map(sentenceOf), readSentence(taken)] };
}

/** For the form that is open, nothing is planned: only the models of a file are read. */
interface Plan extends FilePlan {
  file: CampaignFile;
  planned?: CampaignPlan;
}

type Preview = Awaited<ReturnType<typeof campaignPreview>>;
type Report = ReturnType<typeof reportOf>;

/** The import of campaigns into one of the user's own markets, or of models into the form that is open. */
export async function campaignImport(
  context: Context,
  form: CampaignForm,
): Promise<FileImport<Plan, Preview, Report>> {
  await refuseHq(context);
  const market = await requireOwnSolMarket(context, form.idCountry);
  const ids = (await listCountriesNoDefault(context)).map(({ id }) => id.toLowerCase());
  const idOfForm = form.idCampaign ?? '';
  const scope = { market: market.id.toLowerCase(), markets: new Set(ids), idOfForm };
  const isOfModels = form.modelsOnly === 'true';
  const required = isOfModels ? [MODEL_COLUMN] : REQUIRED_COLUMNS;
  return {
    part: 'file',
    ticks: ROW_TICKS,
    async plan(_context, upload, purpose) {
      const table = await readTable(upload, { columns: READ_COLUMNS, required });
      const rows = table.rows.map((row) => readRow(row, scope));
      const file = { fileName: upload.name, market, scope, table, rows };
      if (isOfModels && purpose !== 'preview') return { file, digest: '', choices: new Map() };
      const planned = await planFile(context, file, form.roundDecimals === 'true', purpose);
      return { file, planned, digest: planned.digest, choices: planned.choices };
    },
    preview: (_context, { planned }) => campaignPreview(context, planned!),
    apply: (_context, { file, planned }, chosen) =>
      planned ? apply(context, planned, chosen) : readModels(context, file),
  };
}
