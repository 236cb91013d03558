/** What is told of an import of campaigns: its preview, what became of every model, and messages. */
import { centsOf, formatExactAmount } from '../../../../contracts/rules/amounts.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import type { Context } from '../../kit/context.ts';
import type { FilePlan } from '../../kit/import/import.ts';
import { previewOf } from '../../kit/import/row-plan.ts';
import { rejectedRows, sentenceOf, type WholeTable } from '../../kit/import/table.ts';
import { t } from '../../texts/campaigns.ts';
import { objectionTo, type ImportTarget, type PlannedCampaign } from './campaign-import-plan.ts';
import type { ImportScope, ReadRow } from './campaign-rows.ts';
import { FACT_COLUMNS, FACTS, MODEL_COLUMN } from './campaign-workbook.ts';
import { overlapsOfDrafts, type PlannedDraft } from './sol-campaign-overlaps.repository.ts';
import { MAX_OVERLAPS, type MarketVehicle } from './sol-campaign.repository.ts';
import type { CampaignState } from './sol-campaign.state.ts';

export interface CampaignPlan extends FilePlan {
  fileName: string;
  table: WholeTable;
  rows: ReadRow[];
  scope: ImportScope;
  plans: PlannedCampaign[];
  target: ImportTarget;
  /** How many rows are left out, as a sentence, and why. */
  notes: string[];
}

const listOfMet = (ids: number[]): string =>
  ids.length > MAX_OVERLAPS
    ? t('{ids} and others', { ids: ids.slice(0, MAX_OVERLAPS).join(', ') })
    : ids.join(', ');

const meets = (one: PlannedDraft, other: PlannedDraft): boolean =>
  one !== other &&
  one.campaignType === other.campaignType &&
  one.dateTimeStartUTC < other.dateTimeEndUTC &&
  one.dateTimeEndUTC > other.dateTimeStartUTC &&
  one.models.some((vetele) => other.models.includes(vetele));

function overlapsWith(ids: number[], rows: number[]): string[] {
  const warnings: string[] = [];
  if (ids.length === 1) warnings.push(t('Overlaps campaign {id}', { id: ids[0] }));
  if (ids.length > 1) warnings.push(t('Overlaps campaigns {ids}', { ids: listOfMet(ids) }));
  if (rows.length === 1) warnings.push(t('Overlaps row {row} of this file', { row: rows[0] }));
  if (rows.length > 1) warnings.push(t('Overlaps rows {rows} of this file', { rows: listOfMet(rows) }));
  return warnings;
}

async function overlapWarnings(
  context: Context,
  { plans, target }: CampaignPlan,
): Promise<Map<number, string[]>> {
  const drafts = plans.flatMap(({ read: { row }, id, after }) => (after ? [{ row, id, ...after }] : []));
  const stored = await overlapsOfDrafts(context, target.market.id, drafts);
  const warningsOf = (draft: PlannedDraft) => {
    const rows = drafts.filter((other) => meets(draft, other)).map(({ row }) => row);
    return overlapsWith(stored.get(draft.row) ?? [], rows);
  };
  return new Map(drafts.map((draft) => [draft.row, warningsOf(draft)]));
}

/** A campaign as its workbook would say it, amounts as the market writes them. */
function textsOf(state: CampaignState, mask: string): Record<string, string> {
  const clockOf = (instant: string): string => {
    const [date = '', time] = wallClockOf(instant, state.timeZone).split('T');
    return `${date.split('-').toReversed().join('/')} ${time}`;
  };
  const texts = FACTS.map((fact): [string, string] => {
    const value = state[fact];
    const isInstant = fact === 'dateTimeStartUTC' || fact === 'dateTimeEndUTC';
    const text = typeof value === 'number' ? formatExactAmount(centsOf(value), mask) : (value ?? '');
    return [FACT_COLUMNS[fact], isInstant ? clockOf(text) : text];
  });
  return Object.fromEntries([...texts, [MODEL_COLUMN, state.models.join(', ')]]);
}

function changesOf(before: CampaignState | undefined, after: CampaignState, mask: string) {
  const old = before && textsOf(before, mask);
  return Object.entries(textsOf(after, mask))
    .map(([column, text]) => ({ column, before: old ? old[column]! : null, after: text }))
    .filter((cell) => cell.after !== (cell.before ?? ''));
}

function warningsOf({ read, after }: PlannedCampaign, { vehicles }: ImportTarget): string[] {
  const told = read.notes.map(({ column, reason }) => `${column}: ${reason}`);
  const models = after!.models.filter((vetele) => !vehicles.get(vetele)?.isActive).join(', ');
  if (models === '') return told;
  return [...told, t('{column}: {models} not active for SOL now', { column: MODEL_COLUMN, models })];
}

function countsOf(plans: PlannedCampaign[]): Record<PlannedCampaign['result'], number> {
  const counts = { created: 0, changed: 0, unchanged: 0, unticked: 0, invalid: 0 };
  for (const { result } of plans) counts[result]++;
  return counts;
}

const roundableOf = ({ plans }: CampaignPlan): number =>
  plans.reduce((sum, { read }) => sum + read.roundable, 0);

