import type { Job } from '../../kit/job.ts';
import { removeUsedTokens } from './used-token.repository.ts';

const A_DAY_MS = 24 * 3_600_000;

/** Expired tokens are refused anyway; a day later, since the clocks of servers may differ. */
export const usedTokensJob: Job['run'] = async ({ sql, now }) => {
  const count = await removeUsedTokens(sql, new Date(now().getTime() - A_DAY_MS));
  return `${count} used sign-in tokens removed`;
};
