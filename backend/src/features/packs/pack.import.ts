/** The import of packs from a workbook: a preview, then the ticked packs, each as a whole (decision A-88). */
import { invalid, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { FileImport, FilePlan } from '../../kit/import/import.ts';
import { readTable, rejectedRows, TableRefusal, type WholeTable } from '../../kit/import/table.ts';
import { notTicked, type Choice, type TicksPart } from '../../kit/import/ticks.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/packs.ts';
import { optionFinder } from './pack-cells.ts';
import { groupRows } from './pack-groups.ts';
import type { Verdict } from './pack-item.ts';
import { planPacks, type PackPlan, type PlannedRow } from './pack-plan.ts';
import { readPackRow, type ShownRow } from './pack-row.ts';
import { COMMERCIAL_LAYOUT, IMPLICIT_LAYOUT, type PackLayout } from './pack-workbook.ts';
import {
  COMMERCIAL_TABLE,
  findBrought,
  findPacks,
  findUnsold,
  IMPLICIT_TABLE,
  listMarkets,
  listModelYears,
  listOptions,
  lockPacks,
  storePacks,
} from './pack.repository.ts';

interface PackKind<Row> {
  layout: PackLayout;
  table: typeof COMMERCIAL_TABLE;
  present: (shown: ShownRow) => Row;
}

/** Beyond this the stored packs would not fit in memory; no catalogue comes near. */
const MAX_STORED_OPTIONS = 250_000;

interface Plan extends PackPlan, FilePlan {
  table: Pick<WholeTable, 'columns' | 'rows'>;
}

const NOTHING = { rows: [], packs: new Map(), digest: '', choices: new Map<number, Choice>() };

/** A pack is ticked in its header; options that are removed have no row of their own. */
function choicesOf(rows: PlannedRow[]): Map<number, Choice> {
  const choices = new Map<number, Choice>();
  for (const { row, isHeader, status, reason, change } of rows)
    if (isHeader) choices.set(row, status === 0 ? { isTicked: isTicked(change) } : { refusal: reason });
    else if (change !== 'removed') choices.set(row, { isPart: true });
  return choices;
}

const isTicked = (change: Verdict['change'] = 'none'): boolean => change === 'new' || change === 'changed';

async function planTable<Row>(
  context: Context,
  { layout, table: stored }: PackKind<Row>,
  table: WholeTable,
): Promise<Plan> {
  const options = await listOptions(context);
  const markets = await listMarkets(context);
  const catalogue = {
    findOption: optionFinder(options),
    markets: new Map(markets.map((market) => [market.id.toUpperCase(), market])),
    modelYears: await listModelYears(context),
  };
  const isCommercial = layout === COMMERCIAL_LAYOUT;
  const grouped = groupRows(table.rows.map((row) => readPackRow(row, catalogue, isCommercial)));
  const count = grouped.packs.reduce(
    (sum, { header, options: held }) => sum + header.targets.length * held.length,
    0,
  );
  if (count > MAX_STORED_OPTIONS)
    throw invalid(
      t('The workbook would store more than {most} options. Split it.', { most: MAX_STORED_OPTIONS }),
    );
  const targets = grouped.packs.flatMap(({ header }) => header.targets);
  const names = new Map(options.map(({ code, name }) => [code, name]));
  const plan = planPacks(grouped, {
    stored: await findPacks(context, stored, targets),
    unsold: isCommercial ? await findUnsold(context, targets) : new Set<string>(),
    brought: isCommercial ? undefined : await findBrought(context),
    nameOf: (code) => names.get(code) ?? '',
  });
  return { ...plan, table, choices: choicesOf(plan.rows) };
}

async function planFile<Row>(
  context: Context,
  kind: PackKind<Row>,
  file: UploadedFile,
  isImport: boolean,
): Promise<Plan> {
  try {
    const table = await readTable(file, kind.layout.shape);
    if (table.rows.length === 0) throw new TableRefusal(t('The workbook holds no packs.'));
    if (isImport) await lockPacks(context, kind.table);
    return await planTable(context, kind, table);
  } catch (error) {
    if (isImport || !(error instanceof TableRefusal)) throw error;
    // The reply of a preview is where people look for what is wrong, be it the table as a whole.
    return { ...NOTHING, problems: [error.message], table: { columns: [], rows: [] } };
  }
}

function replyOf<Row>(kind: PackKind<Row>, plan: Plan, isImported?: (row: PlannedRow) => boolean) {
  const { rows, packs, table, digest } = plan;
  const bad = new Set(rows.filter(({ pack }) => !packs.has(pack)).map(({ row }) => row));
  const present = (planned: PlannedRow) => {
    const { shown, reason, ...row } = planned;
    const isChecked = isImported?.(planned) ?? isTicked(packs.get(row.pack)?.change);
    const isLeft = isImported && !isChecked && row.isHeader && isTicked(row.change);
    return { ...row, statusDescription: isLeft ? notTicked() : reason, isChecked, ...kind.present(shown) };
  };
  return {
    uploadErrorMsgList: plan.problems,
    uploadedList: rows.map(present),
    columns: table.columns,
    importedList: isImported ? rows.filter(isImported).map(present) : [],
    notImportedList: isImported ? rows.filter((row) => !isImported(row)).map(present) : [],
    invalidRows: rejectedRows(table.rows, (row) => bad.has(row)),
    planDigest: isImported ? '' : digest,
  };
}
export type PackUpload = ReturnType<typeof replyOf<ShownRow>>;

const TICKS: TicksPart = {
  field: 'importPackConfUtilJson',
  member: 'packConfEditedItemList',
  members: '{row, isChecked}',
  isNeeded: true,
  // A pack is ticked in its header; a row of one of its options may be sent along.
  isIdle: (row) => 'isHeader' in row && row.isHeader === false,
};

type Reply<Row> = ReturnType<typeof replyOf<Row>>;

const importOf = <Row>(kind: PackKind<Row>): FileImport<Plan, Reply<Row>, Reply<Row>> => ({
  part: 'uploadFile',
  ticks: TICKS,
  plan: (context, file, purpose) => planFile(context, kind, file, purpose === 'import'),
  preview: (_context, plan) => replyOf(kind, plan),
  async apply(context, plan, { isChosen, source }) {
    const chosen = [...plan.packs.values()].filter(({ row }) => isChosen(row));
    await storePacks(context, kind.table, chosen, source);
    return replyOf(kind, plan, ({ pack }) => plan.packs.has(pack) && isChosen(pack));
  },
});

/** Whether a market is one's own is told row by row. */
export const commercialImport = importOf({
  layout: COMMERCIAL_LAYOUT,
  table: COMMERCIAL_TABLE,
  present: (shown) => shown,
});

const everywhere = importOf({
  layout: IMPLICIT_LAYOUT,
  table: IMPLICIT_TABLE,
  present: ({ parentCode, childCode, name }) => ({
    parentCode,
    childCode,
    code: childCode || parentCode,
    name,
  }),
});

/** Implicit packs hold in every market, so that importing them takes a user of all. */
export async function implicitImport(context: Context): Promise<typeof everywhere> {
  const foreign = (await listMarkets(context)).find(({ isEnabled, isOwn }) => isEnabled && !isOwn);
  if (foreign)
    throw refused(
      t(
        'Implicit packs hold in every market: importing them takes a user of all markets, and {market} is not one of yours.',
        { market: foreign.description },
      ),
    );
  return everywhere;
}
