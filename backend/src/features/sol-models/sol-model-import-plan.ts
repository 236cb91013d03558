/** What importing a workbook of SOL visibility does, row by row, before anything is stored. Pure. */
import { characterFault, presentable, yesOrNo } from '../../kit/record-cells.ts';
import type { TableRow } from '../../kit/upload/table-file.ts';
import { t } from '../../texts/onlineSales.ts';
import { HQ_CODE, MARKET_COLUMN, VEHICLE_COLUMN, VISIBLE_COLUMN } from './sol-model-workbook.ts';
import type { VehicleRecords } from './sol-model.repository.ts';
import { refusedBelowHidden } from './sol-visibility.rules.ts';

/** Whose records an import may change: those of headquarters, or those of one market. */
export type ImportTarget = { market: null } | { market: { id: string; description: string } };

export interface ReadRow {
  row: number;
  vetele: string;
  /** As written; empty where the cell is blank. */
  market: string;
  visible: string;
  /** The cells as the file holds them, in the order of its columns. */
  raw: string[];
  /** Why one of its cells cannot be read. */
  fault?: { refused: string; column: string };
}

export interface PlannedWrite {
  row: number;
  vehicle: VehicleRecords;
  visible: boolean;
}

export interface RefusedRow {
  read: ReadRow;
  reason: string;
  /** Empty where no one cell is at fault. */
  column: string;
}

export interface ImportPlan {
  writes: PlannedWrite[];
  refused: RefusedRow[];
  unchanged: number;
  leftOut: number;
  lines: string[];
}

/** Whether a write adds a record; the others change one. */
export const isNew = ({ market }: ImportTarget, { vehicle }: PlannedWrite): boolean =>
  (market ? vehicle.idSolMarket : vehicle.idSol) === null;

/** 'this import is for Italia only', of the rows that are left out. */
export const whoseRows = ({ market }: ImportTarget): string =>
  market
    ? t('this import is for {market} only', { market: market.description })
    : t('each market changes its own');

const cell = (row: TableRow, column: string): string => presentable((row.cells[column] ?? '').trim());

const faultOf = ({ cells }: TableRow): ReadRow['fault'] =>
  [VEHICLE_COLUMN, MARKET_COLUMN, VISIBLE_COLUMN]
    .map((column) => ({ refused: characterFault(cells[column] ?? '') ?? '', column }))
    .find(({ refused }) => refused !== '');

export const readRow = (row: TableRow): ReadRow => ({
  row: row.row,
  vetele: cell(row, VEHICLE_COLUMN).toUpperCase(),
  market: cell(row, MARKET_COLUMN),
  visible: cell(row, VISIBLE_COLUMN),
  raw: row.raw,
  fault: faultOf(row),
});

type Answer =
  { write: PlannedWrite; line: string } | { refused: string; column?: string } | 'unchanged' | 'leftOut';

const VETELE_LENGTH = 7;

interface Stored {
  vehicles: Map<string, VehicleRecords>;
  /** Ids of all markets, in lower case. */
  markets: Set<string>;
}

/** Why a row that names a market is not about the records of this import; undefined where it is. */
function otherRecord(
  { market }: ImportTarget,
  { market: named }: ReadRow,
  stored: Stored,
): Answer | undefined {
  if (named === '' || named.toLowerCase() === (market?.id ?? HQ_CODE).toLowerCase()) return undefined;
  const isKnown = named.toUpperCase() === HQ_CODE || stored.markets.has(named.toLowerCase());
  return isKnown ? 'leftOut' : { refused: t('there is no market {named}', { named }), column: MARKET_COLUMN };
}

function unknownVehicle(vetele: string, { vehicles }: Stored): Answer {
  if (vetele === '') return { refused: t('the cell is blank'), column: VEHICLE_COLUMN };
  const padded = vetele.padStart(VETELE_LENGTH, '0');
  const refused =
    padded !== vetele && vehicles.has(padded)
      ? t('there is no vehicle {vetele}; a spreadsheet dropped the zeros of {padded}', { vetele, padded })
      : t('there is no vehicle {vetele}', { vetele });
  return { refused, column: VEHICLE_COLUMN };
}

