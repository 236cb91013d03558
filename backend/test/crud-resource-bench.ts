import { afterAll, beforeAll, expect } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import { changesOf } from './changes.ts';
import type { UserSpec } from './factories.ts';

export type Body = Record<string, unknown>;

export interface CrudResource {
  /** Of the collection, e.g. /ccb/auth/fe/trackingLabels. */
  path: string;
  /** Last segment of the list's path; without it, filters by `label` and `code` are not tested. */
  list: string;
  /** In the change log and the database. */
  entity: string;
  table: string;
  /** Sufficient rights. */
  rights?: UserSpec;
  /** Creates what the records refer to: countries, models. */
  prepare?: (app: TestApp) => Promise<unknown>;
  /** The body of the nth record; keys differ. Its texts are awkward for files and searches. */
  record: (n: number) => Body;
  /** Required by every list to show the records. */
  query?: Body;
  /** On the wire. */
  firstPage?: number;
  /** A plain array of all records in order of creation. */
  isArray?: true;
  /** The field by which messages name a record. */
  name: string;
  /** A text that may change, and that is no part of the key. */
  text: string;
  /** How that field represents a text, if not as it is. */
  say?: (text: string) => string;
  /** Other fields that may change. */
  changes?: Body;
  /** Fields that an update ignores. */
  fixed?: Body;
  /** Fields of the list only, such as a text in the requested language. */
  listOnly?: string[];
  /** Texts that must not be blank. */
  required: string[];
  /** Values refused with 400, by field. */
  invalid?: Record<string, unknown[]>;
  /** Bodies that differ from `record` in one part of the key only. Without them there is no key. */
  otherKeys?: Body[];
  /** Filters, and the field that each searches. */
  searches: Record<string, string>;
  sorts: string[];
  /** Exports that follow the list's filters: file name without its extension, and columns, one of them `text`. */
  exports?: { name: string; columns: string[] };
  /** Exports and imports, if it has any. */
  files?: {
    /** File for versioning, without its extension. */
    name: string;
    columns: string[];
    /** A cell that no import accepts, and the reason. */
    badCell: { column: string; value: string; reason: string };
  };
}

export const AWKWARD = [
  '007',
  '=1+1',
  `'=1+1`,
  '-5%',
  'Perché è così €',
  'a;b,c\td "e"',
  'one\ntwo\r\nthree',
  '<b>&amp; 🚗</b>',
];
/** A server with one user, and helpers for the proofs. */
export function crudResourceBench(title: string, resource: CrudResource) {
  const {
    path,
    entity,
    table,
    name,
    text,
    firstPage = 0,
    rights = { ccadmEnabled: true },
    say = String,
  } = resource;
  let app: TestApp;
  let editor: SignedInUser;
  let count = 0;
  const next = (spec: Body = {}): Body => ({ ...resource.record((count += 1)), ...spec });
  const send = (method: string, to: string, body?: unknown, as = editor) =>
    app.request(method, path + to, { as, body });
  const create = async (spec: Body = {}): Promise<{ id: number; body: Body }> => {
    const body = next(spec);
    const reply = await send('POST', '', body);
    expect(reply.status, reply.body.message).toBe(200);
    return { id: reply.body.id as number, body };
  };
  const update = (id: number, body: Body, as = editor) => send('PUT', `/${id}`, body, as);
  const list = (query: Body = {}) =>
    app.request('GET', `${path}/${resource.list}`, {
      as: editor,
      query: resource.isArray ? undefined : { ...resource.query, size: 1000, ...query },
    });
  const rows = async (query: Body = {}): Promise<Body[]> => {
    const reply = await list(query);
    expect(reply.status, reply.body.message).toBe(200);
    return (resource.isArray ? reply.body : reply.body.content) as Body[];
  };
  const row = async (id: number): Promise<Body | undefined> => (await rows()).find((each) => each.id === id);
  const changes = () => changesOf(app, editor, entity);
  const history = (id: number) => changes().history(id);
  const clear = () => app.sql(`DELETE FROM ${table}`);
  const logSize = async (): Promise<unknown> => app.sql(`SELECT count(*) FROM change_log`);

  beforeAll(async () => {
    app = await testApp();
    editor = await app.signIn({ ...rights, username: 'editor', alias: 'Giulia Ferri' });
    await resource.prepare?.(app);
    await clear();
  });
  afterAll(() => app.close());

  return {
    title,
    resource,
    path,
    entity,
    table,
    name,
    text,
    firstPage,
    rights,
    say,
    next,
    send,
    create,
    update,
    list,
    rows,
    row,
    changes,
    history,
    clear,
    logSize,
    get count() {
      return count;
    },
    get app() {
      return app;
    },
    get editor() {
      return editor;
    },
  };
}

export type CrudResourceBench = ReturnType<typeof crudResourceBench>;

/** As search_text compares: lower case, without accents. */
export const normalized = (value: string): string =>
  value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export function upload(content: string | Buffer, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}
