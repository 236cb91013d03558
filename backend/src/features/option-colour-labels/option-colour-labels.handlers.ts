import type { components } from '../../http/operations.gen.ts';
import { rowImportHandlers } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { numberedId, partsOf, type RecordChanges } from '../../kit/record-changes.ts';
import { startMailedExport } from './export-item-labels.job.ts';
import { itemLabelImports } from './option-colour-label.import.ts';
import { COLOR, kindOf } from './item-labels.read.ts';
import { itemLists } from './option-colour-label.list.ts';
import { changeItemLabel, itemHistory } from './option-colour-label.service.ts';

export { itemLabelConstraints } from './item-labels.read.ts';

type Item = components['schemas']['OptColorItem'];

export const optionColourLabelHistory: RecordChanges = {
  async list(context, id, { language }) {
    const [type, item] = partsOf<[string, string]>(id, 2);
    const changes = await itemHistory(context, kindOf(type), numberedId(item), language);
    return changes.map((change) => ({ ...change, recordId: id }));
  },
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
      code,
      label,
      missingIn,
    } = wanted;
    const filters = { group: optColType || COLOR, code, label, missingIn };
    return pagedList<Item, typeof sortBy, keyof typeof filters>(context, itemLists[kindOf(optColType)], {
      page,
      size,
      sortBy,
      sortDesc,
      filters,
    });
  }),
  changeColLabelInColItem: command((context, { path: { id, language }, body }) =>
    changeItemLabel(context, 'col', id, language, body),
  ),
  changeOptLabelInOptItem: command((context, { path: { id, language }, body }) =>
    changeItemLabel(context, 'opt', id, language, body),
  ),
  exportOptColorLabelsCsv: command((context, { query: wanted }) =>
    startMailedExport(context, { ...wanted, format: 'csv' }),
  ),
  exportOptColorLabelsXlsx: command((context, { query: wanted }) =>
    startMailedExport(context, { ...wanted, format: 'xlsx' }),
  ),
  previewColLabels: imports.col.preview,
  importColLabels: imports.col.import,
  previewOptLabels: imports.opt.preview,
  importOptLabels: imports.opt.import,
} satisfies Partial<OperationMap>;
