/** The import of SOL visibility: rows of others' records are left out, so that an export of everything imports as it is. */
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { ImportForm } from '../../kit/import/import.ts';
import { rowImport } from '../../kit/import/row-import.ts';
import type { Cells, Match, Reading } from '../../kit/import/row-plan.ts';
import type { CellError } from '../../kit/import/table.ts';
import { yesOrNo } from '../../kit/record-cells.ts';
import { t } from '../../texts/onlineSales.ts';
import { veteleIn } from '../models/vehicle.read.ts';
import { COLUMNS, HQ_CODE, MARKET_COLUMN, VEHICLE_COLUMN, VISIBLE_COLUMN } from './sol-model-workbook.ts';
import { findVehicles, listMarketIds, lockRecords, type VehicleRecords } from './sol-model.repository.ts';
import { addHqRecord, addMarketRecord, changeHqRecord, changeMarketRecord } from './sol-model.writer.ts';
import { requireOwnSolMarket, requireSolUserAs } from './sol-rights.read.ts';
import { refusedBelowHidden } from './sol-visibility.rules.ts';

interface SolForm extends ImportForm {
  isHQUser?: string;
  idCountry?: string;
}

type Target = { id: string; description: string } | null;

/** Whose records the user may import: HQ users those of headquarters, others those of a market that they choose. */
async function targetOf(context: Context, { isHQUser, idCountry }: SolForm): Promise<Target> {
  const { isHq } = await requireSolUserAs(context, isHQUser === 'true');
  if (isHq) return null;
  if (!idCountry)
    throw invalid(t('Choose a market first.'), [{ field: 'idCountry', message: t('required') }]);
  return requireOwnSolMarket(context, idCountry);
}

const yesNo = (visible: boolean): string => (visible ? 'Yes' : 'No');

function readerOf(target: Target, markets: ReadonlySet<string>) {
  const isMarket = (id: string) => id.toUpperCase() === HQ_CODE || markets.has(id.toLowerCase());
  const own = (target?.id ?? HQ_CODE).toLowerCase();
  return (cells: Cells): Reading => {
    const errors: CellError[] = [];
    const read = (column: string, faultOf: (text: string) => string | undefined): string => {
      const value = (cells[column] ?? '').trim();
      const reason = faultOf(value);
      if (reason !== undefined) errors.push({ column, value, reason });
      return value;
    };
    const vetele = read(VEHICLE_COLUMN, (text) => (text === '' ? t('the cell is blank') : undefined));
    const market = read(MARKET_COLUMN, (named) =>
      named === '' || isMarket(named) ? undefined : t('there is no market {named}', { named }),
    );
    const visible = read(VISIBLE_COLUMN, (text) =>
      yesOrNo(text).reason === undefined
        ? undefined
        : t("'{visible}' is neither Yes nor No", { visible: text.slice(0, 40) }),
    );
    const isLeftOut = isMarket(market) && market.toLowerCase() !== own;
    return {
      values: {
        [VEHICLE_COLUMN]: veteleIn(vetele),
        [VISIBLE_COLUMN]: visible && yesNo(yesOrNo(visible).text === 'true'),
      },
      errors: isLeftOut ? [] : errors,
      isLeftOut,
    };
  };
}

const nameOf = ({ model, vetele }: VehicleRecords): string => `${model} (${vetele})`;

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

function matchOf(
  target: Target,
  vehicle: VehicleRecords | undefined,
  { [VEHICLE_COLUMN]: vetele = '', [VISIBLE_COLUMN]: visible = '' }: Cells,
): Match {
  if (!vehicle) {
    const reason = t('there is no vehicle {vetele}', { vetele });
    return { refusal: { column: VEHICLE_COLUMN, value: vetele, reason } };
  }
  const id = target ? vehicle.idSolMarket : vehicle.idSol;
  const stored = target ? vehicle.marketVisible : vehicle.hqVisible;
  const before = stored === null ? '' : yesNo(stored);
  const refused =
    target && visible !== '' && visible !== before && objection(vehicle, target, visible === 'Yes');
  return {
    name: vehicle.model,
    isIdle: visible === '',
    ...(id !== null && { existing: { id, version: 0, values: { [VISIBLE_COLUMN]: before } } }),
    ...(refused && { refusal: { column: '', value: '', reason: refused.replace(/\.$/, '') } }),
  };
}

function store(context: Context, target: Target, vehicle: VehicleRecords, visible: boolean, source: string) {
  const { vetele, idSol, idSolMarket, hqVisible, marketVisible } = vehicle;
  if (!target && idSol === null) return addHqRecord(context, vetele, visible, source);
  if (!target) return changeHqRecord(context, { id: idSol!, vetele, visible: hqVisible! }, visible, source);
  const of = { vetele, countryId: target.id };
  return idSolMarket === null
    ? addMarketRecord(context, { ...of, idSol: idSol! }, visible, source)
    : changeMarketRecord(context, { ...of, id: idSolMarket, visible: marketVisible! }, visible, source);
}

export async function visibilityImport(context: Context, form: SolForm) {
  const target = await targetOf(context, form);
  const vehicles = new Map<string, VehicleRecords>();
  return rowImport({
    noun: 'online vehicle',
    key: [VEHICLE_COLUMN],
    codeColumn: VEHICLE_COLUMN,
    shown: [VISIBLE_COLUMN],
    columns: COLUMNS,
    required: [VEHICLE_COLUMN, VISIBLE_COLUMN],
    async reader(_context, purpose) {
      if (purpose === 'import') await lockRecords(context, target?.id ?? null);
      const ids = (await listMarketIds(context)).map((id) => id.toLowerCase());
      return readerOf(target, new Set(ids));
    },
    async matcher(_context, rows) {
      const named = new Set(rows.map(({ values }) => values[VEHICLE_COLUMN]!));
      for (const vehicle of await findVehicles(context, [...named], target?.id ?? null))
        vehicles.set(vehicle.vetele, vehicle);
      return ({ values }) => matchOf(target, vehicles.get(values[VEHICLE_COLUMN]!), values);
    },
    async apply(_context, rows, source) {
      for (const { code, values } of rows)
        await store(context, target, vehicles.get(code)!, values[VISIBLE_COLUMN] === 'Yes', source);
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
