import type { StatefulApp } from '../../backend/test/started-app.ts';

const GROUP = `INSERT INTO opt_group (code, description) VALUES ('WHEELS', 'Wheels')`;
const OPTION = `INSERT INTO opt_item (id, code, opt_group_id, as400_description)
  SELECT 303, '431', id, 'CERCHI LEGA 17 DIAM.' FROM opt_group`;
const GRID = `INSERT INTO opt_grid (id, vetele, opt_item_id) SELECT 5003, vetele, 303 FROM vehicle WHERE modelcode = 'AURORA_15_HYB'`;
const LABEL = `INSERT INTO opt_label (id, opt_item_id, language_id, modelcode, label, version) VALUES ($1, 303, 1, $2, $3, $4)`;
const COLOUR = [
  `INSERT INTO col_item (id, code, as400_description) VALUES (801, '072', 'NERO DIAMANTATO')`,
  `INSERT INTO col_label (col_item_id, language_id, label) VALUES (801, 1, 'Nero diamantato')`,
  `INSERT INTO col_grid (opt_grid_id, col_item_id) VALUES (5003, 801)`,
];

/** Matches every filter of the contract. */
const text = `Cerchi in lega, l'argento (100%) + * diamantato`;
const stateOf = (label: string) => ({
  code: '431',
  language: 'it',
  modelcode: 'AURORA_15_HYB',
  label,
  description: '',
});

async function option431(app: StatefulApp, version: number): Promise<void> {
  await app.aModel({ modelcode: 'AURORA_15_HYB' });
  for (const sql of [GROUP, OPTION, GRID, ...COLOUR]) await app.sql(sql);
  await app.sql(LABEL, [2003, 'DEFAULT', text, version - 1]);
  await app.sql(LABEL, [2103, 'AURORA_15_HYB', `${text} “Scia”`, version]);
}

const logged = (app: StatefulApp, action: 'update' | 'delete', after: object | null) =>
  app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES (914, $1, 'Giulia Ferri', 'optLabel', '2103', $2, $3, $4)`,
    [app.clock.now, action, JSON.stringify(stateOf('Prima')), after && JSON.stringify(after)],
  );

export const optionLabelStates = (app: StatefulApp) => ({
  'the option 431': () => option431(app, 3),
  async 'a mistyped option'() {
    await app.sql(GROUP);
    await app.sql(
      `INSERT INTO opt_item (id, code, opt_group_id, as400_description) SELECT 304, '43l', id, '' FROM opt_group`,
    );
    for (const modelcode of ['AURORA_15_HYB', 'AURORA_EV', 'BOREA']) {
      await app.aModel({ modelcode });
      await app.sql(
        `INSERT INTO opt_label (opt_item_id, language_id, modelcode, label) VALUES (304, 1, $1, 'Cerchi')`,
        [modelcode],
      );
    }
  },
  async 'the label of 431 changed by a colleague'() {
    await option431(app, 4);
    await logged(app, 'update', stateOf('Dopo'));
  },
  async 'the label of 431 deleted by a colleague'() {
    await option431(app, 3);
    await app.sql('DELETE FROM opt_label WHERE id = 2103');
    await logged(app, 'delete', null);
  },
});
