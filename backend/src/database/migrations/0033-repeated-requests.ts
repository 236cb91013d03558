import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answers to requests that callers may repeat if no answer reached them (kit/idempotency.ts). */
export class RepeatedRequests1763000000033 implements MigrationInterface {
  name = 'RepeatedRequests1763000000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE answered_request (
        user_id    integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
        key        text NOT NULL,
        operation  text NOT NULL,
        reply      text NOT NULL DEFAULT '',
        at         timestamptz NOT NULL,
        PRIMARY KEY (user_id, key)
      );
      CREATE INDEX answered_request_at ON answered_request (at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
