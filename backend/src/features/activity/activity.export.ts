import { isDeepStrictEqual } from 'node:util';
import { NEW_PASSWORD } from '../../kit/change-log.ts';
import type { ExportDefinition } from '../../kit/export.ts';
import { t } from '../../texts/activity.ts';
import { activityBatches, type StoredChange } from './activity.repository.ts';
import { askedOf, changedFields, nameOf, type Shown, type Wanted } from './activity.service.ts';
import { kindTitles } from './kind-titles.ts';

const COLUMNS = [
  ...['id', 'at', 'actor', 'action', 'madeBy', 'source', 'kind', 'record', 'recordId', 'market', 'model'],
  ...['field', 'title', 'before', 'after'],
];

const cellOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** A row for each field that the change touched; one without a field where it touched none. */
function rowsOf({ rules, titled }: Shown, change: StoredChange): unknown[][] {
  const rule = rules.find(({ kind }) => kind === change.kind)!;
  const { id, at, actor, action, madeBy, source, recordId, market, model } = change;
  const head = [
    id,
    at,
    actor,
    action,
    madeBy,
    source === NEW_PASSWORD ? t('New password') : source,
    kindTitles[rule.kind](),
    nameOf(rule, change),
    recordId,
    market,
    model,
  ];
  const touched = changedFields(rule, titled, change).filter(
    ({ before, after }) => !isDeepStrictEqual(before ?? null, after ?? null),
  );
  if (touched.length === 0) return [[...head, '', '', '', '']];
  return touched.map(({ field, title, before, after }) => [
    ...head,
    field,
    title,
    cellOf(before),
    cellOf(after),
  ]);
}

/** Follows the filters of the list (decision A-90), but has all the changes, not only those that are counted. */
export const activityExport = (about: Shown): ExportDefinition<Wanted> => ({
  fileName: () => 'activity',
  columns: () => COLUMNS,
  async batches(context, wanted) {
    const { visible, filters } = await askedOf(context, about.rules, wanted);
    return (async function* () {
      for await (const changes of activityBatches(context, visible, filters))
        yield changes.flatMap((change) => rowsOf(about, change));
    })();
  },
});
