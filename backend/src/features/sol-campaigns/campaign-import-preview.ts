/** What importing a workbook of campaigns would do, for the preview, and which of it people chose. Pure. */
import { createHash } from 'node:crypto';
import { centsOf, formatExactAmount, formatNumber } from '../../../../contracts/rules/amounts.ts';
import { invalid } from '../../kit/app-error.ts';
import type { ImportPreview } from '../../kit/import.ts';
import { jsonOf } from '../../kit/upload/uploaded-workbook.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { t } from '../../texts/campaigns.ts';
import type { ImportFile } from './campaign-import-file.ts';
import type { ImportTarget, PlannedCampaign } from './campaign-import-plan.ts';
import { FACT_COLUMNS, FACTS, MODEL_COLUMN } from './campaign-workbook.ts';
import type { CellProblem, ReadRow } from './read-campaign-workbook.ts';
import { isSame, type CampaignState } from './sol-campaign.state.ts';

/** What becomes of a campaign if it is ticked. */
export const resultOf = ({
  before,
  after,
}: PlannedCampaign): 'created' | 'changed' | 'unchanged' | 'invalid' =>
  !after ? 'invalid' : !before ? 'created' : isSame(before, after) ? 'unchanged' : 'changed';

/** Ticked unless people say otherwise: all but campaigns whose percentage has been cut to 100, which nobody wrote. */
export const isTicked = (plan: PlannedCampaign): boolean => plan.isCut !== true;

/** Changes when the same file would do something else than before. */
export const digestOf = (market: string, plans: PlannedCampaign[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        market,
        plans.map(({ read, id, before, after, problems }) => [read.row, id, before, after, problems]),
      ]),
    )
    .digest('hex')
    .slice(0, 32);

const FIELD = 'selectedRowsJson';
const faulty = (message: string) => invalid(message, [{ field: FIELD, message }]);

const isTick = (value: unknown): value is { row: number; isChecked: boolean } => {
  if (typeof value !== 'object' || value === null) return false;
  const { row, isChecked } = value as Record<string, unknown>;
  return Number.isInteger(row) && typeof isChecked === 'boolean';
};

/** The campaigns to import: those that people ticked and no others, without a choice those that the preview ticks. */
export function chosenOf(plans: PlannedCampaign[], json: string | undefined): ReadonlySet<PlannedCampaign> {
  const ticks = jsonOf(json, FIELD);
  if (ticks === null) return new Set(plans.filter(isTicked));
  if (!Array.isArray(ticks) || !ticks.every(isTick))
    throw faulty(t('{field} is a list of {row, isChecked}.', { field: FIELD }));
  const byRow = new Map(plans.map((plan) => [plan.read.row, plan]));
  const chosen = new Set<PlannedCampaign>();
  for (const { row, isChecked } of ticks) {
    const plan = byRow.get(row);
    if (!plan?.after) throw faulty(t('Row {row} is not a campaign that can be imported.', { row }));
    if (isChecked) chosen.add(plan);
    else chosen.delete(plan);
  }
  return chosen;
}

const amountText = (amount: number | null, mask: string): string =>
  amount === null ? '' : formatExactAmount(centsOf(amount), mask);

/** 20/12/2026 09:00, as the clocks of its zone show it. */
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

function cellsOf({ before, after }: PlannedCampaign, mask: string) {
  const old = before && textsOf(before, mask);
  return Object.entries(textsOf(after!, mask))
    .map(([column, text]) => ({ column, before: old ? old[column]! : null, after: text }))
    .filter((cell) => cell.after !== (cell.before ?? ''));
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');
const noteText = ({ column, reason }: CellProblem): string => `${column}: ${withoutStop(reason)}`;

/** What somebody should look at before the campaign is imported. */
function warningsOf(
  { notes, after }: PlannedCampaign,
  { vehicles }: ImportTarget,
  overlaps: string[],
): string[] {
  const inactive = after!.models.filter((vetele) => !vehicles.get(vetele)?.isActive);
  return [
    ...notes.map(noteText),
    ...(inactive.length > 0
      ? [
          t('{column}: {models} not active for SOL now', {
            column: MODEL_COLUMN,
            models: inactive.join(', '),
          }),
        ]
      : []),
    ...overlaps,
  ];
}

function rowOf(plan: PlannedCampaign, target: ImportTarget, overlaps: string[]) {
  const { read, id, after } = plan;
  const warnings = warningsOf(plan, target, overlaps);
  return {
    row: read.row,
    code: id === undefined ? '' : String(id),
    name: after!.description,
    result: resultOf(plan) as 'created' | 'changed',
    key: {},
    cells: cellsOf(plan, target.amounts.pricemask),
    isChecked: isTicked(plan),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** A refused row as the file holds it, numbers with the market's decimal sign: read again, 1.5 must not become something else. */
function valuesOf({ raw, numbers }: ReadRow, columns: string[], mask: string): string[] {
  const lower = columns.map((column) => column.toLowerCase());
  const written = [...raw];
  for (const fact of FACTS) {
    const at = lower.indexOf(FACT_COLUMNS[fact].toLowerCase());
    const number = Number(raw[at]);
    if (numbers.has(fact) && !Number.isNaN(number)) written[at] = formatNumber(number, mask);
  }
  return written;
}

/** The preview of a plan: `notes` are sentences on the file as a whole, `overlaps` on campaigns by their rows. */
export function previewOf(
  { source, columns, rows }: ImportFile,
  plans: PlannedCampaign[],
  target: ImportTarget,
  said: { notes: string[]; overlaps: ReadonlyMap<number, string[]> },
): ImportPreview {
  const of = (wanted: ReturnType<typeof resultOf>) => plans.filter((plan) => resultOf(plan) === wanted);
  const refused = of('invalid');
  return {
    fileName: source,
    rowCount: rows.length,
    counts: {
      ...{ created: of('created').length, changed: of('changed').length },
      ...{ unchanged: of('unchanged').length, invalid: refused.length },
    },
    columns,
    rows: plans
      .filter((plan) => ['created', 'changed'].includes(resultOf(plan)))
      .map((plan) => rowOf(plan, target, said.overlaps.get(plan.read.row) ?? [])),
    errors: refused.flatMap(({ problems }) =>
      problems.map((problem) => ({ ...problem, reason: withoutStop(problem.reason) })),
    ),
    invalidRows: refused.flatMap(({ read }) =>
      read.rows.map((row) => ({ row: row.row, values: valuesOf(row, columns, target.amounts.pricemask) })),
    ),
    truncated: false,
    planDigest: digestOf(target.market.id, plans),
    roundable: refused.reduce((sum, { roundable = 0 }) => sum + roundable, 0),
    ...(said.notes.length > 0 && { notes: said.notes }),
  };
}
