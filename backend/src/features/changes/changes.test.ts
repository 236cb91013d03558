import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { behindLock } from '../../../test/behind-lock.ts';
import { changesOf, changesPath } from '../../../test/changes.ts';
import type { UserSpec } from '../../../test/factories.ts';
import { aCampaign, aDownpayment, aSolModel } from '../../../test/sol-factories.ts';
import { gridFactoriesOn } from '../../../test/grid-factories.ts';
import { loadContract } from '../../http/contract.ts';
import { ROOT } from '../../http/root.ts';
import type { Scope } from '../../kit/context.ts';
import italian from '../../texts/it/contract.json' with { type: 'json' };

const { ChangeEntity: contract } = loadContract().components['schemas'] as unknown as {
  ChangeEntity: { enum: string[]; 'x-entities': Record<string, { see: Scope; restore?: Scope }> };
};
const entities = Object.entries(contract['x-entities']);

const RIGHTS: Record<Scope, keyof UserSpec> = {
  ccadm: 'ccadmEnabled',
  useradmin: 'userAdmin',
  price: 'priceConfEnabled',
  pack: 'packConfEnabled',
  sol: 'solEnabledFrontEnd',
};
const scopes = Object.keys(RIGHTS) as Scope[];

let app: TestApp;
let admin: SignedInUser;
/** Users who have one right, and users who have every right but that one. */
const holders = {} as Record<Scope, SignedInUser>;
const others = {} as Record<Scope, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn({
    username: 'admin',
    alias: 'Marta Keller',
    userAdmin: true,
    isHQUser: true,
    ccadmEnabled: true,
    priceConfEnabled: true,
    solEnabledFrontEnd: true,
  });
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const scope of scopes) {
    const every = Object.fromEntries(scopes.map((one) => [RIGHTS[one], true]));
    holders[scope] = await app.signIn({ [RIGHTS[scope]]: true });
    others[scope] = await app.signIn({ ...every, [RIGHTS[scope]]: false });
  }
});
afterAll(() => app.close());

it('are kept of the kinds that openapi.yaml lists, each with its rights', () => {
  expect(contract.enum.toSorted()).toEqual(entities.map(([entity]) => entity).toSorted());
});

// The embedded database has one connection: what others save is there or not begun.
it.runIf(process.env.TEST_DATABASE_URL)(
  'overwrite nothing that somebody is saving at this moment',
  async () => {
    const as = holders.ccadm;
    const { body } = await app.request('POST', '/ccb/auth/fe/trackingLabels', {
      as,
      body: { key: 'RACE', label: 'First' },
    });
    const [creation] = await changesOf(app, as, 'trackingLabel').history(body.id);
    const bySomebody = `
    WITH saved AS (UPDATE tracking_label SET label = 'Second', version = version + 1 WHERE id = $1 RETURNING id)
    INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
      SELECT now(), 'Bruno', 'trackingLabel', id::text, 'update', '{"label":"First"}', '{"label":"Second"}' FROM saved`;
    const [reply] = await behindLock(app, { sql: bySomebody, values: [body.id] }, () => [
      changesOf(app, as, 'trackingLabel').restore(body.id, creation!.id, { seen: creation!.id }),
    ]);

    expect([reply!.status, reply!.body.message]).toEqual([
      409,
      expect.stringMatching(/^Bruno has changed it since: nothing was restored/),
    ]);
  },
);

it.runIf(process.env.TEST_DATABASE_URL)(
  'bring nothing back over what somebody is bringing back at this moment',
  async () => {
    const as = holders.ccadm;
    const path = '/ccb/auth/fe/trackingLabels';
    const { body } = await app.request('POST', path, { as, body: { key: 'BACK', label: 'First' } });
    await app.request('DELETE', `${path}/${body.id}`, { as });
    const [deletion] = await changesOf(app, as, 'trackingLabel').history(body.id);
    const bySomebody = `
    WITH saved AS (INSERT INTO tracking_label (id, key, label, language_id)
      SELECT $1, 'BACK', 'Second', min(id) FROM language RETURNING id)
    INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
      SELECT now(), 'Bruno', 'trackingLabel', id::text, 'restore', NULL, '{"label":"Second"}' FROM saved`;
    const [reply] = await behindLock(app, { sql: bySomebody, values: [body.id] }, () => [
      changesOf(app, as, 'trackingLabel').restore(body.id, deletion!.id),
    ]);

    expect([reply!.status, reply!.body.message]).toEqual([
      409,
      expect.stringMatching(/^Bruno has changed it since/),
    ]);
    expect(await app.sql(`SELECT label FROM tracking_label WHERE key = 'BACK'`)).toEqual([
      { label: 'Second' },
    ]);
  },
);

