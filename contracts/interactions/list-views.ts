import { interaction } from '../harness.ts';

const listViewInput = {
  name: 'Buttons',
  shared: true,
  preferred: true,
  search: 'action=search&code=MAIN_BTN&sort=label&size=20',
  columns: { order: ['label', 'code'], hidden: ['code'], widths: [{ column: 'label', pixels: 420 }] },
};
const list = { list: 'interface_labels' as const };
const withBody = { ...list, listViewInput };
const one = { path: { id: 31 } };
const own = 'a view of the labels';
const shared = 'a view that somebody else shares';

export const listViewInteractions = [
  interaction('listListViews', { state: own, args: list, query: list }),
  interaction('listListViews', { variant: 'empty', args: list, query: list }),
  interaction('listListViews', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    args: list,
    query: list,
  }),
  interaction('createListView', { args: withBody, query: list, body: listViewInput }),
  interaction('createListView', {
    variant: 'duplicate',
    state: own,
    status: '409',
    args: withBody,
    query: list,
    body: listViewInput,
  }),
  interaction('createListView', {
    variant: 'blank',
    status: '400',
    args: { ...list, listViewInput: { ...listViewInput, name: ' ' } },
    query: list,
    body: { ...listViewInput, name: ' ' },
  }),
  interaction('updateListView', { state: own, args: { id: 31, listViewInput }, ...one, body: listViewInput }),
  interaction('updateListView', {
    variant: 'not mine',
    state: shared,
    status: '403',
    args: { id: 31, listViewInput },
    ...one,
    body: listViewInput,
  }),
  interaction('updateListView', {
    variant: 'gone',
    status: '404',
    args: { id: 31, listViewInput },
    ...one,
    body: listViewInput,
  }),
  interaction('deleteListView', { state: own, args: { id: 31 }, ...one }),
  interaction('deleteListView', { variant: 'gone', status: '404', args: { id: 31 }, ...one }),
  interaction('updateListViewPreference', {
    state: shared,
    args: { id: 31, listViewPreference: { preferred: true } },
    ...one,
    body: { preferred: true },
  }),
  interaction('updateListViewPreference', {
    variant: 'gone',
    status: '404',
    args: { id: 31, listViewPreference: { preferred: true } },
    ...one,
    body: { preferred: true },
  }),
];
