import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { tooMany } from '../../kit/app-error.ts';
import { t } from '../../texts/users.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** An address has many users behind it, and a user may be tried from many addresses. */
const PER_ADDRESS = 3;
const PER_USER = 10;

export interface Attempt {
  username: string;
  address: string;
}

/**
 * Rate limits of sign-ins, for all processes: per user and address, per address, and per user. An attempt counts before its
 * password is checked, so that concurrency does not bypass the limit; a successful one is taken back.
 */
export class FailedLogins {
  readonly #counts: { of: (attempt: Attempt) => string; limiter: RateLimiterPostgres }[];
  /** How often a user was blocked at an address within a day: each block lasts twice as long. */
  readonly #stops: RateLimiterPostgres;

  constructor(database: DataSource, perMinute: number) {
    const limiter = (keyPrefix: string, points: number, duration = MINUTE_SECONDS) =>
      new RateLimiterPostgres({
        storeClient: database,
        storeType: 'typeorm',
        tableName: 'login_attempt',
        tableCreated: true,
        keyPrefix,
        points,
        duration,
      });
    this.#counts = [
      { of: userAt, limiter: limiter('user-at', perMinute) },
      { of: ({ address }) => address, limiter: limiter('address', perMinute * PER_ADDRESS) },
      { of: ({ username }) => username.toLowerCase(), limiter: limiter('user', perMinute * PER_USER) },
    ];
    this.#stops = limiter('stops', 1_000_000, 24 * HOUR_SECONDS);
  }

  /** Outside a transaction: a failure counts although nothing else is stored. @throws AppError (429) beyond the limit. */
  async count(attempt: Attempt): Promise<void> {
    for (const [index, { of, limiter }] of this.#counts.entries()) {
      const state = await limiter.consume(of(attempt)).catch(refusalOf);
      if (state.consumedPoints <= limiter.points) continue;
      // A refused attempt must not count against others who share the address.
      await this.takeBack(attempt, index);
      const isFirst = index === 0 && state.consumedPoints === limiter.points + 1;
      const seconds = isFirst ? await this.#stop(attempt) : Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      throw tooMany(t('Too many failed attempts. Try again in {seconds} seconds.', { seconds }), seconds);
    }
  }

  /** Takes a successful attempt back and resets the blocks. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.takeBack(attempt);
    await this.#stops.delete(userAt(attempt));
  }

  /** As if it had not been made; in the first counters only where others have not counted it. */
  async takeBack(attempt: Attempt, until = this.#counts.length): Promise<void> {
    for (const { of, limiter } of this.#counts.slice(0, until)) await limiter.reward(of(attempt));
  }

  /** Blocks a user at an address for a minute, then two, four and so on up to an hour; returns the seconds. */
  async #stop(attempt: Attempt): Promise<number> {
    const { consumedPoints } = await this.#stops.consume(userAt(attempt));
    const seconds = Math.min(HOUR_SECONDS, MINUTE_SECONDS * 2 ** (consumedPoints - 1));
    await this.#counts[0]!.limiter.block(userAt(attempt), seconds);
    return seconds;
  }
}

const userAt = ({ username, address }: Attempt): string => `${username.toLowerCase()}@${address}`;

/** The library throws its result beyond the limit; a failing database throws an error. */
function refusalOf(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
