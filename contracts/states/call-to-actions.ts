/** Provider states of calls to action, of their links to countries, and of option groups. */
import type { StatefulApp } from '../../backend/test/started-app.ts';

const logged = (app: StatefulApp, id: number, entity: [string, number], before: object, after: object) =>
  app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, 'Giulia Ferri', $3, $4, 'update', $5, $6)`,
    [id, app.clock.now, entity[0], String(entity[1]), JSON.stringify(before), JSON.stringify(after)],
  );

export const order = {
  code: 'BUY_ONLINE',
  labelCode: 'SUMM_BTN_ORDER',
  linkCode: '/order',
  stKey: 'cta_order',
  adobeKey: 'cta:order',
  iconKey: 'cart',
  descriptionKey: 'CTA_ORDER_HELP',
  sortNumber: 10,
};

/** Its text matches every filter of the contract. */
async function callToAction(app: StatefulApp, version: number): Promise<void> {
  await app.aCountry({ id: 'IT' });
  await app.aLabel({ code: order.labelCode, language: 'it', label: "Vai, l'ordine (100%) + *" });
  await app.sql(
    `INSERT INTO call_to_action (id, code, label_code, link_code, st_key, adobe_key, icon_key, description_key, sort_number, version)
     VALUES (2, $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [...Object.values(order), version],
  );
}

const italy = {
  callToActionId: 2,
  countryId: 'IT',
  enable: true,
  relevant: false,
  modelEnableRegexp: '',
  modelDisableRegexp: '^CORSARO_.*$',
};

async function linkToItaly(app: StatefulApp, version: number): Promise<void> {
  await callToAction(app, 3);
  await app.sql(
    `INSERT INTO country_call_to_action
       (id, call_to_action_id, country_id, enable, relevant, model_enable_regexp, model_disable_regexp, version)
     VALUES (23, $1, $2, $3, $4, $5, $6, $7)`,
    [...Object.values(italy), version],
  );
}

const paint = {
  code: 'PAINT',
  description: 'Paint',
  groupType: 'OPT',
  exclusive: true,
  mandatory: true,
  mandatorySubgroup: '',
  comparisonEquipmentPos: 30,
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
  label: "Vernice, l'esterno (100%) + *",
};

const group = (app: StatefulApp, version: number) =>
  app.sql(
    `INSERT INTO opt_group (id, code, description, group_type, exclusive, mandatory, mandatory_subgroup,
       comparison_equipment_pos, model_enable_regexp, model_disable_regexp, label, version)
     VALUES (3, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [...Object.values(paint), version],
  );

export const callToActionStates = (app: StatefulApp) => ({
  'the call to action BUY_ONLINE': () => callToAction(app, 3),
  async 'the call to action BUY_ONLINE changed by a colleague'() {
    await callToAction(app, 4);
    await logged(app, 931, ['callToAction', 2], order, { ...order, linkCode: '/order/start' });
  },
  'the link of BUY_ONLINE to Italy': () => linkToItaly(app, 1),
  async 'the link of BUY_ONLINE to Italy changed by a colleague'() {
    await linkToItaly(app, 2);
    await logged(app, 931, ['countryCallToAction', 23], italy, { ...italy, enable: false });
  },
  'the group PAINT': async () => void (await group(app, 2)),
  async 'the group PAINT changed by a colleague'() {
    await group(app, 3);
    await logged(app, 932, ['optGroup', 3], paint, { ...paint, comparisonEquipmentPos: 35 });
  },
});
