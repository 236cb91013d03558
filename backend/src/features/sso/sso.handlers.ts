import type { Input, OperationMap } from '../../http/operation.ts';
import {
  rateLimitedSignIn,
  signedInJson,
  type FailedLogins,
  type SessionSettings,
} from '../session/session.read.ts';
import type { SsoSettings } from './sso-settings.ts';
import { linkChecker, signInBy } from './sso.service.ts';

/** Sign-in by a signed link (decision A-63). */
export function ssoHandlers(
  settings: SsoSettings | undefined,
  failures: FailedLogins,
  session: SessionSettings,
) {
  const check = linkChecker(settings);
  return {
    // Failures count together with those of passwords, so that tokens cannot be guessed either.
    ssoLogin: rateLimitedSignIn(
      failures,
      ({ query }: Input<'ssoLogin'>) => query.username,
      async (reading, { query }, transaction) => {
        const checked = await check(reading, query);
        return transaction(async (context) =>
          signedInJson(context, await signInBy(context, checked), session),
        );
      },
    ),
  } satisfies Partial<OperationMap>;
}
