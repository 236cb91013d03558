import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const PATH = '/ccb/auth/fe/listViews';
const LABELS = 'interface_labels';
const columns = { order: ['label', 'code'], hidden: ['code'], widths: [{ column: 'label', pixels: 300 }] };

let app: TestApp;
let one: SignedInUser;
let other: SignedInUser;
let priceOnly: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  one = await app.signIn({ ccadmEnabled: true, alias: 'One' });
  other = await app.signIn({ ccadmEnabled: true, alias: 'Other' });
  priceOnly = await app.signIn({ priceConfEnabled: true });
});
afterAll(() => app.close());
beforeEach(() => app.sql('DELETE FROM list_view'));

interface Wanted {
  as?: SignedInUser;
  list?: string;
}
const input = (values: object = {}) => ({
  name: 'Buttons',
  shared: false,
  preferred: false,
  search: 'action=search&code=BTN',
  columns,
  ...values,
});
const create = (values: object = {}, { as = one, list = LABELS }: Wanted = {}) =>
  app.request('POST', PATH, { as, query: { list }, body: input(values) });
const created = async (values: object = {}, wanted: Wanted = {}): Promise<number> => {
  const { status, body } = await create(values, wanted);
  expect(status, body.message).toBe(200);
  return body.id;
};
const views = async ({ as = one, list = LABELS }: Wanted = {}) =>
  (await app.request('GET', PATH, { as, query: { list } })).body;
const update = (id: number, values: object = {}, as = one) =>
  app.request('PUT', `${PATH}/${id}`, { as, body: input(values) });
const remove = (id: number, as = one) => app.request('DELETE', `${PATH}/${id}`, { as });
const prefer = (id: number, preferred: boolean, as = one) =>
  app.request('PUT', `${PATH}/${id}/preference`, { as, body: { preferred } });
const preferredNames = async (wanted: Wanted = {}) =>
  (await views(wanted)).flatMap(({ name, preferred }: { name: string; preferred: boolean }) =>
    preferred ? [name] : [],
  );

