/** What importing a workbook of SOL visibility would do, for the preview. Pure. */
import { createHash } from 'node:crypto';
import { LISTED_ROWS, type ImportPreview } from '../../kit/import.ts';
import { t } from '../../texts/onlineSales.ts';
import {
  isNew,
  whoseRows,
  type ImportPlan,
  type ImportTarget,
  type PlannedWrite,
} from './sol-model-import-plan.ts';
import { COLUMNS, VISIBLE_COLUMN } from './sol-model-workbook.ts';

/** Changes when the same file would do something else than before. */
export const digestOf = (target: ImportTarget, { writes, refused }: ImportPlan): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        target.market?.id ?? null,
        writes.map(({ row, vehicle, visible }) => [row, vehicle.idSol, vehicle.idSolMarket, visible]),
        refused.map(({ read, reason }) => [read.row, reason]),
      ]),
    )
    .digest('hex')
    .slice(0, 32);

const yesOrNo = (visible: boolean): string => (visible ? 'Yes' : 'No');

function rowOf(target: ImportTarget, write: PlannedWrite) {
  const { row, vehicle, visible } = write;
  const before = target.market ? vehicle.marketVisible : vehicle.hqVisible;
  return {
    ...{ row, code: vehicle.vetele, name: vehicle.model, key: {} },
    result: isNew(target, write) ? ('created' as const) : ('changed' as const),
    cells: [
      { column: VISIBLE_COLUMN, before: before === null ? null : yesOrNo(before), after: yesOrNo(visible) },
    ],
  };
}

export function previewOf(
  { source, columns, rowCount }: { source: string; columns: string[]; rowCount: number },
  target: ImportTarget,
  plan: ImportPlan,
): ImportPreview {
  const { writes, unchanged, leftOut } = plan;
  const refused = plan.refused.slice(0, LISTED_ROWS);
  const created = writes.filter((write) => isNew(target, write)).length;
  const places = new Map(COLUMNS.map((name) => [name, columns.findIndex((own) => isSameName(own, name))]));
  return {
    ...{ fileName: source, rowCount, columns },
    counts: { created, changed: writes.length - created, unchanged, invalid: plan.refused.length },
    rows: writes.slice(0, LISTED_ROWS).map((write) => rowOf(target, write)),
    errors: refused.map(({ read, reason, column }) => ({
      ...{ row: read.row, column, reason: reason.replace(/\.$/, '') },
      value: read.raw[places.get(column) ?? -1] ?? '',
    })),
    invalidRows: refused.map(({ read }) => ({ row: read.row, values: read.raw })),
    truncated: Math.max(writes.length, plan.refused.length) > LISTED_ROWS,
    planDigest: digestOf(target, plan),
    ...(leftOut > 0 && { notes: [leftOutNote(leftOut, target)] }),
  };
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const leftOutNote = (count: number, target: ImportTarget): string =>
  count === 1
    ? t('1 row of other records left out: {why}.', { why: whoseRows(target) })
    : t('{count} rows of other records left out: {why}.', { count, why: whoseRows(target) });
