/** The caller is Giulia Ferri, who made a run that can be taken back as a whole. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

/** @param run the transaction whose changes the run made */
export async function signInAsMakerOf(run: string, app: StatefulApp, caller: Caller): Promise<void> {
  const { token, username } = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  caller.token = token;
  await app.sql(
    `INSERT INTO change_run (xid, user_id, at) SELECT $1::text::xid8, id, $3 FROM app_user WHERE username = $2`,
    [run, username, app.clock.now],
  );
}
