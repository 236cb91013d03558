import type { components } from '../../http/operations.gen.ts';
import { rowImportHandlers, selectedIds } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { bulkOf, type BulkNoun, type BulkValues } from '../../kit/bulk.ts';
import type { Context } from '../../kit/context.ts';
import { undoStoreOf } from '../../kit/undo-run.ts';
import { numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { startMailedExport } from './export-item-labels.job.ts';
import { itemLabelImports } from './option-colour-label.import.ts';
import { COLOR, colItems, kindOf, optItems } from './item-labels.read.ts';
import { itemLists } from './option-colour-label.list.ts';
import { changeItemLabel, itemHistory } from './option-colour-label.service.ts';

export { itemLabelConstraints } from './item-labels.read.ts';

type Item = components['schemas']['OptColorItem'];

/** The type and the number of an id such as COLOR~12; the code of a group may have tildes itself. */
function partsOf(id: string): { type: string; item: string } {
  const [, type = '', item = ''] = /^(.*)~(.*)$/s.exec(id) ?? [];
  return { type, item };
}
const typeOf = (id: string): string => partsOf(id).type;

export const optionColourLabelHistory: RecordChanges = {
  async list(context, id, { language }) {
    const { type, item } = partsOf(id);
    const changes = await itemHistory(context, kindOf(type), numberedId(item), language);
    return changes.map((change) => ({ ...change, recordId: id }));
  },
};

interface ItemWanted {
  optColType?: string;
  code?: string;
  label?: string;
  missingIn?: string;
}

const filtersOf = ({ optColType, code, label, missingIn }: ItemWanted) => ({
  group: optColType || COLOR,
  code,
  label,
  missingIn,
});

const switched = {
  filtersOf,
  values: (_context: Context, { inactive }: BulkValues) => ({ inactive: inactive! }),
};
const itemBulks = {
  opt: bulkOf(optItems, { ...switched, list: itemLists.opt }),
  col: bulkOf(colItems, { ...switched, list: itemLists.col }),
};

/** Options and colours, which come from a feed, are switched on and off; their labels are texts of each alone. */
export const optionColourLabelBulk: BulkNoun = {
  async rows(context, wanted, limit) {
    const type = 'ids' in wanted ? typeOf(wanted.ids[0] ?? '') : String(wanted.filters['optColType'] ?? '');
    const own = 'ids' in wanted ? wanted.ids.filter((id) => typeOf(id) === type) : [];
    const rows = await itemBulks[kindOf(type)].rows(
      context,
      'ids' in wanted ? { ids: own.map((id) => partsOf(id).item) } : wanted,
      limit,
    );
    return rows.map(({ id, state }) => ({ id: `${type || COLOR}~${id}`, state }));
  },
  set: {
    atOnce: itemBulks.opt.set!.atOnce,
    write: (context, rows, values) =>
      itemBulks[kindOf(typeOf(rows[0]!.id))].set!.write(
        context,
        rows.map(({ id, state }) => ({ id: partsOf(id).item, state })),
        values,
      ),
  },
  stores: [undoStoreOf(optItems), undoStoreOf(colItems)],
};

const imports = {
  col: rowImportHandlers(itemLabelImports.col),
  opt: rowImportHandlers(itemLabelImports.opt),
};

export const optionColourLabelHandlers = {
  listOptColorLabels: query((context, { query: wanted }) => {
    const {
      optColType,
      page = 0,
      size = 10,
      sortBy = 'code',
      sortDesc = false,
      pageOf,
      code,
      label,
      missingIn,
    } = wanted;
    const filters = filtersOf({ optColType, code, label, missingIn });
    return pagedList<Item, typeof sortBy, keyof typeof filters>(context, itemLists[kindOf(optColType)], {
      page,
      size,
      sortBy,
      sortDesc,
      pageOf,
      filters,
    });
  }),
  changeColLabelInColItem: command((context, { path: { id, language }, body }) =>
    changeItemLabel(context, 'col', id, language, body),
  ),
  changeOptLabelInOptItem: command((context, { path: { id, language }, body }) =>
    changeItemLabel(context, 'opt', id, language, body),
  ),
  exportOptColorLabelsCsv: command((context, { query: { ids, ...wanted } }) =>
    startMailedExport(context, { ...wanted, ids: selectedIds(ids), format: 'csv' }),
  ),
  exportOptColorLabelsXlsx: command((context, { query: { ids, ...wanted } }) =>
    startMailedExport(context, { ...wanted, ids: selectedIds(ids), format: 'xlsx' }),
  ),
  previewColLabels: imports.col.preview,
  importColLabels: imports.col.import,
  previewOptLabels: imports.opt.preview,
  importOptLabels: imports.opt.import,
} satisfies Partial<OperationMap>;
