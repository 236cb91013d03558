import { describe, expect, it } from 'vitest';
import type { CrudResourceBench } from './crud-resource-bench.ts';

export function describeRestoring(bench: CrudResourceBench): void {
  const { resource, title, send, create, update, row, changes, history, name, text, say } = bench;
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
      expect((await changes().deleted())[0]).toMatchObject({
        recordId: String(id),
        before: { [name]: body[name] },
        after: null,
      });
      expect((await send('DELETE', `/${id}`)).status).toBe(404);
    });

    it('lists a record once among the deleted ones however often it was deleted', async () => {
      const { id } = await create();
      await send('DELETE', `/${id}`);
      await changes().restore(id, (await history(id))[0]!.id);
      await send('DELETE', `/${id}`);

      const deleted = await changes().deleted();
      expect(deleted.filter(({ recordId }) => recordId === String(id))).toHaveLength(1);
    });

    it('brings a deleted record back as it was, under its old id and with a new version', async () => {
      const { id, body } = await create();
      await update(id, { ...body, ...resource.changes, [text]: say('Second') });
      const { version: _version, ...before } = (await row(id))!;
      await send('DELETE', `/${id}`);
      const [deletion] = await history(id);

      const reply = await changes().restore(id, deletion!.id);

      expect(reply.status, reply.body.message).toBe(200);
      expect(reply.body.version).toBeGreaterThan(2);
      expect(await row(id)).toMatchObject(before);
      expect((await history(id)).map(({ action }) => action)).toEqual([
        'restore',
        'delete',
        'update',
        'create',
      ]);
      const deleted = await changes().deleted();
      expect(deleted.map(({ recordId }) => recordId)).not.toContain(String(id));
    });

    it('overwrites nothing that was written since it was brought back', async () => {
      const { id, body } = await create();
      await send('DELETE', `/${id}`);
      const [deletion] = await history(id);
      const { body: restored } = await changes().restore(id, deletion!.id);
      await update(id, { ...body, [text]: say('Second'), version: restored.version });

      const late = await changes().restore(id, deletion!.id);

      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/ has changed it since: nothing was restored\. Its history shows /),
      ]);
      expect((await row(id))![text]).toBe(say('Second'));
    });

    it('overwrites nothing that its history did not show', async () => {
      const { id, body } = await create();
      await update(id, { ...body, ...resource.changes, [text]: say('Second') });
      const [seen, creation] = await history(id);
      const { version } = (await row(id))!;
      await update(id, { ...body, [text]: say('Third'), version });

      const late = await changes().restore(id, creation!.id, { seen: seen!.id });

      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/ has changed it since: nothing was restored\. Its history shows /),
      ]);
      expect((await row(id))![text]).toBe(say('Third'));
      const [latest] = await history(id);
      expect((await changes().restore(id, creation!.id, { seen: latest!.id })).status).toBe(200);
      expect((await row(id))![text]).toBe(body[text]);
    });

    it('tells and restores changes from before a field was added, which stays as it is', async () => {
      const { id, body } = await create();
      const { version: _version, ...shown } = (await row(id))!;
      // A required field or a reference cannot be added to a table that holds records.
      const added = Object.entries(resource.changes ?? {}).filter(
        ([field, value]) => !resource.required.includes(field) && typeof value !== 'object',
      );
      await bench.app.sql(
        `UPDATE change_log SET after = after - $1::text[] WHERE entity = $2 AND entity_id = $3`,
        [added.map(([field]) => field), bench.entity, String(id)],
      );
      await update(id, { ...body, ...resource.changes, [text]: say('Second') });
      const [, creation] = await history(id);

      expect((await changes().restore(id, creation!.id)).status).toBe(200);
      expect(await row(id)).toMatchObject({ ...shown, ...Object.fromEntries(added) });
      await send('DELETE', `/${id}`);
      expect((await changes().restore(id, creation!.id)).status).toBe(200);
      expect(await row(id)).toMatchObject({ [name]: shown[name], [text]: shown[text] });
    });

    it('brings an earlier state back as a change of its own', async () => {
      const { id, body } = await create();
      const { version: _version, ...before } = (await row(id))!;
      await update(id, { ...body, ...resource.changes, [text]: say('Second') });
      const creation = (await history(id)).at(-1)!;

      const reply = await changes().restore(id, creation.id);

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

      const statusOf = async (changeId: string | number) => (await changes().restore(id, changeId)).status;
      expect(await statusOf((await history(id))[0]!.id)).toBe(resource.otherKeys ? 409 : 200);
      expect(await statusOf((await history(other.id))[0]!.id)).toBe(404);
      expect(await statusOf('none')).toBe(400);
    });
  });
}
