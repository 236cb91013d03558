import { notSignedIn, unavailable } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { findActiveUser, knownUsernames, startSession } from '../session/session.read.ts';
import { t } from '../../texts/users.ts';
import type { SsoSettings } from './sso-settings.ts';
import { tokenVerifier, type SsoUser } from './sso-token.ts';
import { consumeToken } from './used-token.repository.ts';

const off = (): Error =>
  notSignedIn(t('Single sign-on is not enabled here. Sign in with your user name and password.'));
// One sentence for all reasons; the actual one is logged.
const refusedLink = (): Error =>
  notSignedIn(t('This sign-in link is not valid or has expired. Ask for a new one.'));
const outage = (): Error =>
  unavailable(
    t(
      'Single sign-on cannot be checked right now. Open the link again, or sign in with your user name and password.',
    ),
  );

export interface SignInLink {
  username: string;
  token: string;
}

/** A link whose token was looked at: `vouched` for by its signer, or not, and why. */
export interface CheckedLink {
  username: string;
  vouched: SsoUser | undefined;
  fault: string;
}

/** Before a transaction begins: the signer's keys may take seconds, and no connection waits for them. */
export function linkChecker(
  settings: SsoSettings | undefined,
): (reading: Context, link: SignInLink) => Promise<CheckedLink> {
  const verify = settings && tokenVerifier(settings);
  return async ({ now, log }, { username, token }) => {
    if (!verify) throw off();
    let fault = '';
    const vouched = await verify(token, now, (reason) => (fault = reason)).catch((error: Error) => {
      log.warn({ reason: error.message }, 'the keys of single sign-on cannot be read');
      throw outage();
    });
    return { username, vouched, fault };
  };
}

async function believe(context: Context, { username, vouched, fault }: CheckedLink) {
  const because = async (reason: string): Promise<undefined> => {
    const known = (await knownUsernames(context, [username])).has(username);
    context.log.info(known ? { username, reason } : { known, reason }, 'single sign-on refused');
  };
  if (!vouched) return because(fault);
  if (vouched.username !== username) return because('another user');
  const user = await findActiveUser(context, username);
  if (!user) return because('unknown or inactive user');
  return (await consumeToken(context, vouched.jti, vouched.expiresAt)) ? user : because('used before');
}

export async function signInBy(
  context: Context,
  checked: CheckedLink,
): Promise<{ token: string; userId: number }> {
  const user = await believe(context, checked);
  const token = user && (await startSession(context, { id: user.id }));
  if (!user || !token) throw refusedLink();
  context.log.info({ username: checked.username }, 'signed in by single sign-on');
  return { token, userId: user.id };
}
