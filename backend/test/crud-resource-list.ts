import { describe, expect, it } from 'vitest';
import { normalized, upload, type CrudResourceBench, type Body } from './crud-resource-bench.ts';

export function describeList(bench: CrudResourceBench): void {
  const { resource, title, next, send, create, list, rows, row, clear, name, text, firstPage } = bench;
  describe(`${title}: the list`, () => {
    it('shows what was sent, and a version', async () => {
      const { id, body } = await create();

      expect(await row(id)).toMatchObject({ id, [name]: body[name], [text]: body[text], version: 1 });
    });

    if (resource.isArray) {
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

    it.each(resource.sorts)('sorts by %s both ways, equal rows by their id', async (sortBy) => {
      await clear();
      const bodies = Array.from({ length: 5 }, () => next());
      // Not in the order of their texts, to tell an order by id from one by text.
      for (const n of [2, 0, 4, 1, 3]) expect((await send('POST', '', bodies[n])).status).toBe(200);
      const up = (await rows({ sortBy })).map(({ id }) => id);
      const down = (await rows({ sortBy, sortDesc: true })).map(({ id }) => id);

      expect(up).toHaveLength(5);
      expect(down).toEqual([...up].reverse());
      const shown = (await rows({ sortBy })).map((each) => each[sortBy]);
      if (shown.every((value) => typeof value === 'string'))
        expect(shown).toEqual(
          (shown as string[]).toSorted((a, b) =>
            normalized(a) < normalized(b) ? -1 : normalized(a) > normalized(b) ? 1 : 0,
          ),
        );
    });

    it.each(Object.entries(resource.searches))(
      'finds by a part of %s, without regard to case and accents; nothing is a wildcard',
      async (filter, field) => {
        await clear();
        const wanted = await create({ [field]: `xÀ100%_\\q${bench.count}` });
        await create({ [field]: `xA1000_q${bench.count}` });
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

      expect([status, body.fields.map(({ field }: { field: string }) => field)]).toEqual([400, [parameter]]);
    });
  });
}

export function describeCalls(bench: CrudResourceBench): void {
  const { resource, title, next, send, update, path } = bench;
  describe(`${title}: every call`, () => {
    const calls = [
      ['GET', `/${resource.list}`],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
      ...(resource.files || resource.exports
        ? [
            ['GET', '/toCsv'],
            ['GET', '/toXlsx'],
          ]
        : []),
      ...(resource.files
        ? [
            ['POST', '/fromCsv'],
            ['POST', '/fromCsv/preview'],
          ]
        : []),
    ] as [string, string][];

    it.each(calls)('%s %s answers 401 without a session and 403 without the right', async (method, to) => {
      const others = await bench.app.signIn({
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

      expect((await bench.app.request(method, path + to, { body })).status).toBe(401);
      const refused = await send(method, to, body, others);
      expect([refused.status, typeof refused.body.message]).toEqual([403, 'string']);
    });

    it('answers 404 for an unknown record and 400 for an invalid id', async () => {
      expect((await update(2_147_483_647, next())).status).toBe(404);
      expect((await send('DELETE', '/2147483647')).status).toBe(404);
      for (const id of ['0', '-1', 'abc', '2147483648', '1.5'])
        expect((await send('DELETE', `/${id}`)).status).toBe(400);
    });
  });
}
