import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Descriptions of campaigns are in one line, and a run that is over says whom its result was mailed to: so do those from before. */
export class WhatWasStoredOtherwise1763000000052 implements MigrationInterface {
  name = 'WhatWasStoredOtherwise1763000000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sol_campaign SET description = btrim(regexp_replace(description, '\\s*[\\r\\n]+\\s*', ' ', 'g'))
      WHERE description ~ '[\\r\\n]';

      UPDATE job_run SET input = input || jsonb_build_object('mailed', input -> 'emails')
      WHERE name = 'updateGrid' AND input ? 'emails' AND NOT input ? 'mailed'
        AND state NOT IN ('queued', 'running') AND started_at IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
