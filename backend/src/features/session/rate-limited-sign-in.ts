import { AppError } from '../../kit/app-error.ts';
import type { Context, Transaction } from '../../kit/context.ts';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import type { FailedLogins } from './failed-logins.repository.ts';

/**
 * A sign-in: the attempt counts before its transaction begins, and is forgiven on success. One that failed for another reason than what
 * was given, such as keys or a database that are away, does not count either. Both wait until the connection of the transaction is free.
 */
export function rateLimitedSignIn<Input extends { caller: { address: string } }, Reply>(
  failures: FailedLogins,
  usernameOf: (input: Input) => string,
  handle: (reading: Context, input: Input, transaction: Transaction) => Promise<Reply>,
) {
  const attemptOf = (input: Input) => ({ username: usernameOf(input), address: input.caller.address });
  const uncount = (take: 'forgive' | 'takeBack', input: Input, log: Context['log']) =>
    failures[take](attemptOf(input)).catch((error: Error) =>
      log.warn({ err: error }, 'sign-in counted as failed'),
    );
  return {
    kind: 'planned' as const,
    limitMs: statementTimeoutMs.session,
    before: (input: Input): Promise<void> => failures.count(attemptOf(input)),
    async handle(reading: Context, input: Input, transaction: Transaction): Promise<Reply> {
      try {
        const reply = await handle(reading, input, transaction);
        void uncount('forgive', input, reading.log);
        return reply;
      } catch (error) {
        if (!(error instanceof AppError && error.kind === 'notSignedIn'))
          await uncount('takeBack', input, reading.log);
        throw error;
      }
    },
  };
}
