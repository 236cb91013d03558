import { describe, expect, it } from 'vitest';
import { AWKWARD, type CrudResourceBench, type Body } from './crud-resource-bench.ts';
import { REQUIRED } from './expected.ts';

export function describeCreating(bench: CrudResourceBench): void {
  const { resource, title, next, send, create, row, history, logSize, entity, name, text, say } = bench;
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
      const logged = await bench.app.sql(`SELECT FROM change_log WHERE entity = $1 AND entity_id = $2`, [
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
      resource.required.flatMap((field) => [
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
      expect(body.fields.map(({ field }: Body) => field)).toEqual(expect.arrayContaining(resource.required));
    });

    it.each(
      Object.entries({ surprise: [true], ...resource.invalid }).flatMap(([field, values]) =>
        values.map((value) => [field, value] as const),
      ),
    )('refuses %s=%j', async (field, value) => {
      const before = await logSize();

      expect((await send('POST', '', next({ [field]: value }))).status).toBe(400);
      expect(await logSize()).toEqual(before);
    });

    it.runIf(resource.otherKeys)(
      'refuses the same key twice with 409 and leaves nothing behind',
      async () => {
        const { body: first } = await create();
        const before = await logSize();

        const { status, body } = await send('POST', '', first);

        expect(status).toBe(409);
        expect(body.message).toMatch(/already exists/);
        expect(body.fields).toHaveLength(1);
        expect(await logSize()).toEqual(before);
      },
    );

    it.each(resource.otherKeys ?? [])('takes a record that differs in %j', async (other) => {
      const { body } = await create();

      expect((await send('POST', '', { ...body, ...other })).status).toBe(200);
    });

    it.each(AWKWARD)('keeps %j as it is', async (value) => {
      const { id } = await create({ [text]: say(value) });

      expect((await row(id))?.[text]).toBe(say(value));
    });
  });
}

export function describeUpdating(bench: CrudResourceBench): void {
  const { resource, title, create, update, row, history, text, say } = bench;
  describe(`${title}: updating`, () => {
    it('writes what may change, counts the version up and logs before and after', async () => {
      const { id, body } = await create({ [text]: say('Before') });
      const reply = await update(id, { ...body, ...resource.changes, [text]: say('After'), version: 1 });

      expect([reply.status, reply.body]).toEqual([
        200,
        { message: expect.stringContaining('updated'), id, version: 2 },
      ]);
      expect(await row(id)).toMatchObject({ ...resource.changes, [text]: say('After'), version: 2 });
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

      const { status } = await update(id, { ...body, ...resource.fixed });

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
      const colleague = await bench.app.signIn({ ...bench.rights, alias: 'A colleague' });
      await update(id, { ...body, [text]: say('Theirs'), version: 1 }, colleague);

      const reply = await update(id, { ...body, [text]: say('Mine'), version: 1 });

      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({
        changedBy: 'A colleague',
        changedAt: bench.app.clock.now.toISOString(),
      });
      const shown = await row(id);
      for (const field of resource.listOnly ?? []) delete shown![field];
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

    it.runIf(resource.required.includes(text))('refuses a blank text', async () => {
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
}
