/** The import of campaigns from a workbook, and its preview: both make the same plan (decisions ). */
import { conflict } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { ImportPreview } from '../../kit/import.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/campaigns.ts';
import { openImport, vehiclesOfRows, type ImportFile, type ImportForm } from './campaign-import-file.ts';
import { readModels, type CampaignImport } from './campaign-import-models.service.ts';
import { planCampaign, type ImportTarget, type PlannedCampaign } from './campaign-import-plan.ts';
import { overlapWarnings } from './campaign-import-overlaps.ts';
import { chosenOf, digestOf, previewOf } from './campaign-import-preview.ts';
import {
  leftOutSentence,
  modelsOf,
  sentencesOf,
  summaryOf,
  type AppliedCampaign,
} from './campaign-import-report.ts';
import { campaignsOf } from './read-campaign-workbook.ts';
import { findCampaigns, findMeetings, lockCampaigns } from './sol-campaign.repository.ts';
import { zonesOfMarket } from './sol-campaign.rules.ts';
import { isSame } from './sol-campaign.state.ts';
import { storeChange, storeNew } from './sol-campaign.writer.ts';

interface FilePlan {
  plans: PlannedCampaign[];
  target: ImportTarget;
  /** A sentence on the rows that are not meant; empty without any. */
  leftOut: string;
}

/** The plan of a file. `find` reads the stored campaigns: with a lock it stays true until the transaction ends. */
async function planFile(
  context: Context,
  { market, scope, rows }: ImportFile,
  { roundDecimals }: ImportForm,
  find: typeof findCampaigns,
): Promise<FilePlan> {
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
  return {
    plans: campaigns.map((campaign) => planCampaign(campaign, target)),
    target,
    leftOut: leftOutSentence(leftOut, meant),
  };
}

/** What importing a workbook would do, campaign by campaign; with a digest that the import takes. Stores nothing. */
export async function previewWorkbook(
  context: Context,
  upload: UploadedFile | undefined,
  form: ImportForm,
): Promise<ImportPreview> {
  const file = await openImport(context, upload, form);
  const { plans, target, leftOut } = await planFile(context, file, form, findCampaigns);
  const overlaps = await overlapWarnings(context, plans, target);
  return previewOf(file, plans, target, { notes: leftOut === '' ? [] : [leftOut], overlaps });
}

async function apply(
  context: Context,
  { market, source }: ImportFile,
  plan: PlannedCampaign,
  isChosen: boolean,
): Promise<AppliedCampaign> {
  const { id, before, after } = plan;
  if (!after) return { plan, outcome: 'refused' };
  if (before && isSame(before, after)) return { plan, outcome: 'unchanged', id };
  if (!isChosen) return { plan, outcome: 'unticked' };
  if (id === undefined || !before)
    return { plan, outcome: 'created', id: await storeNew(context, { countryId: market.id, after, source }) };
  await storeChange(context, { id, before, after, source });
  return { plan, outcome: 'changed', id };
}

/**
 * Imports the campaigns of a workbook into one of the user's own markets, each as a whole or not at all, and says what became
 * of every model. With the digest of a preview a plan that has become another one since is refused; without a choice of rows
 * the campaigns that the preview ticks are imported. For a form it reads the models only. HQ users import none.
 */
export async function importWorkbook(
  context: Context,
  upload: UploadedFile | undefined,
  form: ImportForm,
): Promise<CampaignImport> {
  const file = await openImport(context, upload, form);
  if (form.modelsOnly === 'true') return readModels(context, file);
  const { plans, target, leftOut } = await planFile(context, file, form, lockCampaigns);
  if (form.planDigest && form.planDigest !== digestOf(file.market.id, plans))
    throw conflict(t('The campaigns have changed since the preview. Upload the workbook again.'));
  const chosen = chosenOf(plans, form.selectedRowsJson);
  const applied: AppliedCampaign[] = [];
  for (const plan of plans) applied.push(await apply(context, file, plan, chosen.has(plan)));
  const written = applied.flatMap(({ id, outcome }) => (id && outcome !== 'unchanged' ? [id] : []));
  const meetings = await findMeetings(context, written);
  return {
    model: applied.flatMap((one) => modelsOf(one, target)),
    roundable: plans.reduce((sum, { roundable = 0 }) => sum + roundable, 0),
    msg: [...applied.flatMap((one) => sentencesOf(one, meetings)), summaryOf(applied, leftOut)],
  };
}
