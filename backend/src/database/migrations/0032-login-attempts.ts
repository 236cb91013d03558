import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts to sign in, as rate-limiter-flexible counts them for all processes (features/session/failed-logins.repository.ts). */
export class LoginAttempts1763000000032 implements MigrationInterface {
  name = 'LoginAttempts1763000000032';

  async up(runner: QueryRunner): Promise<void> {
    // A crash may forget the last minute's attempts: they need no write-ahead log.
    await runner.query(`
      CREATE UNLOGGED TABLE login_attempt (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
