import type { StatefulApp } from '../../backend/test/started-app.ts';

const said = {
  adm: 'SE',
  myMinimum: '2025',
  myActive: '2026',
  mySecondary: '2027',
  mandatory: false,
  commModelGenerallyActiveInCountry: true,
  commModelFrontendActiveInCountry: true,
  mxeActive: true,
  exclusive: false,
  groupType: 'OPT',
  mandatorySubgroup: 'RIMS',
  comparisonEquipmentPos: 3,
};

/** Model and country match every filter of the contract. */
async function auroraInItaly(app: StatefulApp, version: number): Promise<void> {
  const text = "l'è (100%) + *";
  await app.aCountry({ id: 'IT', descriptions: { it: `Italia, ${text}` } });
  await app.aModel({ modelcode: 'AURORA_15_HYB', description: `Aurora, ${text}`, countries: ['IT'] });
  await app.sql(
    `UPDATE country_model SET adm = $1, my_minimum = $2, my_active = $3, my_secondary = $4, version = $5`,
    [said.adm, said.myMinimum, said.myActive, said.mySecondary, version],
  );
}

export const countryModelStates = (app: StatefulApp) => ({
  'the model AURORA_15_HYB in Italy': () => auroraInItaly(app, 3),
  async 'the model AURORA_15_HYB in Italy changed by a colleague'() {
    await auroraInItaly(app, 4);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES ($1, 'Giulia Ferrari', 'countryModel', 'IT/AURORA_15_HYB', 'update', $2, $3)`,
      [app.clock.now, JSON.stringify(said), JSON.stringify({ ...said, adm: 'IT' })],
    );
  },
});