describe.each(entities)('changes of %s', (entity, { see, restore = see }) => {
  const calls: [what: string, method: string, path: string, right: Scope][] = [
    ['the list of the deleted', 'GET', changesPath(entity), see],
    ['the history of a record', 'GET', changesPath(entity, 1), see],
    ['the way back', 'POST', changesPath(entity, 1, 1, 'restore'), restore],
  ];

  it.each(calls)(
    '%s is for those who have its right, and for nobody else',
    async (_, method, path, right) => {
      const ask = (as?: SignedInUser) => app.request(method, path, { as });

      expect((await ask()).status).toBe(401);
      const refused = await ask(others[right]);
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/^(You may|Only)/)]);
      expect([200, 404]).toContain((await ask(holders[right])).status);
    },
  );
});

describe('what is not kept', () => {
  it.each(['nothing', 'Country', 'constructor', '__proto__'])('is no entity: %s', async (entity) => {
    for (const [method, path] of [
      ['GET', changesPath(entity)],
      ['GET', changesPath(entity, 1)],
      ['POST', changesPath(entity, 1, 1, 'restore')],
    ] as const) {
      const { status, body } = await app.request(method, path, { as: admin });

      expect([path, status, body.fields?.[0]?.field]).toEqual([path, 400, 'entity']);
      expect((await app.request(method, path)).status).toBe(401);
    }
  });

  it('is not restored', async () => {
    const final = entities.filter(([, { restore }]) => restore === undefined).map(([entity]) => entity);

    expect(final).toEqual(['optColorLabel', 'price', 'solModel']);
    for (const entity of final) {
      const { status, body } = await changesOf(app, admin, entity).restore(1, 1);
      expect([entity, status, body.message]).toEqual([
        entity,
        404,
        'Changes of this kind of record are not restored.',
      ]);
    }
  });

  it('is not listed among the deleted', async () => {
    const replies = await Promise.all(
      entities.map(async ([entity]) => ({
        entity,
        ...(await app.request('GET', changesPath(entity), { as: admin })),
      })),
    );
    const final = replies.filter(({ status }) => status !== 200);

    expect(final.map(({ entity, status, body }) => [entity, status, body.message])).toEqual(
      [
        ...['optColorLabel', 'optionLabel', 'countryModel', 'user', 'price'],
        ...['solCampaign', 'solModel', 'downpayment'],
      ].map((entity) => [entity, 404, 'Deletions of this kind of record are final.']),
    );
  });

  it.each([
    ...['abc', '0', '-1', '1.5', '2147483648'].flatMap((id) => [
      ['language', id],
      ['optionLabel', id],
      ['apiJsonTest', id],
      ['optColorLabel', `COLOR~${id}`],
    ]),
    ['countryModel', 'IT'],
    ['countryModel', 'IT~AURORA~1'],
    ['optColorLabel', '12'],
    ['price', 'IT~3410126'],
    ['price', 'IT~3410126~431~1'],
  ])('has no history: %s %s', async (entity, id) => {
    expect((await app.request('GET', changesPath(entity, id), { as: admin })).status).toBe(404);
    expect((await changesOf(app, admin, entity).restore(id, 1)).status).toBe(404);
  });
});

interface MockChange {
  action: string;
  fields: { field: string; title: string; before?: unknown; after?: unknown }[];
}
const mockOf = (entity: string): MockChange[] => {
  const variant = entity === 'interfaceLabel' ? 'default' : entity;
  return JSON.parse(readFileSync(new URL(`mocks/Change/listChanges.${variant}.json`, ROOT), 'utf8')).value;
};

