import { http, HttpResponse } from 'msw';
import type { Change, ChangeEntity } from '../api';
import { mockValue } from './mockValue';
import { requests } from './server';
import { reply } from './steps';

const path = '/ccb/auth/fe/changes';
/** The example of openapi.yaml that is an entity's; the first one is named by none. */
const exampleOf = (entity: ChangeEntity): string => (entity === 'interfaceLabel' ? 'default' : entity);

/** The changes of the example of an entity. */
export const changesOf = (entity: ChangeEntity): Change[] =>
  mockValue<Change[]>(`listChanges.${exampleOf(entity)}`);

/** Answers what is asked of an entity's changes: its example, or `changes`; a restore with `restored`. */
export const serveChanges = (
  entity: ChangeEntity,
  { changes = changesOf(entity), restored }: { changes?: Change[]; restored?: string } = {},
) => [
  http.get(`*${path}/${entity}/:id`, () => HttpResponse.json(changes)),
  http.post(
    `*${path}/${entity}/:id/:changeId/restore`,
    restored === undefined
      ? reply('restoreChange.default')
      : () => HttpResponse.json({ message: restored, version: 9 }),
  ),
];

/** What was restored of an entity: record, change and the side that was wanted: '109/904', '303/905?before=true&seen=905'. */
export const restoresOf = (entity: ChangeEntity): string[] =>
  requests()
    .filter(({ method, url }) => method === 'POST' && new URL(url).pathname.startsWith(`${path}/${entity}/`))
    .map(({ url }) => {
      const { pathname, search } = new URL(url);
      return decodeURIComponent(pathname.slice(`${path}/${entity}/`.length).replace('/restore', '')) + search;
    });
