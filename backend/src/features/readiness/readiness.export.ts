import type { Schema } from '../../kit/contract.ts';
import { oneBatch, type ExportDefinition } from '../../kit/export.ts';

type Readiness = Schema<'Readiness'>;

const COLUMNS: Record<keyof Readiness, string> = {
  countryId: 'market',
  market: 'market name',
  vetele: 'vehicle',
  vehicle: 'vehicle name',
  language: 'language',
  pricesMissing: 'prices missing',
  pricesHidden: 'prices hidden',
  pricesBelowCost: 'prices below cost',
  pricesFarFromOfficial: 'prices far from official',
  taxesIncomplete: 'taxes incomplete',
  labelsMissing: 'labels missing',
  packsUnpriced: 'packs unpriced',
  campaignsOverlapping: 'campaigns overlapping',
  campaignsEnding: 'campaigns ending',
  downpaymentMissing: 'downpayment missing',
  notVisibleOnline: 'not visible online',
};
const KEYS = Object.keys(COLUMNS) as (keyof Readiness)[];

/** The readiness as a file: a row for each market and vehicle, empty where a check does not apply. */
export const readinessExport: ExportDefinition<readonly Readiness[]> = {
  fileName: () => 'readiness',
  columns: () => Object.values(COLUMNS),
  batches: (_context, rows) => Promise.resolve(oneBatch(rows.map((row) => KEYS.map((key) => row[key])))),
};
