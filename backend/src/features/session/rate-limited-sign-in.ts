import { AppError } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import type { FailedLogins } from './failed-logins.repository.ts';

/**
 * A sign-in command: the attempt counts before its transaction begins, and is forgiven on success. One that failed for another reason than
 * what was given, such as keys or a database that are away, does not count either.
 */
export function rateLimitedSignIn<Input extends { caller: { address: string } }, Reply>(
  failures: FailedLogins,
  usernameOf: (input: Input) => string,
  handle: (context: Context, input: Input) => Promise<Reply>,
) {
  const attemptOf = (input: Input) => ({ username: usernameOf(input), address: input.caller.address });
  const uncount = (take: 'forgive' | 'takeBack', input: Input, log: Context['log']) =>
    failures[take](attemptOf(input)).catch((error: Error) =>
      log.warn({ err: error }, 'sign-in counted as failed'),
    );
  return {
    kind: 'command' as const,
    limitMs: statementTimeoutMs.session,
    before: (input: Input): Promise<void> => failures.count(attemptOf(input)),
    async handle(context: Context, input: Input): Promise<Reply> {
      const reply = await handle(context, input);
      context.afterCommit(() => void uncount('forgive', input, context.log));
      return reply;
    },
    async failed(input: Input, error: unknown, log: Context['log']): Promise<void> {
      if (!(error instanceof AppError && error.kind === 'notSignedIn')) await uncount('takeBack', input, log);
    },
  };
}