describe('what openapi.yaml shows of a history', () => {
  /** What is not known by its id alone: as the path names it, and as the log does. */
  let known: Record<string, { id: string; query?: object; logged: [entity: string, id: string] }>;
  beforeAll(async () => {
    await app.aCountry({ id: 'IT' });
    await app.aModel({ modelcode: 'AURORA_15_HYB', vetele: '3410126' });
    const campaign = await aCampaign(app);
    const visibility = await aSolModel(app, { vetele: '3410126', markets: { IT: true } });
    const downpayment = await aDownpayment(app, 'IT', 1000);
    const labels = { it: 'Cerchi', en: 'Wheels' };
    const { id } = await gridFactoriesOn(app).anOption({ code: '431', labels });
    const [label] = await app.sql<{ id: number }>(
      'SELECT id FROM opt_label WHERE opt_item_id = $1 AND language_id = 1',
      [id],
    );
    const logged: [string, string] = ['optLabel', String(label!.id)];
    const query = { modelName: 'AURORA_15_HYB', language: 'it' };
    known = {
      optColorLabel: { id: `WHEELS~${id}`, query: { language: 'it' }, logged },
      optionLabel: { id: String(id), query, logged },
      countryModel: { id: 'IT~AURORA_15_HYB', logged: ['countryModel', 'IT/AURORA_15_HYB'] },
      price: { id: 'IT~3410126~431', logged: ['price', 'IT/3410126/431'] },
      solCampaign: { id: String(campaign), logged: ['solCampaign', String(campaign)] },
      solModel: {
        id: `${visibility.id}~${visibility.marketIds['IT']}`,
        logged: ['solModelMarket', String(visibility.marketIds['IT'])],
      },
      downpayment: { id: String(downpayment), logged: ['downpayment', String(downpayment)] },
    };
  });
  beforeEach(() => app.sql('DELETE FROM change_log'));

  /** The history of a record that was changed as the example says. */
  async function replayed(entity: string, language?: string) {
    const { id, query, logged } = known[entity] ?? { id: '1', logged: [entity, '1'] };
    const state = (fields: MockChange['fields'], side: 'before' | 'after') => {
      const told = fields.filter((field) => side in field);
      if (told.length === 0) return null;
      return JSON.stringify(Object.fromEntries(told.map((field) => [field.field, field[side]])));
    };
    for (const { action, fields } of mockOf(entity).toReversed())
      await app.sql(
        `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
         VALUES ($1, 'Giulia Ferri', $2, $3, $4, $5, $6)`,
        [app.clock.now, ...logged, action, state(fields, 'before'), state(fields, 'after')],
      );
    const reply = await app.request('GET', changesPath(entity, id), {
      as: admin,
      query: { ...query },
      ...(language && { headers: { 'accept-language': language } }),
    });
    expect(reply.status, reply.body.message).toBe(200);
    return { id, changes: reply.body as (MockChange & { recordId: string })[] };
  }

  it.each(contract.enum)('is what the server tells of it, fields, titles and order: %s', async (entity) => {
    const { id, changes } = await replayed(entity);

    expect(changes.map(({ action, fields }) => ({ action, fields }))).toEqual(
      mockOf(entity).map(({ action, fields }) => ({ action, fields })),
    );
    expect(new Set(changes.map(({ recordId }) => recordId))).toEqual(new Set([id]));
  });

  it.each(contract.enum)('has Italian titles for an Italian: %s', async (entity) => {
    const { changes } = await replayed(entity, 'it-IT,it;q=0.9,en;q=0.8');

    const titles = (of: MockChange[]) => of.map(({ fields }) => fields.map(({ title }) => title));
    const inItalian = titles(mockOf(entity)).map((words) =>
      words.map((title) => (italian as Record<string, string>)[title] ?? `no Italian for ${title}`),
    );
    expect(titles(changes)).toEqual(inItalian);
    expect((await replayed(entity, 'de')).changes[0]!.fields).toEqual(mockOf(entity)[0]!.fields);
  });
});

