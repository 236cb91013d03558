import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { jsonText } from '../../kit/json-text.ts';
import { t } from '../../texts/users.ts';
import { sessionUserJson, signedInJson, type Limits } from './session.repository.ts';
import { signIn, signOut, type FailedLogins } from './session.service.ts';

export type { FailedLogins };

type SessionUser = components['schemas']['SessionUser'];

/** Specification 1, sections 4 and 7, Session and shell. */
export const sessionHandlers = (failures: FailedLogins, limits: Limits) =>
  ({
    getToken: command(async (context, { body, caller }) => {
      return signedInJson(context, await signIn(context, failures, body, caller.address), limits);
    }),
    checkLoggedIn: query(async (context) => {
      const user = await sessionUserJson<SessionUser>(context, context.actor!.userId, limits);
      return jsonText(`{"user":${user.text}}`);
    }),
    logout: command(async (context) => {
      await signOut(context);
      return { message: t('Signed out.') };
    }),
  }) satisfies Partial<OperationMap>;
