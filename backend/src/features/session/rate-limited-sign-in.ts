import type { Context } from '../../kit/context.ts';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import type { FailedLogins } from './failed-logins.repository.ts';

/** A sign-in command: the attempt counts before its transaction begins, and is forgiven on success. */
export function rateLimitedSignIn<Input extends { caller: { address: string } }, Reply>(
  failures: FailedLogins,
  usernameOf: (input: Input) => string,
  handle: (context: Context, input: Input) => Promise<Reply>,
) {
  const attemptOf = (input: Input) => ({ username: usernameOf(input), address: input.caller.address });
  return {
    kind: 'command' as const,
    limitMs: statementTimeoutMs.session,
    before: (input: Input): Promise<void> => failures.count(attemptOf(input)),
    async handle(context: Context, input: Input): Promise<Reply> {
      const reply = await handle(context, input);
      context.afterCommit(
        () =>
          void failures
            .forgive(attemptOf(input))
            .catch((error: Error) => context.log.warn({ err: error }, 'sign-in counted as failed')),
      );
      return reply;
    },
  };
}
