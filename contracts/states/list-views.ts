/** Provider states of the views of lists. */
import type { StatefulApp } from '../../backend/test/started-app.ts';

const columns = { order: ['label', 'code'], hidden: ['code'], widths: [{ column: 'label', pixels: 420 }] };

const stored = (app: StatefulApp, owner: string, shared: boolean) =>
  app.sql(
    `INSERT INTO list_view (id, owner_id, list, name, shared, search, columns)
     SELECT 31, id, 'interface_labels', 'Buttons', $2, 'action=search&code=MAIN_BTN&sort=label&size=20', $3
     FROM app_user WHERE username = $1`,
    [owner, shared, JSON.stringify(columns)],
  );

export const listViewStates = (app: StatefulApp, caller: { token: string }) => ({
  async 'a view of the labels'() {
    const owner = await app.signIn({ ccadmEnabled: true });
    caller.token = owner.token;
    await stored(app, owner.username, false);
  },
  async 'a view that somebody else shares'() {
    const { username } = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
    await stored(app, username, true);
  },
});
