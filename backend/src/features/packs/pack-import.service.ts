/** Workbooks of packs come in: a preview, then the ticked packs, each as a whole (decision A-88). */
import { conflict, invalid, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { requireUpload, textOf } from '../../kit/upload/uploaded-workbook.ts';
import { t } from '../../texts/packs.ts';
import { optionFinder } from './pack-cells.ts';
import { groupRows } from './pack-groups.ts';
import { planPacks, type PackPlan, type PlannedRow } from './pack-plan.ts';
import { readPackRow } from './pack-row.ts';
import { chosenPacks, isTicked, readTicks } from './pack-selection.ts';
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
import { commercialRow, implicitRow, type PackUpload } from './pack.wire.ts';
import { readPackWorkbook, type ReadPacks } from './read-pack-workbook.ts';

interface PackKind<Row> {
  layout: PackLayout;
  table: typeof COMMERCIAL_TABLE;
  /** Refuses who may import no pack of this kind. */
  requireRight: (context: Context) => Promise<void>;
  present: (row: PlannedRow, isChecked: boolean) => Row;
}

/** Whether a market is one's own is told row by row. */
const commercialPacks: PackKind<ReturnType<typeof commercialRow>> = {
  ...{ layout: COMMERCIAL_LAYOUT, table: COMMERCIAL_TABLE, present: commercialRow },
  requireRight: async () => undefined,
};

const implicitPacks: PackKind<ReturnType<typeof implicitRow>> = {
  ...{ layout: IMPLICIT_LAYOUT, table: IMPLICIT_TABLE, present: implicitRow },
  async requireRight(context) {
    const foreign = (await listMarkets(context)).find(({ isEnabled, isOwn }) => isEnabled && !isOwn);
    if (foreign)
      throw refused(
        t(
          'Implicit packs hold in every market: importing them takes a user of all markets, and {market} is not one of yours.',
          { market: foreign.description },
        ),
      );
  },
};

/** Beyond this the stored packs would not fit in memory; no catalogue comes near. */
const MAX_STORED_OPTIONS = 250_000;

/** The plan of a workbook. With a transaction that has locked the packs it stays true until it ends. */
async function planOf<Row>(
  context: Context,
  { layout, table }: PackKind<Row>,
  { rows, refusal }: ReadPacks,
): Promise<PackPlan> {
  if (refusal !== undefined) return { rows: [], packs: new Map(), problems: [refusal], digest: '' };
  const options = await listOptions(context);
  const markets = await listMarkets(context);
  const catalogue = {
    findOption: optionFinder(options),
    markets: new Map(markets.map((market) => [market.id.toUpperCase(), market])),
    modelYears: await listModelYears(context),
  };
  const isCommercial = layout === COMMERCIAL_LAYOUT;
  const grouped = groupRows(rows.map((row) => readPackRow(row, catalogue, isCommercial)));
  const count = grouped.packs.reduce(
    (sum, { header, options: held }) => sum + header.targets.length * held.length,
    0,
  );
  if (count > MAX_STORED_OPTIONS)
    throw invalid(
      t('The workbook would store more than {most} options. Split it.', { most: MAX_STORED_OPTIONS }),
    );
  const targets = grouped.packs.flatMap(({ header }) => header.targets);
  const stored = await findPacks(context, table, targets);
  const unsold = isCommercial ? await findUnsold(context, targets) : new Set<string>();
  const brought = isCommercial ? undefined : await findBrought(context);
  const names = new Map(options.map(({ code, name }) => [code, name]));
  return planPacks(grouped, { stored, unsold, brought, nameOf: (code) => names.get(code) ?? '' });
}

/** The rows of packs that cannot be imported, as the file holds them: they can be kept, corrected and imported later. */
function rejectedOf(
  plan: PackPlan,
  { columns, rows }: ReadPacks,
): Pick<PackUpload<never>, 'columns' | 'invalidRows'> {
  const isBad = ({ pack, change }: PlannedRow) => !plan.packs.has(pack) && change !== 'removed';
  const bad = new Set(plan.rows.filter(isBad).map(({ row }) => row));
  const invalidRows = rows
    .filter(({ row }) => bad.has(row))
    .map(({ row, cells }) => ({ row, values: columns.map((column) => textOf(cells[column])) }));
  return { columns, invalidRows };
}

/** What importing a workbook would change, row by row. Stores nothing. */
async function preview<Row>(
  context: Context,
  kind: PackKind<Row>,
  file: UploadedFile | undefined,
): Promise<PackUpload<Row>> {
  await kind.requireRight(context);
  const read = await readPackWorkbook(requireUpload(file), kind.layout);
  const plan = await planOf(context, kind, read);
  const isChecked = ({ pack }: PlannedRow): boolean => {
    const planned = plan.packs.get(pack);
    return planned !== undefined && isTicked(planned);
  };
  return {
    uploadErrorMsgList: plan.problems,
    uploadedList: plan.rows.map((row) => kind.present(row, isChecked(row))),
    importedList: [],
    notImportedList: [],
    ...rejectedOf(plan, read),
    planDigest: plan.digest,
  };
}

export interface ImportForm {
  importPackConfUtilJson?: string;
  planDigest?: string;
}

/**
 * Stores the ticked packs: the very plan of the preview, made again within the transaction, and refused when it has become
 * another one. Packs that the file does not name, or that nobody ticked, stay as they are.
 */
async function run<Row>(
  context: Context,
  kind: PackKind<Row>,
  file: UploadedFile | undefined,
  form: ImportForm,
): Promise<PackUpload<Row>> {
  await kind.requireRight(context);
  const upload = requireUpload(file);
  const ticks = readTicks(form.importPackConfUtilJson);
  const read = await readPackWorkbook(upload, kind.layout);
  if (read.refusal !== undefined) throw invalid(read.refusal);
  await lockPacks(context, kind.table);
  const plan = await planOf(context, kind, read);
  if (form.planDigest && form.planDigest !== plan.digest)
    throw conflict(t('The workbook or the packs have changed since the preview. Upload the workbook again.'));
  const chosen = chosenPacks(plan, ticks);
  await storePacks(context, kind.table, [...chosen.values()], upload.name);
  return { ...result(plan, chosen, kind), ...rejectedOf(plan, read) };
}

function result<Row>(
  plan: PackPlan,
  chosen: ReturnType<typeof chosenPacks>,
  { present }: PackKind<Row>,
): Omit<PackUpload<Row>, 'columns' | 'invalidRows'> {
  const isImported = ({ pack }: PlannedRow): boolean => chosen.has(pack);
  const said = (row: PlannedRow): PlannedRow =>
    row.isHeader && row.status === 0 && row.change !== 'unchanged' && !isImported(row)
      ? { ...row, reason: t('Not imported: it was not ticked') }
      : row;
  const shown = (rows: PlannedRow[]) => rows.map((row) => present(said(row), isImported(row)));
  return {
    uploadErrorMsgList: plan.problems,
    uploadedList: shown(plan.rows),
    importedList: shown(plan.rows.filter(isImported)),
    notImportedList: shown(plan.rows.filter((row) => !isImported(row))),
    planDigest: '',
  };
}

type File = UploadedFile | undefined;

export const previewCommercialPacks = (context: Context, file: File) =>
  preview(context, commercialPacks, file);
export const importCommercialPacks = (context: Context, file: File, form: ImportForm) =>
  run(context, commercialPacks, file, form);
export const previewImplicitPacks = (context: Context, file: File) => preview(context, implicitPacks, file);
export const importImplicitPacks = (context: Context, file: File, form: ImportForm) =>
  run(context, implicitPacks, file, form);
