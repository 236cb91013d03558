import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { statement } from '../../kit/sql.ts';
import { languageJoin } from '../languages/language.read.ts';
import { TrackingLabel } from './tracking-label.entity.ts';

export type TrackingLabelFilter = 'code' | 'label';

export const trackingLabelList: ListDefinition<'id', TrackingLabelFilter> = {
  table: 'tracking_label t',
  joins: languageJoin('t.language_id'),
  id: 't.id',
  columns: `${shownSql(TrackingLabel, 't', ['languageId'])},
    g.shown AS language`,
  sorts: { id: 't.id' },
  filters: {
    code: contains('search_text(t.key)'),
    label: contains('search_text(t.label)'),
  },
};

const { columns, table, joins } = trackingLabelList;
const everyLabel = statement(
  `SELECT coalesce(json_agg(found), '[]')::text AS content FROM (SELECT ${columns} FROM ${table} ${joins} ORDER BY t.id) found`,
);

/** In order of creation: the only list that is a plain array (decisions ). */
export async function allTrackingLabels<Row>(context: Context): Promise<JsonText<Row[]>> {
  const [row] = await context.sql.rows<{ content: string }>(everyLabel);
  return jsonText(row!.content);
}

export const trackingLabel = recordOf(TrackingLabel, {
  entity: 'trackingLabel',
  noun: 'tracking label',
  name: 'key',
  codes: { languageId: 'language' },
  list: trackingLabelList,
});
