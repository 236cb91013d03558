import type { ChangeEntity } from '../../http/change-entities.ts';
import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import type { TitledFields } from '../../kit/activity-kind.ts';
import { notFound } from '../../kit/app-error.ts';
import type { LoggedChange } from '../../kit/change-log.ts';
import type { RecordChanges } from '../../kit/record-changes.ts';
import { t } from '../../texts/kit.ts';

type Change = components['schemas']['Change'];

export type HistoryByEntity = Record<ChangeEntity, RecordChanges>;

/** Who may see and restore which is in openapi.yaml, at ChangeEntity. */
export const changeHandlers = (histories: HistoryByEntity, titled: TitledFields) => {
  const shown = (entity: ChangeEntity, { before, after, ...change }: LoggedChange): Change => ({
    ...change,
    fields: titled(entity, [...new Set([before, after].flatMap((state) => Object.keys(state ?? {})))]).map(
      ({ field, title }) => ({
        field,
        title,
        ...(before && { before: before[field] }),
        ...(after && { after: after[field] }),
      }),
    ),
  });

  return {
    listDeleted: query(async (context, { path: { entity }, query: wanted }) => {
      const { deleted } = histories[entity];
      if (!deleted) throw notFound(t('Deletions of this kind of record are final.'));
      return (await deleted(context, wanted)).map((change) => shown(entity, change));
    }),
    listChanges: query(async (context, { path: { entity, id }, query: wanted }) =>
      (await histories[entity].list(context, id, wanted)).map((change) => shown(entity, change)),
    ),
    restoreChange: command(async (context, { path: { entity, id, changeId }, query: wanted }) => {
      const { restore } = histories[entity];
      if (!restore) throw notFound(t('Changes of this kind of record are not restored.'));
      const { message, version } = await restore(context, id, { changeId, ...wanted });
      return { message, version };
    }),
  } satisfies Partial<OperationMap>;
};
