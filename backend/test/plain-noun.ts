/**
 * What every plain noun owes, proved over HTTP on a real database from a few lines of data: lists (page, sort, filter, search),
 * creates, updates, deletes, 401, 403, 404, 409, 400, history and restore, change log, export and import round trip. A noun's
 * own rules stand beside it in its test file. `describePlainNoun` opens its own server; `app()` hands it to those.
 */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import type { UserSpec } from './factories.ts';

type Body = Record<string, unknown>;

export interface PlainNoun {
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

const REQUIRED = 'Inserisci tutti i campi obbligatori';
/** Accents, leading zeros, would-be formulas, separators, quotes, line ends, an emoji. */
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

/** Proves what a plain noun owes; the rest of its tests get the server by calling what this answers. */
export function describePlainNoun(title: string, noun: PlainNoun): () => TestApp {
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
  const history = async (id: number): Promise<Body[]> => (await send('GET', `/${id}/history`)).body as Body[];
  const clear = () => app.sql(`DELETE FROM ${table}`);
  const logSize = async (): Promise<unknown> => app.sql(`SELECT count(*) FROM change_log`);

  beforeAll(async () => {
    app = await testApp();
    editor = await app.signIn({ ...rights, username: 'editor', alias: 'Giulia Ferri' });
    await noun.prepare?.(app);
    await clear();
  });
  afterAll(() => app.close());

  describe(`${title}: the list`, () => {
    it('shows what was sent, and a version', async () => {
      const { id, body } = await create();

      expect(await row(id)).toMatchObject({ id, [name]: body[name], [text]: body[text], version: 1 });
    });

    if (noun.isArray) {
      it('is a plain array of all records, in the order in which they were made', async () => {
        await clear();
        const ids: unknown[] = [];
        for (let n = 0; n < 7; n++) ids.push((await create()).id);

        expect((await list()).body.map(({ id }: Body) => id)).toEqual(ids);
      });
      return;
    }

    it('carries the rows of the page and the total of all pages, and is empty past the end', async () => {
      await clear();
      const ids: unknown[] = [];
      for (let n = 0; n < 7; n++) ids.push((await create()).id);
      const page = (at: number) => list({ page: firstPage + at, size: 3, sortBy: 'id' });
      const idsOf = async (at: number) => (await page(at)).body.content.map(({ id }: Body) => id);

      expect([await idsOf(0), await idsOf(1), await idsOf(2)]).toEqual([
        ids.slice(0, 3),
        ids.slice(3, 6),
        ids.slice(6),
      ]);
      expect((await page(1)).body.totalElements).toBe(7);
      expect((await page(3)).body).toEqual({ content: [], totalElements: 7 });
      expect((await list({ size: undefined })).body.content).toHaveLength(7);
    });

    it.each(noun.sorts)('sorts by %s both ways, equal rows by their id', async (sortBy) => {
      await clear();
      const bodies = Array.from({ length: 5 }, () => next());
      // In another order than that of their texts, so that an order by id is none by text.
      for (const n of [2, 0, 4, 1, 3]) expect((await send('POST', '', bodies[n])).status).toBe(200);
      const up = (await rows({ sortBy })).map(({ id }) => id);
      const down = (await rows({ sortBy, sortDesc: true })).map(({ id }) => id);

      expect(up).toHaveLength(5);
      expect(down).toEqual([...up].reverse());
      const shown = (await rows({ sortBy })).map((each) => each[sortBy]);
      if (shown.every((value) => typeof value === 'string'))
        expect(shown).toEqual(
          (shown as string[]).toSorted((a, b) =>
            plainly(a) < plainly(b) ? -1 : plainly(a) > plainly(b) ? 1 : 0,
          ),
        );
    });

    it.each(Object.entries(noun.searches))(
      'finds by a part of %s, without regard to case and accents; nothing is a wildcard',
      async (filter, field) => {
        await clear();
        const wanted = await create({ [field]: `xÀ100%_\\q${count}` });
        await create({ [field]: `xA1000_q${count}` });
        const found = async (value: string) => (await rows({ [filter]: value })).map(({ id }) => id);

        expect(await found('À100%')).toEqual([wanted.id]);
        expect(await found('XA100%_\\Q')).toEqual([wanted.id]);
        expect(await found('xa100')).toHaveLength(2);
        expect(await found('')).toHaveLength(2);
        expect(await found('nothing of the kind')).toEqual([]);
      },
    );

    it.each([
      ['size', 0],
      ['size', 1001],
      ['page', -1],
      ['sortBy', 'version; DROP TABLE language'],
      ['sortDesc', 'perhaps'],
      ['unknown', 'x'],
    ])('refuses %s=%s and names it', async (parameter, value) => {
      const { status, body } = await list({ [parameter]: value });

      expect([status, body.message]).toEqual([400, expect.stringContaining(parameter)]);
    });
  });

  describe(`${title}: creating`, () => {
    it('stores a record, answers a message, its id and version 1, and logs who did it', async () => {
      const body = next();
      const reply = await send('POST', '', body);

      expect(reply.status, reply.body.message).toBe(200);
      expect(reply.body).toEqual({
        message: expect.stringContaining(`${String(body[name])} created`),
        id: expect.any(Number),
        version: 1,
      });
      const logged = await app.sql(`SELECT FROM change_log WHERE entity = $1 AND entity_id = $2`, [
        entity,
        String(reply.body.id),
      ]);
      expect(logged).toHaveLength(1);
      expect(await history(reply.body.id)).toMatchObject([
        {
          actor: 'Giulia Ferri',
          action: 'create',
          source: '',
          before: null,
          after: { [name]: body[name], [text]: body[text] },
        },
      ]);
    });

    it.each(
      noun.required.flatMap((field) => [
        [field, ''],
        [field, ' \t\n'],
      ]),
    )('refuses a blank %s: %j', async (field, value) => {
      const { status, body } = await send('POST', '', next({ [field!]: value }));

      expect([status, body.message]).toEqual([400, REQUIRED]);
      expect(body.fields).toContainEqual({ field, message: REQUIRED });
    });

    it('refuses a body without anything and names all that is missing', async () => {
      const { status, body } = await send('POST', '', {});

      expect([status, body.message]).toEqual([400, REQUIRED]);
      expect(body.fields.map(({ field }: Body) => field)).toEqual(expect.arrayContaining(noun.required));
    });

    it.each(
      Object.entries({ surprise: [true], ...noun.invalid }).flatMap(([field, values]) =>
        values.map((value) => [field, value] as const),
      ),
    )('refuses %s=%j', async (field, value) => {
      const before = await logSize();

      expect((await send('POST', '', next({ [field]: value }))).status).toBe(400);
      expect(await logSize()).toEqual(before);
    });

    it.runIf(noun.otherKeys)('refuses the same key twice with 409 and leaves nothing behind', async () => {
      const { body: first } = await create();
      const before = await logSize();

      const { status, body } = await send('POST', '', first);

      expect(status).toBe(409);
      expect(body.message).toMatch(/exists already/);
      expect(body.fields).toHaveLength(1);
      expect(await logSize()).toEqual(before);
    });

    it.each(noun.otherKeys ?? [])('takes a record that differs in %j', async (other) => {
      const { body } = await create();

      expect((await send('POST', '', { ...body, ...other })).status).toBe(200);
    });

    it.each(AWKWARD)('keeps %j as it is', async (value) => {
      const { id } = await create({ [text]: say(value) });

      expect((await row(id))?.[text]).toBe(say(value));
    });
  });

  describe(`${title}: updating`, () => {
    it('writes what may change, counts the version up and logs before and after', async () => {
      const { id, body } = await create({ [text]: say('Before') });
      const reply = await update(id, { ...body, ...noun.changes, [text]: say('After'), version: 1 });

      expect([reply.status, reply.body]).toEqual([
        200,
        { message: expect.stringContaining('updated'), id, version: 2 },
      ]);
      expect(await row(id)).toMatchObject({ ...noun.changes, [text]: say('After'), version: 2 });
      expect((await history(id))[0]).toMatchObject({
        action: 'update',
        actor: 'Giulia Ferri',
        before: { [text]: say('Before') },
        after: { [text]: say('After') },
      });
    });

    it('leaves the rest alone, whatever the body says', async () => {
      const { id, body } = await create();
      const before = await row(id);

      const { status } = await update(id, { ...body, ...noun.fixed });

      expect(status).toBe(200);
      expect(await row(id)).toEqual(before);
    });

    it('accepts a row as the list returned it', async () => {
      const { id } = await create();

      expect((await update(id, { ...(await row(id))!, [text]: say('From the list') })).status).toBe(200);
      expect(await row(id)).toMatchObject({ [text]: say('From the list') });
    });

    it('refuses a stale version with the record as it is now and who changed it', async () => {
      const { id, body } = await create();
      const colleague = await app.signIn({ ...rights, alias: 'A colleague' });
      await update(id, { ...body, [text]: say('Theirs'), version: 1 }, colleague);

      const reply = await update(id, { ...body, [text]: say('Mine'), version: 1 });

      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ changedBy: 'A colleague', changedAt: app.clock.now.toISOString() });
      const shown = await row(id);
      for (const field of noun.listOnly ?? []) delete shown![field];
      expect(reply.body.current).toEqual(shown);
      expect(reply.body.current).toMatchObject({ [text]: say('Theirs'), version: 2 });
    });

    it('lets the last write win without a version', async () => {
      const { id, body } = await create();
      await update(id, { ...body, [text]: say('First') });

      const reply = await update(id, { ...body, [text]: say('Last') });

      expect([reply.status, reply.body.version]).toEqual([200, 3]);
    });

    it('counts and logs nothing when nothing changes', async () => {
      const { id, body } = await create();

      const reply = await update(id, { ...body, version: 1 });

      expect([reply.status, reply.body.version]).toEqual([200, 1]);
      expect(await history(id)).toHaveLength(1);
    });

    it('refuses a blank text', async () => {
      const { id, body } = await create();
      const reply = await update(id, { ...body, [text]: ' ' });

      expect([reply.status, reply.body.message]).toEqual([400, REQUIRED]);
    });

    it('lets exactly one of ten win who change the same version at once', async () => {
      const { id, body } = await create();
      const tries = Array.from({ length: 10 }, (_, n) =>
        update(id, { ...body, [text]: say(`Text ${n}`), version: 1 }),
      );

      expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([
        200,
        ...Array<number>(9).fill(409),
      ]);
      expect(await row(id)).toMatchObject({ version: 2 });
    });
  });

  describe(`${title}: deleting and restoring`, () => {
    it('removes a record, keeps its history, and lists it among the deleted ones', async () => {
      const { id, body } = await create();

      const reply = await send('DELETE', `/${id}`);

      expect([reply.status, reply.body]).toEqual([
        200,
        { message: expect.stringContaining(`${String(body[name])} deleted`), id },
      ]);
      expect(await row(id)).toBeUndefined();
      expect((await history(id)).map(({ action }) => action)).toEqual(['delete', 'create']);
      expect((await send('GET', '/deleted')).body[0]).toMatchObject({
        recordId: id,
        before: { [name]: body[name] },
        after: null,
      });
      expect((await send('DELETE', `/${id}`)).status).toBe(404);
    });

    it('lists a record once among the deleted ones however often it was deleted', async () => {
      const { id } = await create();
      await send('DELETE', `/${id}`);
      await send('POST', `/${id}/restore`, { changeId: (await history(id))[0]!.id });
      await send('DELETE', `/${id}`);

      const deleted = (await send('GET', '/deleted')).body as Body[];
      expect(deleted.filter(({ recordId }) => recordId === id)).toHaveLength(1);
    });

    it('brings a deleted record back as it was, under its old id and with a new version', async () => {
      const { id, body } = await create();
      await update(id, { ...body, ...noun.changes, [text]: say('Second') });
      const { version: _version, ...before } = (await row(id))!;
      await send('DELETE', `/${id}`);
      const [deletion] = await history(id);

      const reply = await send('POST', `/${id}/restore`, { changeId: deletion!.id });

      expect([reply.status, reply.body.id]).toEqual([200, id]);
      expect(reply.body.version).toBeGreaterThan(2);
      expect(await row(id)).toMatchObject(before);
      expect((await history(id)).map(({ action }) => action)).toEqual([
        'restore',
        'delete',
        'update',
        'create',
      ]);
      const deleted = (await send('GET', '/deleted')).body as Body[];
      expect(deleted.map(({ recordId }) => recordId)).not.toContain(id);
    });

    it('brings an earlier state back as a change of its own', async () => {
      const { id, body } = await create();
      const { version: _version, ...before } = (await row(id))!;
      await update(id, { ...body, ...noun.changes, [text]: say('Second') });
      const creation = (await history(id)).at(-1)!;

      const reply = await send('POST', `/${id}/restore`, { changeId: creation.id });

      expect([reply.status, reply.body.version]).toEqual([200, 3]);
      expect(await row(id)).toMatchObject(before);
      expect((await history(id))[0]).toMatchObject({
        action: 'restore',
        before: { [text]: say('Second') },
        after: { [text]: body[text] },
      });
    });

    it('refuses to restore when another record has taken the key, and what is no change of this record', async () => {
      const { id, body } = await create();
      const other = await create();
      await send('DELETE', `/${id}`);
      const taken = await send('POST', '', body);
      expect(taken.status).toBe(200);

      expect((await send('POST', `/${id}/restore`, { changeId: (await history(id))[0]!.id })).status).toBe(
        noun.otherKeys ? 409 : 200,
      );
      expect(
        (await send('POST', `/${id}/restore`, { changeId: (await history(other.id))[0]!.id })).status,
      ).toBe(404);
      expect((await send('POST', `/${id}/restore`, {})).status).toBe(400);
    });
  });

  describe(`${title}: every call`, () => {
    const calls = [
      ['GET', `/${noun.list}`],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
      ['GET', '/1/history'],
      ['POST', '/1/restore'],
      ['GET', '/deleted'],
      ...(noun.files || noun.exports
        ? [
            ['GET', '/toCsv'],
            ['GET', '/toXlsx'],
          ]
        : []),
      ...(noun.files
        ? [
            ['POST', '/fromCsv'],
            ['POST', '/fromCsv/preview'],
          ]
        : []),
    ] as [string, string][];

    it.each(calls)('%s %s answers 401 without a session and 403 without the right', async (method, to) => {
      const others = await app.signIn({
        priceConfEnabled: true,
        packConfEnabled: true,
        solEnabledFrontEnd: true,
      });
      const body =
        method === 'GET' || method === 'DELETE'
          ? undefined
          : to.startsWith('/fromCsv')
            ? upload('x', 'x.csv')
            : next();

      expect((await app.request(method, path + to, { body })).status).toBe(401);
      const refused = await send(method, to, body, others);
      expect([refused.status, typeof refused.body.message]).toEqual([403, 'string']);
    });

    it('answers 404 for a record that is not there and 400 for an id that is none', async () => {
      expect((await update(2_147_483_647, next())).status).toBe(404);
      expect((await send('DELETE', '/2147483647')).status).toBe(404);
      for (const id of ['0', '-1', 'abc', '2147483648', '1.5'])
        expect((await send('DELETE', `/${id}`)).status).toBe(400);
    });
  });

  if (noun.files) describe(`${title}: files`, () => filesOf(noun.files!));
  if (noun.exports) describe(`${title}: exports`, () => exportsOf(noun.exports!));

  function exportsOf({ name: fileName, columns }: NonNullable<PlainNoun['exports']>): void {
    const exported = (kind: 'Csv' | 'Xlsx', query: Body = {}) =>
      app.request('GET', `${path}/to${kind}`, { as: editor, query });

    it('hold every record, with texts as they are; the columns have the names of the wire', async () => {
      await clear();
      for (const value of AWKWARD) await create({ [text]: say(value) });
      const { headers, bytes } = await exported('Csv');
      const lines = parse(bytes.toString().slice(1), { delimiter: ';', relaxQuotes: false }) as string[][];

      expect(headers.get('content-disposition')).toContain(`filename="${fileName}.csv"`);
      expect(lines[0]).toEqual(columns);
      // What a spreadsheet would take for a formula begins with an apostrophe.
      const texts = lines
        .slice(1)
        .map((cells) => cells[columns.indexOf(text)]!.replace(/^'(?='*[=+\-@])/, ''));
      expect(texts.toSorted()).toEqual(AWKWARD.map(say).toSorted());
    });

    it('come as a workbook too', async () => {
      const { headers, bytes } = await exported('Xlsx');

      expect(headers.get('content-disposition')).toContain(`filename="${fileName}.xlsx"`);
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
    });

    it('follow the filters of the list (A-90)', async () => {
      await clear();
      const [filter, field] = Object.entries(noun.searches)[0] ?? ['label', text];
      for (const value of ['Found', 'Omitted'])
        await create({ [field]: field === text ? say(value) : value });
      const { bytes } = await exported('Csv', { [filter]: 'found' });

      expect(bytes.toString()).toContain('Found');
      expect(bytes.toString()).not.toContain('Omitted');
    });
  }

  function filesOf(files: NonNullable<PlainNoun['files']>): void {
    const exported = (kind: 'Csv' | 'Xlsx', query: Body = {}) =>
      app.request('GET', `${path}/to${kind}`, { as: editor, query });
    const preview = (content: string | Buffer, file: string) =>
      app.request('POST', `${path}/fromCsv/preview`, { as: editor, body: upload(content, file) });
    const apply = (content: string | Buffer, query: Body = {}) =>
      app.request('POST', `${path}/fromCsv`, { as: editor, body: upload(content, 'rows.csv'), query });
    const fillAwkwardly = async (): Promise<void> => {
      await clear();
      for (const value of AWKWARD) await create({ [text]: say(value) });
      const { body } = await create();
      for (const other of noun.otherKeys ?? []) await send('POST', '', { ...body, ...other });
    };
    const FILLED = AWKWARD.length + 1 + (noun.otherKeys ?? []).length;

    it('are named after what they hold; the columns have the names of the wire', async () => {
      await fillAwkwardly();
      const csv = await exported('Csv');
      const xlsx = await exported('Xlsx');

      expect(csv.headers.get('content-disposition')).toContain(`filename="${files.name}.csv"`);
      expect(xlsx.headers.get('content-disposition')).toContain(`filename="${files.name}.xlsx"`);
      expect(csv.bytes.toString().split('\r\n')[0]).toBe(`\ufeff${files.columns.join(';')}`);
    });

    it.each(['Csv', 'Xlsx'] as const)('come back without a change (%s)', async (kind) => {
      await fillAwkwardly();
      const { bytes } = await exported(kind);
      const { status, body } = await preview(bytes, `again.${kind.toLowerCase()}`);

      expect([status, body.errors]).toEqual([200, []]);
      expect(body.counts).toEqual({ created: 0, changed: 0, unchanged: FILLED, invalid: 0 });
    });

    it('mean the records with their key where they name no id, or another one', async () => {
      await fillAwkwardly();
      const text = (await exported('Csv')).bytes.toString();
      const withId = (id: string) => text.replace(/^\d+;/gm, `${id};`);

      for (const id of ['', '2147483'])
        expect((await preview(withId(id), 'again.csv')).body.counts).toMatchObject({
          created: 0,
          unchanged: FILLED,
        });
    });

    it('bring deleted records back from an export, equal but for id and version', async () => {
      await fillAwkwardly();
      const plain = async () =>
        (await rows()).map(({ id: _id, version: _version, ...each }) => JSON.stringify(each)).toSorted();
      const before = await plain();
      const { bytes } = await exported('Csv');
      await clear();

      const { status, body } = await apply(bytes);

      expect([status, (body as string[]).at(-1)]).toEqual([
        200,
        `${FILLED} created, 0 updated, 0 unchanged, 0 in error`,
      ]);
      expect(await plain()).toEqual(before);
    });

    it('change what differs, leave a trace with the name of the file, and count the version up', async () => {
      await clear();
      const { id } = await create({ [text]: say('Before') });
      const { bytes } = await exported('Csv');

      const { body } = await apply(bytes.toString().replace('Before', 'After'));

      expect(body).toEqual([
        expect.stringMatching(/^row 2: updated /),
        '0 created, 1 updated, 0 unchanged, 0 in error',
      ]);
      expect(await row(id)).toMatchObject({ [text]: say('After'), version: 2 });
      expect((await history(id))[0]).toMatchObject({
        action: 'update',
        source: 'rows.csv',
        actor: 'Giulia Ferri',
      });
    });

    it('leave bad rows out, name row, column, value and reason, and apply the good ones', async () => {
      await clear();
      const { column, value, reason } = files.badCell;
      await create();
      await create();
      const { bytes } = await exported('Csv');
      await clear();
      const lines = bytes.toString().split('\r\n');
      const cells = lines[2]!.split(';');
      cells[files.columns.indexOf(column)] = value;
      const file = [lines[0], lines[1], cells.join(';')].join('\r\n');

      const previewed = await preview(file, 'rows.csv');
      expect(previewed.body.errors).toContainEqual({ row: 3, column, value, reason });
      expect(await rows()).toHaveLength(0);
      const { body } = await apply(file, { planDigest: previewed.body.planDigest });

      expect((body as string[]).at(-1)).toBe('1 created, 0 updated, 0 unchanged, 1 in error');
      expect(await rows()).toHaveLength(1);
    });

    it('write nothing in a dry run, nor when the data changed since the preview', async () => {
      await clear();
      const { id, body: record } = await create({ [text]: say('Before') });
      const file = (await exported('Csv')).bytes.toString().replace('Before', 'After');
      const { body: plan } = await preview(file, 'rows.csv');
      expect((await apply(file, { dryRun: true })).status).toBe(200);
      await update(id, { ...record, [text]: say('Meanwhile') });

      const { status } = await apply(file, { planDigest: plan.planDigest });

      expect(status).toBe(409);
      expect(await row(id)).toMatchObject({ [text]: say('Meanwhile'), version: 2 });
    });

    it('refuse a file without the columns of the key', async () => {
      const { status, body } = await preview(`${text}\r\nx`, 'rows.csv');

      expect([status, body.message]).toEqual([400, expect.stringContaining('lacks the column')]);
    });
  }

  return () => app;
}

/** As search_text compares: lower case, without accents. */
const plainly = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A file as a form sends it. */
export function upload(content: string | Buffer, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}
