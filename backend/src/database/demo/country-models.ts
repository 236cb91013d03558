/** What the demo markets say of the models beyond whether they sell them, and how some of it came about. */
import type { DemoClient } from './load-demo-data.ts';

// ADM grouping and its sign.
const SIGNS = [
  ['Sud Europa', 'SE'],
  ['Centro Europa', 'CE'],
  ['Nord Europa', 'NE'],
  ['Americhe', 'AM'],
  ['Medio Oriente', 'MO'],
  ['Asia Pacifico', 'AP'],
];

// Nothing is said of what is not sold; the year of today is $1, the signs are $2.
const sayOfModels = `
  UPDATE country_model SET
    adm = signs.sign,
    my_minimum = ($1::integer - 1)::text,
    my_active = $1::text,
    my_secondary = CASE WHEN country_model.modelcode ~ '_(EV|HYB)' THEN ($1::integer + 1)::text ELSE '' END,
    mandatory = country_model.modelcode ~ '_(EV_58|V6_HYB)$',
    exclusive = country_model.modelcode ~ '^CORSARO_',
    mxe_active = frontend_active AND country_model.modelcode ~ '_EV_',
    group_type = CASE WHEN country_model.modelcode ~ '_VAN_' THEN 'ACC' WHEN country_model.modelcode ~ '_CUP$' THEN 'CUSTPRG' ELSE 'OPT' END,
    mandatory_subgroup = CASE
      WHEN country_model.modelcode ~ '_EV_' THEN 'CHARGING' WHEN country_model.modelcode ~ '_VAN_' THEN 'TYRES'
      WHEN country_model.modelcode ~ '(BIZ|FLEET)$' THEN 'PACKS' ELSE '' END,
    comparison_equipment_pos = CASE WHEN frontend_active THEN 10 * (SELECT count(*) FROM commercial_model m
      WHERE m.family_code = model.family_code AND m.modelcode <= country_model.modelcode) END,
    version = 2
  FROM commercial_model model, country c
  JOIN jsonb_to_recordset($2::jsonb) AS signs(tabele text, sign text) ON signs.tabele = c.tabele
  WHERE c.id = country_model.country_id AND model.modelcode = country_model.modelcode AND generally_active`;

const STATE = `jsonb_build_object('adm', adm, 'myMinimum', my_minimum, 'myActive', my_active, 'mySecondary', my_secondary,
  'mandatory', mandatory, 'commModelGenerallyActiveInCountry', generally_active,
  'commModelFrontendActiveInCountry', frontend_active, 'mxeActive', mxe_active, 'exclusive', exclusive,
  'groupType', group_type, 'mandatorySubgroup', mandatory_subgroup, 'comparisonEquipmentPos', comparison_equipment_pos)`;
const BEFORE = `jsonb_build_object('myActive', my_minimum, 'mySecondary', '', 'mxeActive', false)`;

// $1 is the day.
const logChanges = [
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
   SELECT $1::timestamptz - interval '140 days', 'Alessandro Rossi', 'countryModel', country_id || '/' || modelcode, 'create',
     'demo data', ${STATE} || ${BEFORE} FROM country_model WHERE generally_active`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $1::timestamptz - interval '12 days', 'Giulia Ferri', 'countryModel', country_id || '/' || modelcode, 'update',
     ${STATE} || ${BEFORE}, ${STATE} FROM country_model WHERE generally_active`,
];

/** Fills in what the feed does not bring. */
export async function fillCountryModels(client: DemoClient, today: Date): Promise<void> {
  const signs = SIGNS.map(([tabele, sign]) => ({ tabele, sign }));
  await client.query(sayOfModels, [today.getUTCFullYear(), JSON.stringify(signs)]);
  for (const sql of logChanges) await client.query(sql, [today]);
}
