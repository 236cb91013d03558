/** What is told of an import of campaigns: its preview, what became of every model, and messages. */
import { centsOf, formatExactAmount } from '../../../../contracts/rules/amounts.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import type { Context } from '../../kit/context.ts';
import { rejectedRows, type WholeTable } from '../../kit/import/table.ts';
import { t } from '../../texts/campaigns.ts';
import { objectionTo, type ImportTarget, type PlannedCampaign } from './campaign-import-plan.ts';
import { sentenceOf, type CellProblem } from './campaign-rows.ts';
import { FACT_COLUMNS, MODEL_COLUMN } from './campaign-workbook.ts';
import { overlapsOfDrafts, type PlannedDraft } from './sol-campaign-overlaps.repository.ts';
import { MAX_OVERLAPS, type ImportedVehicle } from './sol-campaign.repository.ts';
import type { CampaignState } from './sol-campaign.state.ts';

/** Ticked unless people say otherwise: all but campaigns whose percentage has been cut to 100, which nobody wrote. */
export const isTicked = ({ isCut }: PlannedCampaign): boolean => isCut !== true;

const listOfMet = (ids: number[]): string =>
  ids.length > MAX_OVERLAPS
    ? t('{ids} and others', { ids: ids.slice(0, MAX_OVERLAPS).join(', ') })
    : ids.join(', ');

const meets = (one: PlannedDraft, other: PlannedDraft): boolean =>
  one.campaignType === other.campaignType &&
  one.dateTimeStartUTC < other.dateTimeEndUTC &&
  one.dateTimeEndUTC > other.dateTimeStartUTC &&
  one.models.some((vetele) => other.models.includes(vetele));

const campaignsMet = (ids: number[]): string =>
  ids.length === 1
    ? t('Overlaps campaign {id}', { id: ids[0] })
    : t('Overlaps campaigns {ids}', { ids: listOfMet(ids) });

const rowsMet = (rows: number[]): string =>
  rows.length === 1
    ? t('Overlaps row {row} of this file', { row: rows[0] })
    : t('Overlaps rows {rows} of this file', { rows: listOfMet(rows) });

async function overlapWarnings(
  context: Context,
  plans: PlannedCampaign[],
  { market }: ImportTarget,
): Promise<Map<number, string[]>> {
  const drafts = plans.flatMap(({ read: { row }, id, after }) => (after ? [{ row, id, ...after }] : []));
  const stored = await overlapsOfDrafts(context, market.id, drafts);
  return new Map(
    drafts.map((draft) => {
      const ids = stored.get(draft.row) ?? [];
      const rows = drafts.filter((other) => other !== draft && meets(draft, other)).map(({ row }) => row);
      return [
        draft.row,
        [...(ids.length > 0 ? [campaignsMet(ids)] : []), ...(rows.length > 0 ? [rowsMet(rows)] : [])],
      ];
    }),
  );
}

const amountText = (amount: number | null, mask: string): string =>
  amount === null ? '' : formatExactAmount(centsOf(amount), mask);

function clockText(instant: string, zone: string): string {
  const [date = '', time] = wallClockOf(new Date(instant), zone).split('T');
  return `${date.split('-').toReversed().join('/')} ${time}`;
}

/** A campaign as its workbook would say it, amounts as the market writes them. */
const textsOf = (state: CampaignState, mask: string): Record<string, string> => ({
  [FACT_COLUMNS.start]: clockText(state.dateTimeStartUTC, state.timeZone),
  [FACT_COLUMNS.end]: clockText(state.dateTimeEndUTC, state.timeZone),
  [FACT_COLUMNS.timeZone]: state.timeZone,
  [FACT_COLUMNS.discPerc]: amountText(state.discPerc, mask),
  [FACT_COLUMNS.discTot]: amountText(state.discTot, mask),
  [FACT_COLUMNS.discOpt]: amountText(state.discOpt, mask),
  [FACT_COLUMNS.description]: state.description,
  [FACT_COLUMNS.campaignType]: state.campaignType,
  [MODEL_COLUMN]: state.models.join(', '),
});

function cellsOf(before: CampaignState | undefined, after: CampaignState, mask: string) {
  const old = before && textsOf(before, mask);
  return Object.entries(textsOf(after, mask))
    .map(([column, text]) => ({ column, before: old ? old[column]! : null, after: text }))
    .filter((cell) => cell.after !== (cell.before ?? ''));
}

const withoutStop = (problem: CellProblem): CellProblem => ({
  ...problem,
  reason: problem.reason.replace(/\.$/, ''),
});

function warningsOf(notes: CellProblem[], { models }: CampaignState, { vehicles }: ImportTarget): string[] {
  const inactive = models.filter((vetele) => !vehicles.get(vetele)?.isActive).join(', ');
  const told = notes.map(withoutStop).map(({ column, reason }) => `${column}: ${reason}`);
  return inactive === ''
    ? told
    : [...told, t('{column}: {models} not active for SOL now', { column: MODEL_COLUMN, models: inactive })];
}

const count = (all: { result: string }[], wanted: string): number =>
  all.filter(({ result }) => result === wanted).length;

