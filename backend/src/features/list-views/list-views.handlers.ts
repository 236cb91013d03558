import { command, query, type OperationMap } from '../../http/operation.ts';
import { changePreference, createView, listViews, removeView, updateView } from './list-view.service.ts';

export { listViewConstraints } from './list-view.entity.ts';

export const listViewHandlers = {
  listListViews: query((context, { query: { list } }) => listViews(context, list)),
  createListView: command((context, { query: { list }, body }) => createView(context, { ...body, list })),
  updateListView: command((context, { path: { id }, body }) => updateView(context, id, body)),
  deleteListView: command((context, { path: { id } }) => removeView(context, id)),
  updateListViewPreference: command((context, { path: { id }, body }) =>
    changePreference(context, id, body.preferred),
  ),
} satisfies Partial<OperationMap>;
