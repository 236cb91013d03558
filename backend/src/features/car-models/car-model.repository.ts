import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { lockCountryModels, SAYS_SOMETHING } from '../country-models/country-model.read.ts';
import { usesOf, usesStatement, type Use } from '../../kit/uses.ts';

const options = statement(
  `SELECT modelcode AS id, modelcode AS value, description AS text FROM commercial_model
   ORDER BY search_text(description) COLLATE "C", modelcode`,
);

/** Every model for a selector, by name (decision A-28). */
export const listCarModelOptions = (
  context: Context,
): Promise<{ id: string; value: string; text: string }[]> => context.sql.rows(options);

export interface Family {
  code: string;
  description: string;
  vehicles: string[];
}

const familyOfModel = statement(
  `SELECT coalesce(f.code, m.modelcode) AS code, coalesce(f.description, m.description) AS description,
     (SELECT coalesce(array_agg(v.vetele ORDER BY v.vetele), '{}') FROM vehicle v
        JOIN commercial_model sibling ON sibling.modelcode = v.modelcode
      WHERE sibling.modelcode = m.modelcode OR sibling.family_code = m.family_code) AS vehicles
   FROM commercial_model m LEFT JOIN model_family f ON f.code = m.family_code
   WHERE m.modelcode = $1 OR m.modelcode = (SELECT modelcode FROM vehicle WHERE vetele = $1)`,
);

/** `modelName` may also be a vetele. */
export async function familyOf(context: Context, modelName: string): Promise<Family | undefined> {
  return (await context.sql.rows<Family>(familyOfModel, [modelName]))[0];
}

export const carModelUses: Use[] = [
  { one: 'vehicle', many: 'vehicles', rows: 'vehicle WHERE modelcode = $1' },
  { one: 'country', many: 'countries', rows: `country_model WHERE modelcode = $1 AND ${SAYS_SOMETHING}` },
  { one: 'option label', many: 'option labels', rows: 'opt_label WHERE modelcode = $1' },
  { one: 'colour label', many: 'colour labels', rows: 'col_label WHERE modelcode = $1' },
  {
    one: 'editorial placeholder',
    many: 'editorial placeholders',
    rows: 'editorial_placeholder WHERE modelcode = $1',
  },
  {
    one: 'interface configuration',
    many: 'interface configurations',
    rows: 'interface_config WHERE modelcode = $1',
  },
];

const counts = usesStatement(carModelUses);
const lockOne = statement('SELECT FROM commercial_model WHERE modelcode = $1 FOR UPDATE');

/** Locks the model and its rows in countries: until the transaction ends nothing new refers to it. */
export async function lockedUsesOfModel(context: Context, modelcode: string): Promise<string[]> {
  await context.sql.rows(lockOne, [modelcode]);
  await lockCountryModels(context, 'modelcode', modelcode);
  return usesOf(context, carModelUses, counts, modelcode);
}
