/** The import of campaigns from a workbook, each as a whole or not at all (decisions ). */
import type { Context } from '../../kit/context.ts';
import type { Chosen, FileImport, FilePlan } from '../../kit/import/import.ts';
import type { ImportPreview } from '../../kit/import/preview.ts';
import { ROW_TICKS, type Choice } from '../../kit/import/ticks.ts';
import { t } from '../../texts/campaigns.ts';
import {
  importMarket,
  readCampaigns,
  vehiclesOfRows,
  type CampaignForm,
  type ImportFile,
} from './campaign-import-file.ts';
import { readModels, type CampaignImport } from './campaign-import-models.service.ts';
import { overlapWarnings } from './campaign-import-overlaps.ts';
import { planCampaign, type ImportTarget, type PlannedCampaign } from './campaign-import-plan.ts';
import { digestOf, isTicked, previewOf, resultOf } from './campaign-import-preview.ts';
import {
  leftOutSentence,
  modelsOf,
  sentencesOf,
  summaryOf,
  type AppliedCampaign,
} from './campaign-import-report.ts';
import { campaignsOf } from './read-campaign-workbook.ts';
import { findCampaigns, findOverlapping, lockCampaigns } from './sol-campaign.repository.ts';
import { zonesOfMarket } from './sol-campaign.rules.ts';
import { storeChange, storeNew } from './sol-campaign.writer.ts';

interface CampaignPlan extends FilePlan {
  file: ImportFile;
  plans: PlannedCampaign[];
  target: ImportTarget;
  /** A sentence on the rows that are not meant; empty without any. */
  leftOut: string;
}

const choiceOf = (plan: PlannedCampaign): [row: number, choice: Choice] => [
  plan.read.row,
  plan.after ? { isTicked: isTicked(plan) } : { isTicked: false, refusal: plan.problems[0]!.reason },
];

/** `find` reads the stored campaigns: with a lock the plan stays true until the transaction ends. */
async function planFile(
  context: Context,
  file: ImportFile,
  { roundDecimals }: CampaignForm,
  find: typeof findCampaigns,
): Promise<CampaignPlan> {
  const { market, scope, rows } = file;
  const { campaigns, leftOut } = campaignsOf(rows, scope);
  const ids = campaigns
    .map(({ id }) => Number(id))
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const stored = await find(context, ids);
  const models = campaigns.flatMap((campaign) => campaign.models);
  const target: ImportTarget = {
    ...{ market, now: context.now, zones: zonesOfMarket(market.isoCode2) },
    vehicles: await vehiclesOfRows(context, market, models),
    stored: new Map(stored.map((one) => [one.campaign.id, one])),
    amounts: { pricemask: market.pricemask, isRounding: roundDecimals === 'true' },
  };
  const meant = scope.idOfForm === '' ? market.description : t('campaign {id}', { id: scope.idOfForm });
  const plans = campaigns.map((campaign) => planCampaign(campaign, target));
  return {
    ...{ file, plans, target, leftOut: leftOutSentence(leftOut, meant) },
    digest: digestOf(market.id, plans),
    choices: new Map(plans.map(choiceOf)),
  };
}

async function preview(
  context: Context,
  { file, plans, target, leftOut }: CampaignPlan,
): Promise<ImportPreview> {
  const overlaps = await overlapWarnings(context, plans, target);
  return previewOf(file, plans, target, { notes: leftOut === '' ? [] : [leftOut], overlaps });
}

async function store(
  context: Context,
  countryId: string,
  plan: PlannedCampaign,
  { isChosen, source }: Chosen,
): Promise<AppliedCampaign> {
  const { id, before, after, read } = plan;
  const result = resultOf(plan);
  if (!after || result === 'invalid') return { plan, outcome: 'refused' };
  if (result === 'unchanged') return { plan, outcome: 'unchanged', id };
  if (!isChosen(read.row)) return { plan, outcome: 'unticked' };
  if (id === undefined || !before)
    return { plan, outcome: 'created', id: await storeNew(context, { countryId, after, source }) };
  await storeChange(context, { id, before, after, source });
  return { plan, outcome: 'changed', id };
}

/** Says what became of every model. */
async function apply(
  context: Context,
  { plans, target, leftOut }: CampaignPlan,
  chosen: Chosen,
): Promise<CampaignImport> {
  const applied: AppliedCampaign[] = [];
  for (const plan of plans) applied.push(await store(context, target.market.id, plan, chosen));
  const written = applied.flatMap(({ id, outcome }) => (id && outcome !== 'unchanged' ? [id] : []));
  const meetings = await findOverlapping(context, written);
  return {
    model: applied.flatMap((one) => modelsOf(one, target)),
    roundable: plans.reduce((sum, { roundable = 0 }) => sum + roundable, 0),
    msg: [...applied.flatMap((one) => sentencesOf(one, meetings)), summaryOf(applied, leftOut)],
  };
}

/** The import of campaigns into one of the user's own markets; HQ users import none. */
export async function campaignImport(
  context: Context,
  form: CampaignForm,
): Promise<FileImport<CampaignPlan, ImportPreview, CampaignImport>> {
  const market = await importMarket(context, form);
  return {
    ...{ part: 'file', ticks: ROW_TICKS, preview, apply },
    plan: async (_context, file, purpose) =>
      planFile(
        context,
        await readCampaigns(context, market, file, form),
        form,
        purpose === 'import' ? lockCampaigns : findCampaigns,
      ),
  };
}

type ModelsPlan = FilePlan & { file: ImportFile };

/** For the form that is open the models of a file are read, and nothing is stored. */
export async function modelsImport(
  context: Context,
  form: CampaignForm,
): Promise<Omit<FileImport<ModelsPlan, never, CampaignImport>, 'preview'>> {
  const market = await importMarket(context, form);
  return {
    ...{ part: 'file', ticks: ROW_TICKS },
    plan: async (_context, file) => ({
      file: await readCampaigns(context, market, file, form),
      ...{ digest: '', choices: new Map<number, Choice>() },
    }),
    apply: (_context, { file }) => readModels(context, file),
  };
}
