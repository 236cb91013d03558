/** Provider states of users; the caller is the user administrator admin. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { UserSpec } from '../../backend/test/factories.ts';
import type { Caller } from '../states.ts';

const editor = { username: 'editor', alias: 'Giulia Ferrari', ccadmEnabled: true, countries: ['IT'] };

async function administrator(app: StatefulApp, caller: Caller): Promise<void> {
  const rights = { ccadmEnabled: true, userAdmin: true };
  caller.token = (await app.signIn({ username: 'admin', alias: 'Marta Keller', ...rights })).token;
}

async function withUser(app: StatefulApp, caller: Caller, user: UserSpec): Promise<void> {
  await administrator(app, caller);
  await app.aUser(user);
}

const logged = {
  ...editor,
  active: true,
  mktg: false,
  priceConfEnabled: false,
  packConfEnabled: false,
  apiUser: false,
  solEnabledFrontEnd: false,
  isDealer: false,
  isHQUser: false,
  userAdmin: false,
  email: 'editor@alturia.example',
  lang: 'it',
};

async function changedByColleague(app: StatefulApp): Promise<void> {
  await app.sql(`UPDATE app_user SET version = 2 WHERE username = 'editor'`);
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
     VALUES ($1, 'Marta Keller', 'user', 'editor', 'update', 'New password', $2, $3)`,
    [app.clock.now, JSON.stringify(logged), JSON.stringify({ ...logged, mktg: true })],
  );
}

export const userStates = (app: StatefulApp, caller: Caller) => ({
  "the user l'editor (100%) + *": () =>
    withUser(app, caller, {
      ...editor,
      username: "l'editor (100%) + *",
      alias: "Giulia d'Este (100%) + *",
    }),
  'the user editor': () => withUser(app, caller, editor),
  async 'the user editor changed by a colleague'() {
    await withUser(app, caller, editor);
    await changedByColleague(app);
  },
  async 'the user administrator admin and the market IT'() {
    await administrator(app, caller);
    await app.aCountry({ id: 'IT' });
  },
  'the user administrator admin': () => administrator(app, caller),
  async 'the market IT'() {
    await app.aCountry({ id: 'IT' });
  },
  async 'a user without the right to maintain users'() {
    caller.token = (await app.signIn({ ccadmEnabled: true })).token;
  },
});
