import { crudHandlers, exportHandlers, list } from '../../http/crud-handlers.ts';
import { command, type OperationMap, steadyQuery } from '../../http/operation.ts';
import { bulkOf, type BulkNoun } from '../../kit/bulk.ts';
import { refuseFaultyValues } from '../../kit/model-pattern.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import { optGroupExport } from './opt-group.export.ts';
import { optGroupList } from './opt-group.list.ts';
import { listOptions } from './opt-group.repository.ts';
import {
  createGroupOrLabel,
  filtersOf,
  optGroupChanges,
  optGroups,
  type GroupQuery,
} from './opt-group.service.ts';

export { optGroupConstraints } from './opt-group.entity.ts';

const groups = crudHandlers(optGroups);
const files = exportHandlers(optGroupExport, (wanted: GroupQuery, context) => filtersOf(context, wanted));

export const optGroupHistory = changesOfCrud(optGroups);

export const optGroupBulk: BulkNoun = bulkOf(optGroups, {
  filtersOf: (wanted: GroupQuery, context) => filtersOf(context, wanted),
  check: refuseFaultyValues,
  values: optGroupChanges,
});

/** Groups are never deleted. */
export const optGroupHandlers = {
  listOptGroups: list(optGroupList, ({ modelName, code, label }, context) =>
    filtersOf(context, { modelName, code, label }),
  ),
  createOptGroup: command((context, { body }) => createGroupOrLabel(context, body)),
  updateOptGroup: groups.update(optGroupChanges),
  getOptGroupLangList: steadyQuery((context) => listOptions(context)),
  exportOptGroupsCsv: files.csv,
  exportOptGroupsXlsx: files.xlsx,
} satisfies Partial<OperationMap>;
