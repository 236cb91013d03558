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
 * Attempts to sign in, counted for all processes in the table login_attempt: of a user from an address, of an address, and of
 * a user from anywhere. An attempt counts before its password is looked at, so that many at once are no way around the
 * limit; one that succeeds is taken back.
 */
export class FailedLogins {
  readonly #counts: { of: (attempt: Attempt) => string; limiter: RateLimiterPostgres }[];
  /** How often a user was stopped at an address within a day: each time for twice as long. */
  readonly #stops: RateLimiterPostgres;

  constructor(database: DataSource, perMinute: number) {
    const limiter = (keyPrefix: string, points: number, duration = MINUTE_SECONDS) =>
      new RateLimiterPostgres({
        ...{ storeClient: database, storeType: 'typeorm', tableName: 'login_attempt', tableCreated: true },
        ...{ keyPrefix, points, duration },
      });
    this.#counts = [
      { of: userAt, limiter: limiter('user-at', perMinute) },
      { of: ({ address }) => address, limiter: limiter('address', perMinute * PER_ADDRESS) },
      { of: ({ username }) => username.toLowerCase(), limiter: limiter('user', perMinute * PER_USER) },
    ];
    this.#stops = limiter('stops', 1_000_000, 24 * HOUR_SECONDS);
  }

  /**
   * Counts an attempt. Outside of a transaction: a failure counts although nothing else of it is stored.
   * @throws AppError (429) when there were too many.
   */
  async count(attempt: Attempt): Promise<void> {
    for (const [index, { of, limiter }] of this.#counts.entries()) {
      const state = await limiter.consume(of(attempt)).catch(refusalOf);
      if (state.consumedPoints <= limiter.points) continue;
      // What is refused here does not count against the others who share an address.
      await this.#takeBack(attempt, index);
      const isFirst = index === 0 && state.consumedPoints === limiter.points + 1;
      const seconds = isFirst ? await this.#stop(attempt) : Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      throw tooMany(t('Too many failed attempts. Try again in {seconds} seconds.', { seconds }), seconds);
    }
  }

  /** A sign-in that succeeded was no failure, and whoever knows the password starts anew. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.#takeBack(attempt, this.#counts.length);
    await this.#stops.delete(userAt(attempt));
  }

  async #takeBack(attempt: Attempt, until: number): Promise<void> {
    for (const { of, limiter } of this.#counts.slice(0, until)) await limiter.reward(of(attempt));
  }

  /** Stops a user at an address for a minute, then two, four and so on up to an hour; answers for how many seconds. */
  async #stop(attempt: Attempt): Promise<number> {
    const { consumedPoints } = await this.#stops.consume(userAt(attempt));
    const seconds = Math.min(HOUR_SECONDS, MINUTE_SECONDS * 2 ** (consumedPoints - 1));
    await this.#counts[0]!.limiter.block(userAt(attempt), seconds);
    return seconds;
  }
}

const userAt = ({ username, address }: Attempt): string => `${username.toLowerCase()}@${address}`;

/** The library throws what it counted where that is too much; a failing database throws an error. */
function refusalOf(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
