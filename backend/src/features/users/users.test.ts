import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf, changesPath } from '../../../test/changes.ts';

const USERS = '/ccb/auth/fe/user';

let app: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn({ username: 'admin', ccadmEnabled: true, userAdmin: true, alias: 'Marta Keller' });
});
afterAll(() => app.close());

let count = 0;
const freshName = () => `person${++count}`;
const create = (body: object) => app.request('POST', USERS, { as: admin, body });
const update = (username: string, body: object, as = admin) =>
  app.request('PUT', `${USERS}/${username}`, { as, body });
const remove = (username: string, as = admin) => app.request('DELETE', `${USERS}/${username}`, { as });
const list = (query: object = {}, as = admin) =>
  app.request('GET', `${USERS}/allPaged`, { as, query: { size: 100, ...query } });
const signIn = (username: string, password: string) =>
  app.request('POST', '/ccb/public/getToken', { body: { username, password } });
const isSignedIn = async (as: { token: string }) =>
  (await app.request('GET', '/ccb/auth/checkLoggedIn', { as })).status === 200;
const input = (spec: object = {}) => ({ password: 'segreta1', confirmPassword: 'segreta1', ...spec });
const history = (username: string) => changesOf(app, admin, 'user').history(username);
const found = async (username: string) => (await list({ code: username })).body.content[0];

describe('listing', () => {
  it('pages and sorts, the user name first, and shows the markets (R-163)', async () => {
    await app.signIn({ username: 'zz-last', countries: ['IT', 'DE'], email: 'last@alturia.example' });
    const { body } = await list();
    const names = body.content.map(({ username }: { username: string }) => username);

    expect(names).toEqual([...names].sort());
    expect(body.content.at(-1)).toMatchObject({ username: 'zz-last', countries: ['DE', 'IT'], active: true });
    expect((await list({ sortBy: 'username', sortDesc: true, size: 1 })).body.content[0].username).toBe(
      'zz-last',
    );
    expect((await list({ page: 1, size: 1 })).body.totalElements).toBe(body.totalElements);
    expect((await list({ page: 999 })).body).toEqual({ content: [], totalElements: body.totalElements });
  });

  it('filters by user name, and by alias or e-mail address (R-162, A-11)', async () => {
    await app.signIn({ username: 'filter-me', alias: 'Città Alta', email: 'someone@else.example' });

    expect((await list({ code: 'ILTER-' })).body.content).toHaveLength(1);
    expect((await list({ label: 'citta' })).body.content).toHaveLength(1);
    expect((await list({ label: '@else' })).body.content).toHaveLength(1);
    expect((await list({ label: '%' })).body.content).toHaveLength(0);
  });

  it('never carries a password or its hash (R-167)', async () => {
    const username = freshName();
    await create(input({ username }));
    const changes = await app.request('GET', changesPath('user', username), { as: admin });
    const file = await app.request('GET', `${USERS}/toCsv`, { as: admin });

    for (const { bytes } of [await list(), changes, file])
      expect(bytes.toString()).not.toMatch(/segreta1|argon2|passwordHash/i);
  });
});

