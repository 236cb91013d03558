import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Compared documents in pieces, so that ten megabytes are never one value of the server. */
export class ComparedDocuments1763000000036 implements MigrationInterface {
  name = 'ComparedDocuments1763000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_json_document (
        run       uuid NOT NULL,
        side      text NOT NULL,
        piece     integer NOT NULL,
        test_id   integer NOT NULL REFERENCES api_json_test ON DELETE CASCADE,
        stored_at timestamptz NOT NULL DEFAULT now(),
        content   bytea NOT NULL,
        PRIMARY KEY (run, side, piece),
        CONSTRAINT api_json_document_side_check CHECK (side IN ('asIs', 'toBe'))
      );
      CREATE INDEX api_json_document_test_id ON api_json_document (test_id);
      -- Which of them the result was found on.
      ALTER TABLE api_json_result ADD COLUMN run uuid NOT NULL DEFAULT gen_random_uuid();
      INSERT INTO api_json_document (run, side, piece, test_id, content)
      SELECT run, 'asIs', 0, test_id, convert_to(as_is, 'UTF8') FROM api_json_result
      UNION ALL SELECT run, 'toBe', 0, test_id, convert_to(to_be, 'UTF8') FROM api_json_result;
      ALTER TABLE api_json_result ALTER COLUMN run DROP DEFAULT, DROP COLUMN as_is, DROP COLUMN to_be;
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
