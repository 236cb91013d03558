import type { StatefulApp } from '../../backend/test/started-app.ts';
import { gridFactoriesOn } from '../../backend/test/grid-factories.ts';

/** Matches every filter of the contract. */
const TEXT = "Bianco l'argento (100%) + * ghiaccio";

const ITEMS = {
  opt: `INSERT INTO opt_item (id, code, opt_group_id, subgroup, layergroup, as400_description)
    SELECT 102, '08C', id, 'ALLOY', 'EXT', 'CERCHI LEGA' FROM opt_group`,
  col: `INSERT INTO col_item (id, code, layergroup, as400_description)
    VALUES (301, '011', 'PAINT', 'BIANCO GHIACCIO')`,
};
const LABEL_ID = { opt: 601, col: 701 };
const ITEM_ID = { opt: 102, col: 301 };
type Kind = keyof typeof ITEMS;

async function labelled(app: StatefulApp, kind: Kind, version: number): Promise<void> {
  if (kind === 'opt') await app.sql(`INSERT INTO opt_group (code, description) VALUES ('WHEELS', 'Wheels')`);
  await app.sql(ITEMS[kind]);
  await app.sql(
    `INSERT INTO ${kind}_label (id, ${kind}_item_id, language_id, label, version) VALUES ($1, $2, 1, $3, $4)`,
    [LABEL_ID[kind], ITEM_ID[kind], TEXT, version],
  );
}

async function offeredColour(app: StatefulApp): Promise<void> {
  await labelled(app, 'col', 1);
  const grids = gridFactoriesOn(app);
  await app.aModel({ modelcode: 'AURORA_15_HYB', vetele: '1820450' });
  await grids.anOption({ code: 'P01', group: 'PAINT' });
  await grids.aGridOption({ vetele: '1820450', code: 'P01', colours: ['011'] });
}

const stateOf = (code: string, label: string) =>
  JSON.stringify({ code, language: 'it', modelcode: 'DEFAULT', label, description: '' });

async function changed(app: StatefulApp, kind: Kind, code: string): Promise<void> {
  await labelled(app, kind, 2);
  await app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES (915, $1, 'Giulia Ferri', $2, $3, 'update', $4, $5)`,
    [app.clock.now, `${kind}Label`, String(LABEL_ID[kind]), stateOf(code, 'Prima'), stateOf(code, TEXT)],
  );
}

async function deleted(app: StatefulApp, kind: Kind, code: string): Promise<void> {
  await labelled(app, kind, 2);
  await app.sql(`DELETE FROM ${kind}_label`);
  await app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before)
     OVERRIDING SYSTEM VALUE VALUES (915, $1, 'Giulia Ferri', $2, $3, 'delete', $4)`,
    [app.clock.now, `${kind}Label`, String(LABEL_ID[kind]), stateOf(code, TEXT)],
  );
}

export const optionColourLabelStates = (app: StatefulApp) => ({
  'the colour 011': () => offeredColour(app),
  'the option 08C': () => labelled(app, 'opt', 1),
  'the label of 011 changed by a colleague': () => changed(app, 'col', '011'),
  'the label of 08C changed by a colleague': () => changed(app, 'opt', '08C'),
  'the label of 011 deleted by a colleague': () => deleted(app, 'col', '011'),
  'the label of 08C deleted by a colleague': () => deleted(app, 'opt', '08C'),
});
