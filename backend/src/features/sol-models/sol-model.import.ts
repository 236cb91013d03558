/** The import of SOL visibility: rows of others' records are left out, so that an export of everything imports as it is. */
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Form } from '../../kit/contract.ts';
import { readCells, rowImport, type Cells, type Match, type Reading } from '../../kit/import/row-import.ts';
import { yesOrNo, type CellReader } from '../../kit/record-cells.ts';
import { t } from '../../texts/onlineSales.ts';
import { listMarketIds } from '../countries/country.read.ts';
import { veteleIn } from '../models/vehicle.read.ts';
import { COLUMNS, HQ_CODE, MARKET_COLUMN, VEHICLE_COLUMN, VISIBLE_COLUMN } from './sol-model-workbook.ts';
import { findVehicles, lockRecords, type VehicleRecords } from './sol-model.repository.ts';
import { recordOf, storeVisibility } from './sol-model.writer.ts';
import { requireOwnSolMarket, requireSolUserAs } from './sol-rights.read.ts';
import { refusedInMarket } from './sol-visibility.rules.ts';

type Target = { id: string; description: string } | null;

const yesNo = (visible: boolean): string => (visible ? 'Yes' : 'No');

const readVehicle: CellReader = (cell) =>
  cell.trim() === '' ? { text: '', reason: t('the cell is blank') } : { text: veteleIn(cell.trim()) };

/** Blank where the record stays as it is. */
const readVisible: CellReader = (cell) => {
  const visible = cell.trim();
  const { text, reason } = yesOrNo(visible);
  if (reason === undefined) return { text: visible && yesNo(text === 'true') };
  return { text: visible, reason: t("'{visible}' is neither Yes nor No", { visible: visible.slice(0, 40) }) };
};

function readerOf(target: Target, markets: ReadonlySet<string>) {
  const isMarket = (id: string) => id.toUpperCase() === HQ_CODE || markets.has(id.toLowerCase());
  const own = (target?.id ?? HQ_CODE).toLowerCase();
  const readMarket: CellReader = (cell) => {
    const named = cell.trim();
    const isRead = named === '' || isMarket(named);
    return { text: named, reason: isRead ? undefined : t('there is no market {named}', { named }) };
  };
  const readers = {
    [VEHICLE_COLUMN]: readVehicle,
    [MARKET_COLUMN]: readMarket,
    [VISIBLE_COLUMN]: readVisible,
  };
  return (cells: Cells): Reading | undefined => {
    const reading = readCells(cells, readers);
    const market = reading.values[MARKET_COLUMN]!;
    return isMarket(market) && market.toLowerCase() !== own ? undefined : reading;
  };
}

function matchOf(
  target: Target,
  vehicle: VehicleRecords | undefined,
  { [VEHICLE_COLUMN]: vetele = '', [VISIBLE_COLUMN]: visible = '' }: Cells,
): Match {
  if (!vehicle) {
    const reason = t('there is no vehicle {vetele}', { vetele });
    return { refusal: { column: VEHICLE_COLUMN, value: vetele, reason } };
  }
  const { id, visible: stored } = recordOf(vehicle, target?.id);
  const before = stored === null ? '' : yesNo(stored);
  const said = { model: `${vehicle.model} (${vetele})`, visible: visible === 'Yes' };
  const isChange = visible !== '' && visible !== before;
  const reason = target && isChange && refusedInMarket(vehicle, { ...said, market: target.description });
  if (reason) return { refusal: { column: '', value: '', reason: reason.replace(/\.$/, '') } };
  // A blank cell is compared with itself.
  const values = { [VISIBLE_COLUMN]: visible && before };
  const existing = id === null && visible !== '' ? undefined : { id: id ?? 0, version: 0, values };
  return { name: vehicle.model, existing };
}

/** Into whose records is checked: HQ users import those of headquarters, others those of a market that they choose. */
export async function visibilityImport(context: Context, { isHQUser, idCountry }: Form<'importSolModels'>) {
  const { isHq } = await requireSolUserAs(context, isHQUser === 'true');
  if (!isHq && !idCountry)
    throw invalid(t('Choose a market first.'), [{ field: 'idCountry', message: t('required') }]);
  const target: Target = isHq ? null : await requireOwnSolMarket(context, idCountry!);
  const vehicles = new Map<string, VehicleRecords>();
  return rowImport(context, {
    kind: 'solModel',
    market: target?.id ?? '',
    noun: 'online vehicle',
    key: [VEHICLE_COLUMN],
    codeColumn: VEHICLE_COLUMN,
    shown: [VISIBLE_COLUMN],
    columns: COLUMNS,
    required: [VEHICLE_COLUMN, VISIBLE_COLUMN],
    async reader(_context, purpose) {
      if (purpose === 'import') await lockRecords(context, target?.id ?? null);
      return readerOf(target, await listMarketIds(context));
    },
    async matcher(_context, rows) {
      const named = new Set(rows.map(({ values }) => values[VEHICLE_COLUMN]!));
      for (const vehicle of await findVehicles(context, [...named], target?.id ?? null))
        vehicles.set(vehicle.vetele, vehicle);
      return ({ values }) => matchOf(target, vehicles.get(values[VEHICLE_COLUMN]!), values);
    },
    async apply(_context, rows, source) {
      for (const { code, values } of rows) {
        const record = recordOf(vehicles.get(code)!, target?.id);
        await storeVisibility(context, record, values[VISIBLE_COLUMN] === 'Yes', source);
      }
    },
    leftOutNote(count) {
      const why = target
        ? t('this import is for {market} only', { market: target.description })
        : t('each market changes its own');
      return count === 1
        ? t('1 row of other records left out: {why}.', { why })
        : t('{count} rows of other records left out: {why}.', { count, why });
    },
  });
}