const nameOf = ({ model, vetele }: VehicleRecords): string => `${model} (${vetele})`;

/** What a market may not say of a vehicle; undefined where nothing stands in its way. */
function objection(
  vehicle: VehicleRecords,
  market: { description: string },
  visible: boolean,
): string | undefined {
  const { vetele, idSol, idSolMarket, hqVisible, isSold } = vehicle;
  if (idSol === null)
    return t('Headquarters have not put {model} on the list of online sales yet, so no market can.', {
      model: nameOf(vehicle),
    });
  if (idSolMarket === null && !isSold)
    return t('{market} does not sell {model}.', { market: market.description, model: nameOf(vehicle) });
  if (!hqVisible && (visible || idSolMarket !== null))
    return refusedBelowHidden(vetele, market.description, visible);
  return undefined;
}

/** `seen` holds the row of every vehicle so far: a record stands in one row only. */
function answerTo(target: ImportTarget, row: ReadRow, stored: Stored, seen: Map<string, number>): Answer {
  if (row.fault) return row.fault;
  const other = otherRecord(target, row, stored);
  if (other) return other;
  const twin = seen.get(row.vetele);
  if (twin !== undefined)
    return {
      refused: t('{vetele} stands in row {twin} already', { vetele: row.vetele, twin }),
      column: VEHICLE_COLUMN,
    };
  if (row.vetele !== '') seen.set(row.vetele, row.row);
  return answerOf(target, row, stored);
}

function answerOf(target: ImportTarget, row: ReadRow, stored: Stored): Answer {
  const vehicle = stored.vehicles.get(row.vetele);
  if (!vehicle) return unknownVehicle(row.vetele, stored);
  if (row.visible === '') return 'unchanged';
  const read = yesOrNo(row.visible);
  if ('reason' in read)
    return {
      refused: t("'{visible}' is neither Yes nor No", { visible: row.visible.slice(0, 40) }),
      column: VISIBLE_COLUMN,
    };
  const visible = read.text === 'true';
  const { market } = target;
  const before = market ? vehicle.marketVisible : vehicle.hqVisible;
  if (before === visible) return 'unchanged';
  const refused = market && objection(vehicle, market, visible);
  if (refused) return { refused };
  const named = { model: nameOf(vehicle) };
  const recorded = () =>
    visible ? t('{model} is recorded, visible.', named) : t('{model} is recorded, not visible.', named);
  const changed = () =>
    visible ? t('{model} is visible now.', named) : t('{model} is not visible now.', named);
  const line = before === null ? recorded() : changed();
  return { write: { row: row.row, vehicle, visible }, line };
}

function summary(target: ImportTarget, { writes, refused, unchanged, leftOut }: ImportPlan): string {
  const added = writes.filter((write) => isNew(target, write)).length;
  const counts = { changed: writes.length - added, added, unchanged, refused: refused.length };
  return leftOut > 0
    ? t(
        'Rows: {changed} changed, {added} added, {unchanged} unchanged, {leftOut} of other records left out ({why}), {refused} refused.',
        { ...counts, leftOut, why: whoseRows(target) },
      )
    : t('Rows: {changed} changed, {added} added, {unchanged} unchanged, {refused} refused.', counts);
}

/** Good rows are written, the others are told why not. */
export function planVisibility(target: ImportTarget, rows: ReadRow[], stored: Stored): ImportPlan {
  const plan: ImportPlan = { writes: [], refused: [], unchanged: 0, leftOut: 0, lines: [] };
  const seen = new Map<string, number>();
  for (const row of rows) {
    const answer = answerTo(target, row, stored, seen);
    if (typeof answer === 'string') plan[answer]++;
    else if ('refused' in answer) {
      const { refused: reason, column = '' } = answer;
      plan.refused.push({ read: row, reason, column });
      plan.lines.push(
        t('Row {place}: {reason}', {
          place: [row.row, column].filter(Boolean).join(', '),
          reason: reason.replace(/\.?$/, '.'),
        }),
      );
    } else {
      plan.writes.push(answer.write);
      plan.lines.push(t('Row {row}: {line}', { row: row.row, line: answer.line }));
    }
  }
  return { ...plan, lines: [...plan.lines, summary(target, plan)] };
}
