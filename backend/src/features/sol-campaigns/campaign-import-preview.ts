/** What importing a workbook of campaigns would do, for the preview. Pure. */
import { centsOf, formatExactAmount } from '../../../../contracts/rules/amounts.ts';
import { PlanDigest } from '../../kit/import/import.ts';
import type { ImportPreview } from '../../kit/import/row-import.ts';
import { rejectedRows } from '../../kit/import/table.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { t } from '../../texts/campaigns.ts';
import type { ImportFile } from './campaign-import-file.ts';
import type { ImportTarget, PlannedCampaign } from './campaign-import-plan.ts';
import { FACT_COLUMNS, MODEL_COLUMN } from './campaign-workbook.ts';
import type { CellProblem } from './read-campaign-workbook.ts';
import { isSame, type CampaignState } from './sol-campaign.state.ts';

/** What becomes of a campaign if it is ticked. */
export const resultOf = ({
  before,
  after,
}: PlannedCampaign): 'created' | 'changed' | 'unchanged' | 'invalid' =>
  !after ? 'invalid' : !before ? 'created' : isSame(before, after) ? 'unchanged' : 'changed';

/** Ticked unless people say otherwise: all but campaigns whose percentage has been cut to 100, which nobody wrote. */
export const isTicked = (plan: PlannedCampaign): boolean => plan.isCut !== true;

/** Tells the plan of a market's file from another one. */
export const digestOf = (market: string, plans: PlannedCampaign[]): string =>
  String(
    new PlanDigest().add([
      market,
      plans.map(({ read, id, before, after, problems }) => [read.row, id, before, after, problems]),
    ]),
  );

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

function rowOf(
  plan: PlannedCampaign,
  target: ImportTarget,
  overlaps: string[],
): ImportPreview['rows'][number] {
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

/** The preview of a plan: `notes` are sentences on the file as a whole, `overlaps` on campaigns by their rows. */
export function previewOf(
  { source, table }: ImportFile,
  plans: PlannedCampaign[],
  target: ImportTarget,
  said: { notes: string[]; overlaps: ReadonlyMap<number, string[]> },
): ImportPreview {
  const of = (wanted: ReturnType<typeof resultOf>) => plans.filter((plan) => resultOf(plan) === wanted);
  const refused = of('invalid');
  const rejected = new Set(refused.flatMap(({ read }) => read.rows.map(({ row }) => row)));
  return {
    fileName: source,
    rowCount: table.rows.length,
    counts: {
      ...{ created: of('created').length, changed: of('changed').length },
      ...{ unchanged: of('unchanged').length, invalid: refused.length },
    },
    columns: table.columns,
    rows: plans
      .filter((plan) => ['created', 'changed'].includes(resultOf(plan)))
      .map((plan) => rowOf(plan, target, said.overlaps.get(plan.read.row) ?? [])),
    errors: refused.flatMap(({ problems }) =>
      problems.map((problem) => ({ ...problem, reason: withoutStop(problem.reason) })),
    ),
    invalidRows: rejectedRows(table.rows, (row) => rejected.has(row), target.amounts.pricemask),
    truncated: false,
    planDigest: digestOf(target.market.id, plans),
    roundable: refused.reduce((sum, { roundable = 0 }) => sum + roundable, 0),
    ...(said.notes.length > 0 && { notes: said.notes }),
  };
}
