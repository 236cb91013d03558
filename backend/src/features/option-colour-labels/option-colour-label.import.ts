import type { Context } from '../../kit/context.ts';
import type { Cells, PlannedRow, RowImport } from '../../kit/import/row-import.ts';
import type { CellError } from '../../kit/import/table.ts';
import { anyText, known, requiredText, yesOrNo, type CellReader } from '../../kit/record-cells.ts';
import { changedMeanwhile, recordImport } from '../../kit/record-import.ts';
import { languageCell } from '../languages/language.read.ts';
import { listModelcodes } from '../models/model.read.ts';
import { t } from '../../texts/labels.ts';
import { colItems, itemLabels, itemNoun, optItems, type ItemKind } from './item-labels.read.ts';
import { findFragileCodes, findItems } from './option-colour-label.repository.ts';

/** An empty row for a text that has not been written yet, as in the export: such a row concerns only its item. */
const isRoom = (cells: Cells): boolean =>
  ['id', 'label', 'description'].every((column) => (cells[column] ?? '').trim() === '');

const labelsOnly = (kind: ItemKind) =>
  recordImport(itemLabels[kind], {
    async cells(context) {
      const codes = new Set((await findItems(context, kind, null)).map(({ code }) => code));
      const models = new Set(await listModelcodes(context));
      return {
        code: known(itemNoun(kind), (code) => (codes.has(code) ? code : undefined)),
        language: await languageCell(context),
        modelcode: known('model', (code) => (models.has(code) ? code : undefined)),
        label: requiredText(1000),
        description: anyText(4000),
      };
    },
    key: ['code', 'language', 'modelcode'],
  });

/** The state of an item according to all its good rows; blank cells are ignored. */
function activityReader(stored: Map<string, string>) {
  const told = new Map<string, string>();
  return (code: string, cell: string, isGood: boolean): ReturnType<CellReader> => {
    const other = isGood ? told.get(code) : undefined;
    if (cell.trim() === '') return { text: other ?? stored.get(code) ?? 'false' };
    const { text, reason } = yesOrNo(cell);
    if (reason !== undefined) return { text, reason };
    if (other !== undefined && other !== text)
      return { text, reason: t('Another row of {code} says {other}', { code, other }) };
    if (isGood) told.set(code, text);
    return { text };
  };
}

/** A code that a spreadsheet has changed (0420 to 420) may be another item's; the id still identifies the label. */
function damagedCode(fragile: Map<number, string>, cells: Cells): CellError | undefined {
  const [exported, value = ''] = [fragile.get(Number(cells['id'])), cells['code']?.trim()];
  if (exported === undefined || exported === value || Number(exported) !== Number(value)) return undefined;
  return { column: 'code', value, reason: t('A spreadsheet has changed the code {exported}', { exported }) };
}

/** Switches the items whose rows say another state than the one they were compared with; the others stay as they are by now. */
async function switchItems(context: Context, kind: ItemKind, rows: PlannedRow[], source: string) {
  const seen = new Map(
    rows
      .filter(({ beside, values }) => beside && beside.values['inactive'] !== values['inactive'])
      .map(({ code, beside }) => [code, beside!]),
  );
  if (seen.size === 0) return;
  const changes = (await findItems(context, kind, [...seen.keys()]))
    .map(({ code, inactive }) => ({ ...seen.get(code)!, inactive }))
    // A row of the same item has switched it before.
    .filter(({ values, inactive }) => values['inactive'] === String(inactive))
    .map(({ id, version, inactive }) => ({ id, version, values: { inactive: !inactive } }));
  const items = kind === 'opt' ? optItems : colItems;
  if (changes.length > 0 && (await items.updateAll(context, changes, source)) < changes.length)
    throw changedMeanwhile();
}

/** Columns as the export for versioning writes them; what comes from the factory is not read. Decision A-45. */
function itemLabelImport(kind: ItemKind): RowImport {
  const labels = labelsOnly(kind);
  return {
    ...labels,
    columns: [...labels.columns, 'inactive'],
    async reader(context, purpose) {
      const read = await labels.reader(context, purpose);
      const items = await findItems(context, kind, null);
      const stored = new Map(items.map(({ code, inactive }) => [code, String(inactive)]));
      const readActivity = activityReader(stored);
      const fragile = await findFragileCodes(context, kind);
      return (cells) => {
        const { values, errors } = read(cells)!;
        const damage = damagedCode(fragile, cells);
        const { inactive: value = '' } = cells;
        const excused = damage ? 'code' : isRoom(cells) ? 'label' : '';
        const all = errors.filter(({ column }) => column !== excused);
        if (damage) all.unshift(damage);
        const { text: inactive, reason } = readActivity(values['code'] ?? '', value, all.length === 0);
        if (reason !== undefined) all.push({ column: 'inactive', value, reason });
        return { values: { ...values, inactive }, errors: all };
      };
    },
    async matcher(context, rows) {
      const withText = rows.filter(({ cells }) => !isRoom(cells));
      const match = await labels.matcher(context, withText);
      const codes = rows.map(({ values }) => values['code'] ?? '');
      const itemByCode = new Map((await findItems(context, kind, codes)).map((item) => [item.code, item]));
      return (row) => {
        const { values, cells } = row;
        const item = itemByCode.get(values['code'] ?? '');
        const inactive = String(item?.inactive ?? false);
        const beside = item && { id: item.id, version: item.version, values: { inactive } };
        // A row without a text is compared with itself, but for the state of its item.
        if (item && isRoom(cells))
          return { existing: { id: 0, version: item.version, values: { ...values, inactive } }, beside };
        const { existing, otherId } = match(row);
        const whole = existing && { ...existing, values: { ...existing.values, inactive } };
        return { existing: whole, otherId, beside };
      };
    },
    async apply(context, rows, source) {
      const told = rows.filter(({ existing }) => existing?.id !== 0);
      await labels.apply(context, told, source);
      await switchItems(context, kind, rows, source);
    },
  };
}

export const itemLabelImports = { opt: itemLabelImport('opt'), col: itemLabelImport('col') };