describe('creating', () => {
  it('stores a user who signs in, active, with every right off (R-160)', async () => {
    const username = freshName();
    const { status, body } = await create(input({ username }));

    expect([status, body.message, body.version]).toEqual([200, `User ${username} created`, 1]);
    expect(await found(username)).toMatchObject({
      active: true,
      mktg: false,
      ccadmEnabled: false,
      priceConfEnabled: false,
      packConfEnabled: false,
      apiUser: false,
      userAdmin: false,
      countries: [],
    });
    expect((await signIn(username, 'segreta1')).status).toBe(200);
  });

  it('refuses names and passwords of four characters, and accepts names of five (R-158, A-08)', async () => {
    const four = await create({ username: 'four', password: 'abcd', confirmPassword: 'abcd' });

    expect(four.status).toBe(400);
    expect(four.body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'password',
      'username',
    ]);
    expect(
      (await create({ username: 'fives', password: 'abcd-efg', confirmPassword: 'abcd-efg' })).status,
    ).toBe(200);
  });

  it.each([
    ['seven77', 'The password needs at least 8 characters.'],
    ['        ', 'The password must not be blank.'],
    ['SOME.body', 'The password must not be the user name.'],
    ['Password1', 'This is one of the most common passwords, which are guessed first. Choose another one.'],
    ['qwertyuiop', 'This is one of the most common passwords, which are guessed first. Choose another one.'],
  ])('refuses the new password %j in words, for a change too', async (password, message) => {
    const { username } = await app.aUser({ username: `person-${password.trim() || 'blank'}` });
    const own = message.includes('user name') ? username.toUpperCase() : password;
    const changedUser = await update(username, { password: own, confirmPassword: own });

    expect([changedUser.status, changedUser.body.message, changedUser.body.fields]).toEqual([
      400,
      message,
      [{ field: 'password', message }],
    ]);
    if (password.length < 8) return;
    const created = await create({ username: 'some.body', password, confirmPassword: password });
    expect([created.status, created.body.message]).toEqual([400, message]);
  });

  it.each(['a@b.it>', '<a@b.it', 'a@b.it\n', 'a"@b.it', 'a@b,c.it'])(
    'refuses the e-mail address %j',
    async (email) => {
      const { status, body } = await create({
        username: 'address',
        password: 'long-enough',
        confirmPassword: 'long-enough',
        email,
      });

      expect([status, body.fields[0].field]).toEqual([400, 'email']);
    },
  );

  it('refuses an alias of two lines', async () => {
    const { status, body } = await create({
      username: 'two.lines',
      password: 'long-enough',
      confirmPassword: 'long-enough',
      alias: 'a\nb',
    });

    expect([status, body.message]).toEqual([400, 'Alias must be one line.']);
  });

  it('refuses passwords that differ in the quoted words, and stores nothing (R-159)', async () => {
    const username = freshName();
    const { status, body } = await create(input({ username, confirmPassword: 'other' }));

    const message = 'Le due password non combiaciano';
    expect([status, body.message]).toEqual([400, message]);
    expect(body.fields).toEqual([{ field: 'confirmPassword', message }]);
    expect(await found(username)).toBeUndefined();
  });

  it('refuses a name that is taken, an unknown market and an unknown language', async () => {
    const username = freshName();
    await create(input({ username }));

    for (const taken of [username, username.toUpperCase()]) {
      const { status, body } = await create(input({ username: taken }));
      const message = 'A user with this name already exists.';
      expect([status, body.fields]).toEqual([409, [{ field: 'username', message }]]);
    }
    const { body } = await create(input({ username: freshName(), countries: ['XX'] }));
    expect([body.message, body.fields]).toEqual([
      'There is no country XX.',
      [{ field: 'countries', message: 'Unknown country XX' }],
    ]);
    expect((await create(input({ username: freshName(), lang: 'xx' }))).status).toBe(400);
  });
});

describe('names', () => {
  it('takes every printable name, whatever an address makes of it', async () => {
    for (const username of ['a/b c', 'per%cent', 'q?x#y', 'è bella', '.....']) {
      expect((await create(input({ username }))).status).toBe(200);
      expect((await update(encodeURIComponent(username), { mktg: true })).status).toBe(200);
      expect((await remove(encodeURIComponent(username))).status).toBe(200);
    }
  });

  it('refuses the names of its own calls, whose users nobody could change', async () => {
    for (const username of ['toCsv', 'toXlsx', 'allPaged', 'ALLPAGED']) {
      const { status, body } = await create(input({ username }));
      const message = 'This name is reserved. Choose another one.';
      expect([status, body.fields]).toEqual([400, [{ field: 'username', message }]]);
    }
  });
});

it.each(['admin\u200b', 'tab\tname'])('refuses a name that looks like another one: %j', async (username) => {
  const { status, body } = await create(input({ username }));
  const message = 'A user name has no invisible characters.';
  expect([status, body.fields]).toEqual([400, [{ field: 'username', message }]]);
});