describe('restoring a user', () => {
  const USERS = '/ccb/auth/fe/user';
  const update = (username: string, body: object, as = admin) =>
    app.request('PUT', `${USERS}/${username}`, { as, body });
  const stored = async (username: string) =>
    (await app.request('GET', `${USERS}/allPaged`, { as: admin, query: { code: username, size: 100 } })).body
      .content[0];
  const signIn = (username: string, password: string) =>
    app.request('POST', '/ccb/public/getToken', { body: { username, password } });
  const users = (as = admin) => changesOf(app, as, 'user');
  let username: string;
  let count = 0;
  beforeEach(async () => {
    username = `person${++count}`;
    const body = { username, password: 'segreta-1', confirmPassword: 'segreta-1', countries: ['IT'] };
    const { status } = await app.request('POST', USERS, {
      as: admin,
      body: { ...body, ccadmEnabled: true, alias: 'Prima', lang: 'it' },
    });
    expect(status).toBe(200);
  });

  it('gives rights, markets and texts back, as a change of its own', async () => {
    const { version: _version, lastLogin: _lastLogin, ...before } = await stored(username);
    await app.aCountry({ id: 'DE' });
    await update(username, {
      priceConfEnabled: true,
      userAdmin: true,
      active: false,
      countries: ['DE'],
      alias: 'Dopo',
      lang: 'en',
      email: 'dopo@alturia.example',
    });
    const [change, creation] = await users().history(username);

    const reply = await users().restore(username, creation!.id);

    expect([reply.status, reply.body]).toEqual([200, { message: `User ${username} restored`, version: 3 }]);
    expect(await stored(username)).toMatchObject({ ...before, version: 3 });
    expect((await users().history(username))[0]).toMatchObject({
      actor: 'Marta Keller',
      action: 'restore',
      before: change!.after,
      after: creation!.after,
    });
    await users().restore(username, change!.id, { before: true });
    expect(await stored(username)).toMatchObject({ ...before, version: 3 });
  });

  it('knows nothing of a former user of the same name', async () => {
    await update(username, { priceConfEnabled: true });
    const [rights] = await users().history(username);
    await app.request('DELETE', `${USERS}/${username}`, { as: admin });
    expect(await users().history(username)).toHaveLength(3);
    const body = { username, password: 'segreta-1', confirmPassword: 'segreta-1', alias: 'Altra' };
    await app.request('POST', USERS, { as: admin, body });

    const { status, body: said } = await users().restore(username, rights!.id);

    expect([status, said.message]).toEqual([404, 'There is no such change of this user.']);
    expect((await users().history(username)).map(({ action }) => action)).toEqual(['create']);
  });

  it('leaves the password as it is', async () => {
    await update(username, { password: 'nuova-parola-1', confirmPassword: 'nuova-parola-1', mktg: true });
    const creation = (await users().history(username)).at(-1)!;

    expect((await users().restore(username, creation.id)).status).toBe(200);

    expect(await stored(username)).toMatchObject({ mktg: false });
    expect((await signIn(username, 'segreta-1')).status).toBe(401);
    expect((await signIn(username, 'nuova-parola-1')).status).toBe(200);
  });

  it('ends the sessions of a user who was inactive then', async () => {
    const person = await app.signIn({ username: `${username}-off`, active: true });
    await update(person.username, { active: false });
    await update(person.username, { active: true });
    const { token } = (await signIn(person.username, person.password)).body as { token: string };
    const off = (await users().history(person.username))[1]!;

    expect((await users().restore(person.username, off.id)).status).toBe(200);
    await update(person.username, { active: true });
    expect((await app.request('GET', '/ccb/auth/checkLoggedIn', { as: { token } })).status).toBe(401);
  });

  it('is refused for one’s own rights, not for one’s own texts', async () => {
    const second = await app.signIn({ username: `${username}-admin`, userAdmin: true });
    await update(second.username, { mktg: true });
    await update(second.username, { alias: 'Nuovo' }, second);
    const [alias, rights] = await users().history(second.username);

    const reply = await users(second).restore(second.username, rights!.id, { before: true });
    expect([reply.status, reply.body.message]).toEqual([
      403,
      expect.stringMatching(/^You cannot change your own/),
    ]);
    expect((await users(second).restore(second.username, alias!.id, { before: true })).status).toBe(200);
    expect(await stored(second.username)).toMatchObject({ alias: '', mktg: true });
  });

  it('keeps the last active user administrator', async () => {
    await update(username, { userAdmin: true });
    const [promotion] = await users().history(username);
    await app.sql(`UPDATE app_user SET user_admin = (username = $1)`, [username]);
    // Who asks lost the right a moment ago, which the server does not know yet.
    const reply = await users().restore(username, promotion!.id, { before: true });
    await app.sql(`UPDATE app_user SET user_admin = true WHERE username = 'admin'`);

    expect([reply.status, reply.body.message]).toEqual([
      403,
      `${username} is the last active user administrator and must remain one.`,
    ]);
    expect(await stored(username)).toMatchObject({ userAdmin: true });
  });

  it('answers 404 for a user who is gone, for a change of another one, and for none', async () => {
    await update(username, { mktg: true });
    const [change] = await users().history(username);
    const other = await app.signIn({});

    expect((await users().restore(other.username, change!.id)).status).toBe(404);
    expect((await users().restore(username, 9_007_199_254_740_991)).status).toBe(404);
    await app.request('DELETE', `${USERS}/${username}`, { as: admin });
    expect((await users().restore(username, change!.id)).status).toBe(404);
  });
});

