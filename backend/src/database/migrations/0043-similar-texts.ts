import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for descriptions and contents that are similar to a text. */
export class SimilarTexts1763000000043 implements MigrationInterface {
  name = 'SimilarTexts1763000000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX opt_label_description_trigram ON opt_label USING gin (search_text(description) gin_trgm_ops);
      CREATE INDEX col_label_description_trigram ON col_label USING gin (search_text(description) gin_trgm_ops);
      CREATE INDEX editorial_content_content_trigram ON editorial_content USING gin (content_search gin_trgm_ops);
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
