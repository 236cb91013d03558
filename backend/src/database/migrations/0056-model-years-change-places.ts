import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A feed may exchange the model years of two vehicles: what counts is how they stand at the end of its statement. */
export class ModelYearsChangePlaces1763000000056 implements MigrationInterface {
  name = 'ModelYearsChangePlaces1763000000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE vehicle DROP CONSTRAINT vehicle_modelcode_model_year_key,
         ADD CONSTRAINT vehicle_modelcode_model_year_key UNIQUE (modelcode, model_year) DEFERRABLE INITIALLY IMMEDIATE`,
    );
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
