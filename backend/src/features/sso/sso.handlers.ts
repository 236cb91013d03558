import { command, type OperationMap } from '../../http/operation.ts';
import { signedInJson, type FailedLogins, type Limits } from '../session/session.read.ts';
import type { SsoSettings } from './sso-settings.ts';
import { signInByLink } from './sso.service.ts';

/** Specification 3, section 2.8. */
export function ssoHandlers(settings: SsoSettings | undefined, failures: FailedLogins, limits: Limits) {
  const signIn = signInByLink(settings, failures);
  return {
    ssoLogin: command(async (context, { query, caller }) =>
      signedInJson(context, await signIn(context, query, caller.address), limits),
    ),
  } satisfies Partial<OperationMap>;
}