describe('changing', () => {
  let username: string;
  let person: SignedInUser;
  beforeEach(async () => {
    username = freshName();
    person = await app.signIn({ username, password: 'vecchia1', priceConfEnabled: true, countries: ['IT'] });
  });

  it('leaves what the body leaves out as it is (decision A-40)', async () => {
    const { status, body } = await update(username, { mktg: true });

    expect([status, body.version]).toEqual([200, 2]);
    expect(await found(username)).toMatchObject({ mktg: true, priceConfEnabled: true, countries: ['IT'] });
    expect((await signIn(username, 'vecchia1')).status).toBe(200);
  });

  it('accepts a row as the list returned it', async () => {
    const row = await found(username);

    expect((await update(username, { ...row, ccadmEnabled: true })).status).toBe(200);
    expect((await found(username)).ccadmEnabled).toBe(true);
  });

  it('keeps the password when both are blank, and sets a new one (R-159, A-09)', async () => {
    await update(username, { password: '', confirmPassword: '' });
    expect((await signIn(username, 'vecchia1')).status).toBe(200);

    await update(username, { password: 'nuova-parola-1', confirmPassword: 'nuova-parola-1' });
    expect((await signIn(username, 'vecchia1')).status).toBe(401);
    expect((await signIn(username, 'nuova-parola-1')).status).toBe(200);

    const differ = await update(username, { password: 'nuova-parola-2', confirmPassword: 'nuova-parola-3' });
    expect([differ.status, differ.body.message]).toEqual([400, 'Le due password non combaciano']);
    expect((await update(username, { password: 'abcd', confirmPassword: 'abcd' })).status).toBe(400);
    expect((await signIn(username, 'nuova-parola-1')).status).toBe(200);
  });

  it('ends the sessions of a deactivated user and of one with a new password at once', async () => {
    expect(await isSignedIn(person)).toBe(true);
    await update(username, { password: 'nuova-parola-1', confirmPassword: 'nuova-parola-1' });
    expect(await isSignedIn(person)).toBe(false);

    const { token } = (await signIn(username, 'nuova-parola-1')).body;
    expect(await isSignedIn({ token })).toBe(true);
    await update(username, { active: false });
    expect(await isSignedIn({ token })).toBe(false);
    expect((await signIn(username, 'nuova-parola-1')).status).toBe(401);
  });

  it('makes a new right count at once', async () => {
    expect((await list({}, person)).status).toBe(403);
    expect((await update(username, { userAdmin: true })).body.fields).toMatchObject([{ field: 'userAdmin' }]);
    await update(username, { ccadmEnabled: true, userAdmin: true });
    expect((await list({}, person)).status).toBe(200);
    await update(username, { userAdmin: false });
    expect((await list({}, person)).status).toBe(403);
  });

  it('refuses a stale version with the user as it is now', async () => {
    await update(username, { alias: 'Primo', version: 1 });
    const { status, body } = await update(username, { alias: 'Secondo', version: 1 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      current: { username, alias: 'Primo', version: 2 },
      changedBy: 'Marta Keller',
    });
  });

  it('neither counts nor logs a change that changes nothing', async () => {
    expect((await update(username, { mktg: false })).body.version).toBe(1);
    expect(await history(username)).toEqual([]);
  });

  it('says who changed what, of a password only that there is a new one', async () => {
    await app.aUser({ username: `${username}-de`, countries: ['DE'] });
    await update(username, { countries: ['IT', 'DE'], alias: ' Ada ' });
    await update(username, { password: 'nuova-parola-1', confirmPassword: 'nuova-parola-1' });
    const changes = await history(username);

    expect(changes.map(({ actor, source }) => [actor, source])).toEqual([
      ['Marta Keller', 'New password'],
      ['Marta Keller', ''],
    ]);
    expect([changes[1]!.before.countries, changes[1]!.after.countries]).toEqual([['IT'], ['DE', 'IT']]);
    expect(changes[1]!.after).toMatchObject({ alias: 'Ada' });
  });

  it('keeps the language by its code, and one that is no longer there until it is changed', async () => {
    await app.aLanguage({ code: 'xp' });
    await update(username, { lang: 'XP' });
    expect((await found(username)).lang).toBe('xp');

    await app.sql(`DELETE FROM language WHERE code = 'xp'`);
    expect((await update(username, { lang: 'xp', mktg: true })).status).toBe(200);
    expect((await update(username, { lang: 'xq' })).status).toBe(400);
  });

  it('answers 404 for a user who is not there', async () => {
    const { status, body } = await update('nobody-here', { mktg: true });
    expect([status, body.message]).toEqual([404, 'This user no longer exists.']);
  });
});

