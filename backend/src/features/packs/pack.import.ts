/** The import of packs from a workbook: a preview, then the ticked packs, each as a whole (decision A-88). */
import { invalid, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { refuseTooManyAtOnce, type FileImport } from '../../kit/import/import.ts';
import type { ImportReport } from '../../kit/import/import-run.ts';
import { readTable, rejectedRows, TableRefusal, type WholeTable } from '../../kit/import/table.ts';
import { notTicked, type Choice, type TicksPart } from '../../kit/import/ticks.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/packs.ts';
import { optionFinder } from './pack-cells.ts';
import { groupRows } from './pack-groups.ts';
import type { Verdict } from './pack-item.ts';
import { cycleOfChosen, planPacks, type PackPlan, type PlannedRow } from './pack-plan.ts';
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
  kind: 'pack' | 'implicitPack';
  layout: PackLayout;
  table: typeof COMMERCIAL_TABLE;
  present: (shown: ShownRow) => Row;
}

/** Beyond this the stored packs would not fit in memory; no catalogue comes near. */
const MAX_STORED_OPTIONS = 250_000;

const sumOf = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

const isTicked = (change: Verdict['change'] = 'none'): boolean => change === 'new' || change === 'changed';

/** A preview reports all errors in its reply, even those of the table as a whole; an import of such a file is refused. */
interface PackTable extends WholeTable {
  refusal?: string;
}

async function readPacks(file: UploadedFile, { shape }: PackLayout): Promise<PackTable> {
  const refused = (refusal: string) => ({ fileName: '', columns: [], above: [], rows: [], refusal });
  try {
    const table = await readTable(file, shape);
    return table.rows.length > 0 ? table : refused(t('The workbook holds no packs.'));
  } catch (error) {
    if (error instanceof TableRefusal) return refused(error.message);
    throw error;
  }
}

/** A pack is ticked in its header; options that are removed have no row of their own. */
function choicesOf(rows: PlannedRow[]): Map<number, Choice> {
  const choices = new Map<number, Choice>();
  for (const { row, isHeader, status, reason, change } of rows)
    if (isHeader) choices.set(row, status === 0 ? { isTicked: isTicked(change) } : { refusal: reason });
    else if (change !== 'removed') choices.set(row, { isPart: true });
  return choices;
}

async function planFile<Row>(context: Context, kind: PackKind<Row>, table: PackTable, isImport: boolean) {
  const { layout, table: stored } = kind;
  if (isImport && table.refusal !== undefined) throw invalid(table.refusal);
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
  if (sumOf(counts) > most)
    throw invalid(t('The workbook would store more than {most} options. Split it.', { most }));
  const targets = grouped.packs.flatMap(({ header }) => header.targets);
  const names = new Map(options.map(({ code, name }) => [code, name]));
  return planPacks(grouped, {
    stored: await findPacks(context, stored, targets),
    unsold: isCommercial ? await findUnsold(context, targets) : new Set<string>(),
    brought: isCommercial ? undefined : await findBrought(context),
    nameOf: (code) => names.get(code) ?? '',
  });
}

function replyOf<Row>(
  kind: PackKind<Row>,
  { columns, rows: fileRows, refusal }: PackTable,
  { rows, packs, problems, digest }: PackPlan,
  isImported?: (row: PlannedRow) => boolean,
) {
  const bad = new Set(rows.filter(({ pack }) => !packs.has(pack)).map(({ row }) => row));
  const present = (planned: PlannedRow) => {
    const { shown, reason, ...row } = planned;
    const isChecked = isImported?.(planned) ?? isTicked(packs.get(row.pack)?.change);
    const isLeft = isImported && !isChecked && row.isHeader && isTicked(row.change);
    return { ...row, statusDescription: isLeft ? notTicked() : reason, isChecked, ...kind.present(shown) };
  };
  return {
    uploadErrorMsgList: refusal === undefined ? problems : [refusal],
    uploadedList: rows.map(present),
    columns,
    importedList: isImported ? rows.filter(isImported).map(present) : [],
    notImportedList: isImported ? rows.filter((row) => !isImported(row)).map(present) : [],
    invalidRows: rejectedRows(fileRows, (row) => bad.has(row)),
    planDigest: isImported ? '' : digest,
  };
}

/** A pack with a fault is rejected as a whole. */
function reportOf(table: PackTable, { rows, packs }: PackPlan): ImportReport {
  const rejected = rows.filter(({ pack }) => !packs.has(pack));
  const errors = rejected
    .filter(({ status }) => status === 2)
    .map(({ row, reason, shown }) => ({ row, column: '', value: shown.parentCode, reason }));
  return { rowCount: table.rows.length, rejected: rejected.length, errors };
}

const TICKS: TicksPart = {
  field: 'importPackConfUtilJson',
  member: 'packConfEditedItemList',
  members: '{row, isChecked}',
  isNeeded: true,
  // A pack is ticked in its header; a row of one of its options may be sent along.
  isIdle: (row) => 'isHeader' in row && row.isHeader === false,
};

const importOf = <Row>(context: Context, kind: PackKind<Row>) =>
  ({
    kind: kind.kind,
    market: '',
    part: 'uploadFile',
    ticks: TICKS,
    read: (file) => readPacks(file, kind.layout),
    async plan(table, purpose) {
      const plan = await planFile(context, kind, table, purpose === 'import');
      return {
        digest: plan.digest,
        choices: choicesOf(plan.rows),
        preview: () => replyOf(kind, table, plan),
        async apply(_context, isChosen) {
          const chosen = [...plan.packs.values()].filter(({ row }) => isChosen(row));
          const cycle = cycleOfChosen(plan, chosen);
          if (cycle !== undefined) throw invalid(cycle);
          const counts = chosen.map(({ items, writes }) => items.length * writes.length);
          refuseTooManyAtOnce(context, sumOf(counts));
          await storePacks(context, kind.table, chosen, table.fileName);
          return replyOf(kind, table, plan, ({ pack }) => plan.packs.has(pack) && isChosen(pack));
        },
        report: () => reportOf(table, plan),
      };
    },
  }) satisfies FileImport<unknown, unknown, PackTable>;

/** Whether a market is one of the user's is reported row by row. */
export const commercialImport = (context: Context) =>
  importOf(context, {
    kind: 'pack',
    layout: COMMERCIAL_LAYOUT,
    table: COMMERCIAL_TABLE,
    present: (shown) => shown,
  });

/** Implicit packs apply in every market, so only a user with all markets can import them. */
export async function implicitImport(context: Context) {
  const foreign = (await listMarkets(context)).find(({ isEnabled, isOwn }) => isEnabled && !isOwn);
  if (foreign)
    throw refused(
      t(
        'Implicit packs apply in every market: only a user with all markets can import them, and {market} is not one of yours.',
        { market: foreign.description },
      ),
    );
  return importOf(context, {
    kind: 'implicitPack',
    layout: IMPLICIT_LAYOUT,
    table: IMPLICIT_TABLE,
    present: ({ parentCode, childCode, name }) => ({
      parentCode,
      childCode,
      code: childCode || parentCode,
      name,
    }),
  });
}