describe('restoring what a market says of a model', () => {
  const ID = 'IT~BOREA';
  const rows = '/ccb/auth/api/countryModel';
  const models = () => changesOf(app, admin, 'countryModel');
  const update = (body: object) => app.request('PUT', `${rows}/BOREA/IT`, { as: admin, body });
  const row = async () =>
    (await app.request('GET', `${rows}/countryModelByCountry/IT`, { as: admin, query: { code: 'BOREA' } }))
      .body.content[0];
  beforeAll(async () => {
    await app.aCountry({ id: 'IT' }).catch(() => undefined);
    await app.aModel({ modelcode: 'BOREA', description: 'Borea' });
  });
  beforeEach(async () => {
    await app.sql('DELETE FROM country_model');
    await app.sql('DELETE FROM change_log');
  });

  it('brings an older row back, as a change of its own', async () => {
    await update({ adm: 'SE', myActive: '2026', comparisonEquipmentPos: null });
    await update({ adm: 'A', myActive: '', comparisonEquipmentPos: 7 });
    const [last, first] = await models().history(ID);

    const reply = await models().restore(ID, first!.id);

    expect([reply.status, reply.body]).toEqual([200, { message: 'Borea in IT restored', version: 3 }]);
    expect(await row()).toMatchObject({ adm: 'SE', myActive: '2026', comparisonEquipmentPos: null });
    expect((await models().history(ID))[0]).toMatchObject({
      recordId: ID,
      action: 'restore',
      actor: 'Marta Keller',
      before: last!.after,
      after: first!.after,
    });
    await models().restore(ID, last!.id);
    await models().restore(ID, last!.id, { before: true });
    expect(await row()).toMatchObject({ adm: 'SE', comparisonEquipmentPos: null });
  });

  it('takes MXE away where FE is off: nobody could switch it off (R-151)', async () => {
    await update({ commModelFrontendActiveInCountry: true, mxeActive: true });
    const [creation] = await models().history(ID);
    await app.sql(
      `UPDATE change_log SET after = after || '{"commModelFrontendActiveInCountry": false}' WHERE id = ${creation!.id}`,
    );

    expect((await models().restore(ID, creation!.id)).status).toBe(200);
    expect(await row()).toMatchObject({ commModelFrontendActiveInCountry: false, mxeActive: false });
  });

  it('answers 404 for a change of another row, for the nothing before the first one, and for none', async () => {
    await update({ adm: 'SE' });
    const [creation] = await models().history(ID);

    expect((await models().restore('IT~AURORA', creation!.id)).status).toBe(404);
    expect((await models().restore(ID, creation!.id, { before: true })).status).toBe(404);
    expect((await models().restore(ID, 9_007_199_254_740_991)).status).toBe(404);
  });
});