export async function previewOf(
  context: Context,
  { fileName, table }: { fileName: string; table: WholeTable },
  { plans, target, leftOut, digest }: CampaignPlans & { digest: string },
) {
  const overlaps = await overlapWarnings(context, plans, target);
  const { pricemask } = target.amounts;
  const refused = plans.filter(({ result }) => result === 'invalid');
  const rejected = new Set(refused.flatMap(({ read }) => read.rows.map(({ row }) => row)));
  return {
    fileName,
    rowCount: table.rows.length,
    columns: table.columns,
    truncated: false,
    planDigest: digest,
    counts: {
      created: count(plans, 'created'),
      changed: count(plans, 'changed'),
      unchanged: count(plans, 'unchanged'),
      invalid: refused.length,
    },
    rows: plans.flatMap((plan) => {
      const { read, id, before, after, result, notes } = plan;
      if (result !== 'created' && result !== 'changed') return [];
      const warnings = [...warningsOf(notes, after, target), ...(overlaps.get(read.row) ?? [])];
      return [
        {
          row: read.row,
          code: String(id ?? ''),
          name: after.description,
          result,
          key: {},
          cells: cellsOf(before, after, pricemask),
          isChecked: isTicked(plan),
          ...(warnings.length > 0 && { warnings }),
        },
      ];
    }),
    errors: refused.flatMap(({ problems }) => problems.map(withoutStop)),
    invalidRows: rejectedRows(table.rows, (row) => rejected.has(row), pricemask),
    roundable: roundableOf(plans),
    ...(leftOut !== '' && { notes: [leftOut] }),
  };
}

export interface CampaignPlans {
  plans: PlannedCampaign[];
  target: ImportTarget;
  leftOut: string;
}

const roundableOf = (plans: PlannedCampaign[]): number =>
  plans.reduce((sum, { roundable = 0 }) => sum + roundable, 0);

export type AppliedCampaign = Omit<PlannedCampaign, 'result'> & {
  result: PlannedCampaign['result'] | 'unticked';
};

const countedModels = (models: number): string =>
  models === 1 ? t('1 model') : t('{count} models', { count: models });

/** A model as the reply of an import tells it: 0 taken, 1 taken with a warning, 2 not taken. */
export function presentModel(
  { row, vetele }: { row: number; vetele: string },
  vehicle: ImportedVehicle | undefined,
  said: { word: string; refused?: string; isTwice?: boolean },
) {
  const isActive = vehicle?.isActive ?? false;
  const model = { vetele, description: vehicle?.description ?? '', isActive };
  if (said.refused !== undefined) return { row, model, statusExcel: said.refused, status: 2 as const };
  const warnings = [
    ...(said.isTwice ? [t('it is there twice')] : []),
    ...(isActive ? [] : [t('not active for SOL now')]),
  ];
  const status: 0 | 1 = warnings.length > 0 ? 1 : 0;
  return { row, model, statusExcel: [said.word, ...warnings].join('; '), status };
}

function modelsOf({ read, result, before }: AppliedCampaign, target: ImportTarget) {
  const seen = new Set<string>();
  return read.models.map((model) => {
    const { vetele } = model;
    const isTwice = seen.has(vetele);
    seen.add(vetele);
    const refused =
      result === 'invalid'
        ? (objectionTo(vetele, target, before) ?? t('Not imported: the campaign is refused'))
        : result === 'unticked'
          ? t('Not imported: the campaign is not ticked')
          : undefined;
    const word = result === 'unchanged' ? t('Unchanged') : t('Imported');
    return presentModel(model, target.vehicles.get(vetele), { word, refused, isTwice });
  });
}

export const readSentence = (models: number): string =>
  t('{count} read; nothing is stored until you save the campaign.', { count: countedModels(models) });

function sentencesOf(applied: AppliedCampaign, others: number[] = []): string[] {
  const { read, after, problems, result, id } = applied;
  const notes = applied.notes.map(sentenceOf);
  const said = { row: read.row, id };
  if (result === 'unchanged') return [];
  if (result === 'invalid')
    return [...problems.map(sentenceOf), t('Row {row}: the campaign is not imported.', said)];
  if (result === 'unticked')
    return [...notes, t('Row {row}: the campaign is not imported, because it is not ticked.', said)];
  const models = countedModels(after!.models.length);
  return [
    ...notes,
    result === 'created'
      ? t('Row {row}: campaign {id} is created with {models}.', { ...said, models })
      : t('Row {row}: campaign {id} is changed.', said),
    ...(others.length > 0
      ? [t('Row {row}: campaign {id} overlaps {others}.', { ...said, others: listOfMet(others) })]
      : []),
  ];
}

export const leftOutSentence = (rows: number, meant: string): string =>
  rows === 0
    ? ''
    : rows === 1
      ? t('1 row left out: this import is for {meant}.', { meant })
      : t('{rows} rows left out: this import is for {meant}.', { rows, meant });

function summaryOf(applied: AppliedCampaign[], leftOut: string): string {
  const created = count(applied, 'created');
  const fates = {
    created: created === 1 ? t('1 campaign') : t('{count} campaigns', { count: created }),
    changed: count(applied, 'changed'),
    unchanged: count(applied, 'unchanged'),
    unticked: count(applied, 'unticked'),
    refused: count(applied, 'invalid'),
  };
  const counts =
    fates.unticked > 0
      ? t(
          '{created} created, {changed} changed, {unchanged} unchanged, {unticked} not ticked, {refused} refused.',
          fates,
        )
      : t('{created} created, {changed} changed, {unchanged} unchanged, {refused} refused.', fates);
  return `${counts} ${leftOut}`.trimEnd();
}

export const reportOf = (
  applied: AppliedCampaign[],
  { plans, target, leftOut }: CampaignPlans,
  meetings: ReadonlyMap<number, number[]>,
) => ({
  model: applied.flatMap((one) => modelsOf(one, target)),
  roundable: roundableOf(plans),
  msg: [...applied.flatMap((one) => sentencesOf(one, meetings.get(one.id!))), summaryOf(applied, leftOut)],
});
export type CampaignImport = ReturnType<typeof reportOf>;