describe('a view', () => {
  it('keeps filters, sort, page size and columns under a name (R-417)', async () => {
    const id = await created({ name: ' Buttons ' });

    expect(await views()).toEqual([
      {
        id,
        name: 'Buttons',
        shared: false,
        preferred: false,
        mine: true,
        owner: 'One',
        search: 'action=search&code=BTN',
        columns,
      },
    ]);
    expect(await views({ list: 'languages' })).toEqual([]);
  });

  it('is changed and deleted by its owner', async () => {
    const id = await created();

    const changed = await update(id, { name: 'Titles', search: 'code=TITLE' });
    expect([changed.status, changed.body]).toEqual([200, { message: 'View Titles saved', id }]);
    expect(await views()).toMatchObject([{ name: 'Titles', search: 'code=TITLE' }]);

    expect((await remove(id)).body.message).toBe('View Titles deleted');
    expect(await views()).toEqual([]);
    expect([(await update(id)).status, (await remove(id)).status, (await prefer(id, true)).status]).toEqual([
      404, 404, 404,
    ]);
  });

  it('has a name that its owner has not used for the list', async () => {
    await created();

    const again = await create();
    expect([again.status, again.body.fields]).toEqual([
      409,
      [{ field: 'name', message: 'You already have a view with this name here.' }],
    ]);
    await created({}, { list: 'languages' });
    await created({}, { as: other });
  });

  it('is refused blank, too long, with unknown columns or for an unknown list', async () => {
    const statuses = [
      await create({ name: ' ' }),
      await create({ name: 'x'.repeat(61) }),
      await create({ search: 'x'.repeat(2001) }),
      await create({ columns: { ...columns, else: 1 } }),
      await create({}, { list: 'nowhere' }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect(await views()).toEqual([]);
  });

  it('is one of fifty at most', async () => {
    await app.sql(
      `INSERT INTO list_view (owner_id, list, name, search, columns)
       SELECT id, $1, 'V' || n, '', '{}' FROM app_user, generate_series(1, 50) n WHERE username = $2`,
      [LABELS, one.username],
    );

    expect((await create()).body.message).toBe('You have 50 views here. Delete one first.');
    await created({}, { as: other });
  });
});

describe('a shared view', () => {
  it('is seen by everybody who sees the list, and changed by its owner alone (R-418)', async () => {
    const id = await created({ shared: true });
    await created({ name: 'Mine' });

    expect(await views({ as: other })).toMatchObject([{ id, mine: false, owner: 'One', shared: true }]);
    for (const reply of [await update(id, {}, other), await remove(id, other)])
      expect([reply.status, reply.body.message]).toEqual([403, 'This view belongs to One.']);
    expect(await views()).toHaveLength(2);
  });

  it('is seen with the right to the list alone: users are those of user administrators', async () => {
    const administrator = await app.signIn({ userAdmin: true });
    const market = await app.signIn({ priceConfEnabled: true });
    const online = await app.signIn({ solEnabledFrontEnd: true });
    await created({ shared: true }, { as: administrator, list: 'users' });

    const statuses = async (list: string) => {
      const replies = [one, administrator, market, online].map((as) =>
        app.request('GET', PATH, { as, query: { list } }),
      );
      return (await Promise.all(replies)).map(({ status }) => status);
    };
    expect(await statuses('users')).toEqual([403, 200, 403, 403]);
    expect(await statuses('languages')).toEqual([200, 403, 403, 403]);
    expect(await statuses('activity')).toEqual([200, 200, 200, 200]);
    expect(await statuses('sol_campaign')).toEqual([403, 403, 403, 200]);
  });

  it('stands below the own ones', async () => {
    await created({ name: 'A', shared: true }, { as: other });
    await created({ name: 'Z' });

    expect((await views()).map(({ name }: { name: string }) => name)).toEqual(['Z', 'A']);
  });

  it('is hidden as if it did not exist once it is not shared any more', async () => {
    const id = await created({ shared: true });
    expect((await prefer(id, true, other)).status).toBe(200);

    await update(id, { shared: false });

    expect(await views({ as: other })).toEqual([]);
    expect([(await remove(id, other)).status, (await prefer(id, true, other)).status]).toEqual([404, 404]);
    await update(id, { shared: true });
    expect(await preferredNames({ as: other })).toEqual([]);
  });

  it('goes with its owner', async () => {
    const leaver = await app.signIn({ ccadmEnabled: true });
    await created({ shared: true }, { as: leaver });

    await app.sql('DELETE FROM app_user WHERE username = $1', [leaver.username]);

    expect(await views()).toEqual([]);
  });
});

describe('the view that a list opens with', () => {
  it('is one at most, by user and list (R-419)', async () => {
    await created({ preferred: true });
    const next = await created({ name: 'Titles', preferred: true, shared: true });
    await created({ preferred: true }, { list: 'languages' });

    expect(await preferredNames()).toEqual(['Titles']);
    expect(await preferredNames({ list: 'languages' })).toEqual(['Buttons']);
    expect(await preferredNames({ as: other })).toEqual([]);

    await update(next, { name: 'Titles', preferred: false });
    expect(await preferredNames()).toEqual([]);
  });

  it('is told with the session, so that lists without one need not ask', async () => {
    await created({ preferred: true });
    const lists = async () =>
      (await app.request('GET', '/ccb/auth/checkLoggedIn', { as: one })).body.user.preferredViews;

    expect(await lists()).toEqual([LABELS]);
    await app.sql('DELETE FROM list_view');
    expect(await lists()).toEqual([]);
  });

  it('may be one that somebody else shares', async () => {
    const id = await created({ shared: true });

    expect((await prefer(id, true, other)).body).toEqual({ message: 'The list opens with Buttons', id });
    expect([await preferredNames({ as: other }), await preferredNames()]).toEqual([['Buttons'], []]);
    expect((await prefer(id, false, other)).body.message).toBe('The list opens without Buttons');
    expect(await preferredNames({ as: other })).toEqual([]);
  });
});

describe('the rights', () => {
  it('are those of the list: 401 without a session, 403 without the label tool', async () => {
    const id = await created({ shared: true });
    expect((await app.request('GET', PATH, { query: { list: LABELS } })).status).toBe(401);

    const refused = [
      await app.request('GET', PATH, { as: priceOnly, query: { list: LABELS } }),
      await create({}, { as: priceOnly }),
      await update(id, {}, priceOnly),
      await remove(id, priceOnly),
      await prefer(id, true, priceOnly),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(refused[0]!.body.message).toBe('You may not see this list. Ask a user administrator.');
  });

  it('let everybody keep views of the activity', async () => {
    await created({}, { as: priceOnly, list: 'activity' });

    expect(await views({ as: priceOnly, list: 'activity' })).toHaveLength(1);
  });
});