describe('locking out', () => {
  it('keeps everybody from changing their own rights, markets and active state, but not their own address', async () => {
    for (const own of [
      { active: false },
      { ccadmEnabled: false },
      { countries: ['IT'] },
      { userAdmin: false },
    ])
      expect([own, (await update('admin', own)).body.message]).toEqual([
        own,
        'You cannot change your own rights, markets or active state. Ask another user administrator.',
      ]);

    await app.aLanguage({ code: 'xo' });
    for (const own of [{ email: 'marta@alturia.example' }, { alias: 'Marta K.' }, { lang: 'xo' }])
      expect([own, (await update('admin', own)).status]).toEqual([own, 200]);
    await update('admin', { alias: 'Marta Keller', lang: 'it' });
    expect((await update('admin', { password: 'nuova-mia', confirmPassword: 'nuova-mia' })).status).toBe(200);
    expect(await isSignedIn(admin)).toBe(true);
  });

  it('keeps the last active user administrator, also against a second one who goes first', async () => {
    const second = await app.signIn({ username: 'second', ccadmEnabled: true, userAdmin: true });

    expect((await update('admin', { userAdmin: false }, second)).status).toBe(200);
    expect((await list()).status).toBe(403);
    expect((await update('second', { active: false }, second)).status).toBe(403);
    expect((await update('second', { userAdmin: false }, admin)).status).toBe(403);
    expect((await update('second', { userAdmin: false, ccadmEnabled: false }, second)).status).toBe(403);
    expect((await remove('second', second)).status).toBe(409);
    expect((await update('admin', { userAdmin: true }, second)).status).toBe(200);
  });

  it('leaves one administrator when two take each other’s right away at the same time', async () => {
    const third = await app.signIn({ username: 'third', ccadmEnabled: true, userAdmin: true });
    await app.sql(`UPDATE app_user SET user_admin = false WHERE username NOT IN ('admin', 'third')`);

    const replies = await Promise.all([
      update('third', { userAdmin: false }),
      update('admin', { userAdmin: false }, third),
    ]);
    const [left] = await app.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM app_user WHERE user_admin AND active`,
    );
    await app.sql(`UPDATE app_user SET user_admin = true WHERE username IN ('admin', 'third')`);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(left!.n).toBe(1);
  });
});

describe('deleting', () => {
  it('removes a user with the sessions and keeps the history', async () => {
    const username = freshName();
    const person = await app.signIn({ username, countries: ['IT'] });
    const { status, body } = await remove(username);

    expect([status, body.message]).toEqual([200, `User ${username} deleted`]);
    expect(await isSignedIn(person)).toBe(false);
    expect((await history(username))[0]).toMatchObject({
      action: 'delete',
      before: { username, countries: ['IT'] },
      after: null,
    });
    expect((await remove(username)).status).toBe(404);
  });

  it('refuses to delete oneself (decision A-75)', async () => {
    expect((await remove('admin')).status).toBe(409);
  });
});

describe('exporting', () => {
  it('follows the filters of the list (decision A-90)', async () => {
    await app.signIn({ username: 'export-me', countries: ['DE', 'IT'], alias: '=1+1' });
    const { body, headers } = await app.request('GET', `${USERS}/toCsv`, {
      as: admin,
      query: { code: 'export-m' },
    });
    const lines = body.trim().split('\r\n');

    expect(headers.get('content-disposition')).toContain('users.csv');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFF?username;active;mktg;ccadmEnabled/);
    expect(lines[1]).toMatch(/^export-me;true;.*DE IT$/);
    expect(lines[1]).not.toContain(';=1+1');
  });
});

it('is for user administrators only', async () => {
  const editor = await app.signIn({ ccadmEnabled: true });
  const attempts = [
    () => list({}, editor),
    () => app.request('POST', USERS, { as: editor, body: input({ username: freshName() }) }),
    () => update('admin', { mktg: true }, editor),
    () => remove('admin', editor),
    () => app.request('GET', changesPath('user', 'admin'), { as: editor }),
    () => app.request('GET', `${USERS}/toXlsx`, { as: editor }),
  ];

  for (const attempt of attempts) expect((await attempt()).status).toBe(403);
  expect((await app.request('GET', `${USERS}/allPaged`)).status).toBe(401);
});
