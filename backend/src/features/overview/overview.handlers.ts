import { query, type OperationMap } from '../../http/operation.ts';
import type { KindRules } from '../../kit/activity-kind.ts';
import { readImport } from './import-run.service.ts';
import { getOverview } from './overview.service.ts';

/** Who may see which kinds is in openapi.yaml, at ActivityKind. */
export const overviewHandlers = (rules: readonly KindRules[]) =>
  ({
    getOverview: query((context, { query: wanted }) => getOverview(context, rules, wanted)),
    getImportRun: query((context, { path: { id } }) => readImport(context, rules, id)),
  }) satisfies Partial<OperationMap>;
