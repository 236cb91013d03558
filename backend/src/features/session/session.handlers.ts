import type { components } from '../../http/operations.gen.ts';
import { command, query, type Input, type OperationMap } from '../../http/operation.ts';
import { jsonText } from '../../kit/json-reply.ts';
import { t } from '../../texts/users.ts';
import {
  findCredentials,
  sessionUserJson,
  signedInJson,
  type SessionSettings,
} from './session.repository.ts';
import { rateLimitedSignIn } from './rate-limited-sign-in.ts';
import type { FailedLogins } from './failed-logins.repository.ts';
import { checkPassword, signIn, signOut } from './session.service.ts';

export type { FailedLogins };

type SessionUser = components['schemas']['SessionUser'];

export const sessionHandlers = (failures: FailedLogins, settings: SessionSettings) =>
  ({
    getToken: rateLimitedSignIn(
      failures,
      ({ body }: Input<'getToken'>) => body.username,
      async (reading, { body }, transaction) => {
        const user = await transaction((context) => findCredentials(context, body.username));
        await checkPassword(reading, user, body.password);
        return transaction(async (context) => signedInJson(context, await signIn(context, user!), settings));
      },
    ),
    checkLoggedIn: query(async (context) => {
      const user = await sessionUserJson<SessionUser>(context, context.actor!.userId, settings);
      return jsonText(`{"user":${user.text}}`);
    }),
    logout: command(async (context) => {
      await signOut(context);
      return { message: t('Signed out.') };
    }),
  }) satisfies Partial<OperationMap>;
