/** The import of packs from a workbook: a preview, then the ticked packs, each as a whole (decision A-88). */
import { invalid, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { refuseTooManyAtOnce, type FileImport } from '../../kit/import/import.ts';
import { readTable, rejectedRows, TableRefusal, type WholeTable } from '../../kit/import/table.ts';
import { notTicked, type Choice, type TicksPart } from '../../kit/import/ticks.ts';
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

const isTicked = (change: Verdict['change'] = 'none'): boolean => change === 'new' || change === 'changed';

const NO_TABLE = { fileName: '', columns: [], above: [], rows: [] };
const NOTHING = { rows: [], packs: new Map(), digest: '', table: NO_TABLE };

/** A pack is ticked in its header; options that are removed have no row of their own. */
function choicesOf(rows: PlannedRow[]): Map<number, Choice> {
  const choices = new Map<number, Choice>();
  for (const { row, isHeader, status, reason, change } of rows)
    if (isHeader) choices.set(row, status === 0 ? { isTicked: isTicked(change) } : { refusal: reason });
    else if (change !== 'removed') choices.set(row, { isPart: true });
  return choices;
}

interface Plan extends PackPlan {
  table: WholeTable;
}

async function planFile<Row>(
  context: Context,
  { layout, table: stored }: PackKind<Row>,
  table: WholeTable | TableRefusal,
  isImport: boolean,
): Promise<Plan> {
  if (table instanceof TableRefusal) throw table;
  if (table.rows.length === 0) throw new TableRefusal(t('The workbook holds no packs.'));
  if (isImport) await lockPacks(context, stored);
  const options = await listOptions(context);
  const markets = await listMarkets(context);
  const catalogue = {
    findOption: optionFinder(options),
    markets: new Map(markets.map((market) => [market.id.toUpperCase(), market])),
    modelYears: await listModelYears(context),
  };
  const isCommercial = layout === COMMERCIAL_LAYOUT;
  const grouped = groupRows(table.rows.map((row) => readPackRow(row, catalogue, isCommercial)));
  const counts = grouped.packs.map(({ header, options: held }) => header.targets.length * held.length);
  const most = MAX_STORED_OPTIONS;
  if (counts.reduce((sum, count) => sum + count, 0) > most)
    throw invalid(t('The workbook would store more than {most} options. Split it.', { most }));
  const targets = grouped.packs.flatMap(({ header }) => header.targets);
  const names = new Map(options.map(({ code, name }) => [code, name]));
  const plan = planPacks(grouped, {
    stored: await findPacks(context, stored, targets),
    unsold: isCommercial ? await findUnsold(context, targets) : new Set<string>(),
    brought: isCommercial ? undefined : await findBrought(context),
    nameOf: (code) => names.get(code) ?? '',
  });
  return { ...plan, table };
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

const importOf = <Row>(
  kind: PackKind<Row>,
): FileImport<Reply<Row>, Reply<Row>, WholeTable | TableRefusal> => ({
  part: 'uploadFile',
  ticks: TICKS,
  read: (file) =>
    readTable(file, kind.layout.shape).catch((error): TableRefusal => {
      if (error instanceof TableRefusal) return error;
      throw error;
    }),
  async plan(context, read, purpose) {
    const plan = await planFile(context, kind, read, purpose === 'import').catch((error): Plan => {
      if (purpose === 'import' || !(error instanceof TableRefusal)) throw error;
      // The reply of a preview is where people look for what is wrong, be it the table as a whole.
      return { ...NOTHING, problems: [error.message] };
    });
    return {
      digest: plan.digest,
      choices: choicesOf(plan.rows),
      preview: () => replyOf(kind, plan),
      async apply(_writing, isChosen) {
        const chosen = [...plan.packs.values()].filter(({ row }) => isChosen(row));
        refuseTooManyAtOnce(
          context,
          chosen.reduce((sum, { items, writes }) => sum + items.length * writes.length, 0),
        );
        await storePacks(context, kind.table, chosen, plan.table.fileName);
        return replyOf(kind, plan, ({ pack }) => plan.packs.has(pack) && isChosen(pack));
      },
    };
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