export async function campaignPreview(context: Context, plan: CampaignPlan) {
  const { plans, target, table } = plan;
  const overlaps = await overlapWarnings(context, plan);
  const { pricemask } = target.amounts;
  const refused = plans.filter(({ result }) => result === 'invalid').map(({ read }) => read);
  const rejected = new Set(refused.flatMap(({ rows }) => rows));
  const rows = plans.flatMap((one) => {
    const { read, id, before, after, result } = one;
    if (result !== 'created' && result !== 'changed') return [];
    const warnings = [...warningsOf(one, target), ...overlaps.get(read.row)!];
    return {
      row: read.row,
      code: String(id ?? ''),
      name: after!.description,
      result,
      changes: changesOf(before, after!, pricemask),
      isChecked: !read.isCut,
      warnings: warnings.length > 0 ? warnings : undefined,
    };
  });
  const errors = refused.flatMap(({ problems }) => problems);
  const invalidRows = rejectedRows(table.rows, (row) => rejected.has(row), pricemask);
  const whole = { ...plan, rowCount: table.rows.length, columns: table.columns, counts: countsOf(plans) };
  return { ...previewOf(whole, rows, errors, invalidRows), roundable: roundableOf(plan) };
}

const countedModels = (models: number): string =>
  models === 1 ? t('1 model') : t('{count} models', { count: models });

/** A model as the reply of an import tells it: 0 taken, 1 taken with a warning, 2 not taken. */
export function presentModel(
  { row, vetele }: { row: number; vetele: string },
  vehicle: MarketVehicle | undefined,
  said: { word: string; refused?: string; isTwice?: boolean },
) {
  const isActive = vehicle?.isActive ?? false;
  const model = { vetele, description: vehicle?.description ?? '', isActive };
  if (said.refused !== undefined) return { row, model, statusExcel: said.refused, status: 2 as const };
  const words = [said.word];
  if (said.isTwice) words.push(t('it is there twice'));
  if (!isActive) words.push(t('not active for SOL now'));
  const status: 0 | 1 = words.length > 1 ? 1 : 0;
  return { row, model, statusExcel: words.join('; '), status };
}

function refusalOf({ result, before }: PlannedCampaign, vetele: string, target: ImportTarget) {
  if (result === 'unticked') return t('Not imported: the campaign is not ticked');
  if (result !== 'invalid') return undefined;
  return objectionTo(vetele, target, before) ?? t('Not imported: the campaign is refused');
}

function modelsOf(applied: PlannedCampaign, target: ImportTarget) {
  const seen = new Set<string>();
  const word = applied.result === 'unchanged' ? t('Unchanged') : t('Imported');
  return applied.read.models.map((model) => {
    const { vetele } = model;
    const isTwice = seen.has(vetele);
    seen.add(vetele);
    const refused = refusalOf(applied, vetele, target);
    return presentModel(model, target.vehicles.get(vetele), { word, refused, isTwice });
  });
}

export const readSentence = (models: number): string =>
  t('{count} read; nothing is stored until you save the campaign.', { count: countedModels(models) });

function sentencesOf({ read, after, result, id }: PlannedCampaign, others: number[] = []): string[] {
  const said = { row: read.row, id };
  if (result === 'unchanged') return [];
  if (result === 'invalid')
    return [...read.problems.map(sentenceOf), t('Row {row}: the campaign is not imported.', said)];
  const told = read.notes.map(sentenceOf);
  if (result === 'unticked')
    return [...told, t('Row {row}: the campaign is not imported, because it is not ticked.', said)];
  const models = countedModels(after!.models.length);
  told.push(
    result === 'created'
      ? t('Row {row}: campaign {id} is created with {models}.', { ...said, models })
      : t('Row {row}: campaign {id} is changed.', said),
  );
  if (others.length > 0)
    told.push(t('Row {row}: campaign {id} overlaps {others}.', { ...said, others: listOfMet(others) }));
  return told;
}

export function leftOutNotes(rows: number, meant: string): string[] {
  if (rows === 0) return [];
  return rows === 1
    ? [t('1 row left out: this import is for {meant}.', { meant })]
    : [t('{rows} rows left out: this import is for {meant}.', { rows, meant })];
}

function summaryOf(applied: PlannedCampaign[]): string {
  const { created: count, invalid: refused, ...counts } = countsOf(applied);
  const created = count === 1 ? t('1 campaign') : t('{count} campaigns', { count });
  const said = { created, refused, ...counts };
  if (said.unticked === 0)
    return t('{created} created, {changed} changed, {unchanged} unchanged, {refused} refused.', said);
  return t(
    '{created} created, {changed} changed, {unchanged} unchanged, {unticked} not ticked, {refused} refused.',
    said,
  );
}

export function reportOf(
  applied: PlannedCampaign[],
  plan: CampaignPlan,
  meetings: ReadonlyMap<number, number[]>,
) {
  const told = applied.flatMap((one) => sentencesOf(one, meetings.get(one.id!)));
  return {
    model: applied.flatMap((one) => modelsOf(one, plan.target)),
    roundable: roundableOf(plan),
    msg: [...told, [summaryOf(applied), ...plan.notes].join(' ')],
  };
}
