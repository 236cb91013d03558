import { afterAll, beforeAll, expect } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import { changesOf } from './changes.ts';
import type { UserSpec } from './factories.ts';

export type Body = Record<string, unknown>;

export interface CrudResource {
  /** Path of the collection, e.g. /ccb/auth/fe/trackingLabels. */
  path: string;
  /** Last part of the list's path; without one there are no filters by `label` and `code` to prove. */
  list: string;
  /** Names in the change log and in the database. */
  entity: string;
  table: string;
  /** Rights that suffice. */
  rights?: UserSpec;
  /** What the records refer to: countries, models. */
  prepare?: (app: TestApp) => Promise<unknown>;
  /** The body of the nth record; each has another key. Its texts hold what files and searches stumble over. */
  record: (n: number) => Body;
  /** Query that every list needs to show the records. */
  query?: Body;
  /** The wire's number of the first page. */
  firstPage?: number;
  /** The list is a plain array of all records, in the order in which they were made. */
  isArray?: true;
  /** The field that messages name a record by. */
  name: string;
  /** A text that may change and may not be blank. */
  text: string;
  /** How that field says a text, where it does not simply hold it. */
  say?: (text: string) => string;
  /** What else may change. */
  changes?: Body;
  /** What an update leaves alone although the body says otherwise. */
  fixed?: Body;
  /** What only the list tells, such as a text in the language that it is asked for. */
  listOnly?: string[];
  /** Texts that must not be blank. */
  required: string[];
  /** Values that are refused with 400, by field. */
  invalid?: Record<string, unknown[]>;
  /** Bodies that differ from `record` in one part of the key, and are no duplicates. Without it there is no key. */
  otherKeys?: Body[];
  /** Filters by name, and the field that each searches. */
  searches: Record<string, string>;
  sorts: string[];
  /** Exports that follow the list's filters: name of the file without its ending, and its columns, one of them `text`. */
  exports?: { name: string; columns: string[] };
  /** Exports and imports. Without them the noun has none. */
  files?: {
    /** Name of the file for versioning without its ending. */
    name: string;
    columns: string[];
    /** A cell that no import accepts, and the reason. */
    badCell: { column: string; value: string; reason: string };
  };
}
export const REQUIRED = 'Inserisci tutti i campi obbligatori';

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
/** A server of its own with one user, and short words for what every proof of a noun does. */
export function crudResourceBench(title: string, noun: CrudResource) {
  const {
    path,
    entity,
    table,
    name,
    text,
    firstPage = 0,
    rights = { ccadmEnabled: true },
    say = String,
  } = noun;
  let app: TestApp;
  let editor: SignedInUser;
  let count = 0;
  const next = (spec: Body = {}): Body => ({ ...noun.record((count += 1)), ...spec });
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
    app.request('GET', `${path}/${noun.list}`, {
      as: editor,
      query: noun.isArray ? undefined : { ...noun.query, size: 1000, ...query },
    });
  const rows = async (query: Body = {}): Promise<Body[]> => {
    const reply = await list(query);
    expect(reply.status, reply.body.message).toBe(200);
    return (noun.isArray ? reply.body : reply.body.content) as Body[];
  };
  const row = async (id: number): Promise<Body | undefined> => (await rows()).find((each) => each.id === id);
  const changes = () => changesOf(app, editor, entity);
  const history = (id: number) => changes().history(id);
  const clear = () => app.sql(`DELETE FROM ${table}`);
  const logSize = async (): Promise<unknown> => app.sql(`SELECT count(*) FROM change_log`);

  beforeAll(async () => {
    app = await testApp();
    editor = await app.signIn({ ...rights, username: 'editor', alias: 'Giulia Ferri' });
    await noun.prepare?.(app);
    await clear();
  });
  afterAll(() => app.close());

  return {
    ...{ title, noun, path, entity, table, name, text, firstPage, rights, say },
    ...{ next, send, create, update, list, rows, row, changes, history, clear, logSize },
    /** How many records were sent. */
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
export const plainly = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** A file as a form sends it. */
export function upload(content: string | Buffer, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}
