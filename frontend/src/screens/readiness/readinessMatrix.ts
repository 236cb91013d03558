import type { Readiness } from '../../api';
import { countIn, type CheckName } from './readinessChecks';

export interface MatrixMarket {
  id: string;
  name: string;
}

/** A vehicle, or all of them, with its markets beside each other. */
export interface MatrixRow {
  /** Empty for all vehicles. */
  vetele: string;
  name: string;
  total: number;
  /** What was found by market; null where it does not apply, undefined where the market does not sell the vehicle. */
  counts: Partial<Record<string, number | null>>;
  places: Partial<Record<string, Readiness>>;
}

/** The markets of the rows in their order. */
export const marketsIn = (rows: readonly Readiness[]): MatrixMarket[] => [
  ...new Map(rows.map(({ countryId, market }) => [countryId, { id: countryId, name: market }])).values(),
];

/** Rows by market become rows by vehicle: the sum of all first, then each vehicle where it stands first. */
export function matrixOf(rows: readonly Readiness[], check: CheckName | '', all: string): MatrixRow[] {
  const byVehicle = new Map<string, MatrixRow>();
  const sum: MatrixRow = { vetele: '', name: all, total: 0, counts: {}, places: {} };
  for (const place of rows) {
    const { countryId, vetele, vehicle } = place;
    const row = byVehicle.get(vetele) ?? { vetele, name: vehicle, total: 0, counts: {}, places: {} };
    byVehicle.set(vetele, row);
    const count = countIn(place, check);
    row.counts[countryId] = count;
    row.places[countryId] = place;
    if (count === null) sum.counts[countryId] ??= null;
    else sum.counts[countryId] = (sum.counts[countryId] ?? 0) + count;
    row.total += count ?? 0;
    sum.total += count ?? 0;
  }
  return byVehicle.size === 0 ? [] : [sum, ...byVehicle.values()];
}
