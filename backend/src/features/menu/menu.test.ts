import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.signIn();
});
afterAll(() => app.close());

const menu = (query = {}) => app.request('GET', '/ccb/auth/fe/menu/menulist', { as: user, query });

it('lists the entries in their order, sub-entries inside', async () => {
  await app.sql('DELETE FROM menu_entry');
  const second = await app.aMenuEntry({
    section: 'Later',
    description: 'Second',
    linkTo: '/second',
    sortNumber: 20,
  });
  await app.aMenuEntry({
    section: 'Soon',
    description: 'First',
    linkTo: '/first',
    action: 'search',
    group: 'OPT',
    sortNumber: 10,
  });
  await app.aMenuEntry({
    section: 'Later',
    description: 'Inside',
    linkTo: '/inside',
    parentId: second.id,
    sortNumber: 5,
  });

  const { status, body } = await menu({ modelName: 'DEFAULT', language: 'it' });

  expect(status).toBe(200);
  expect(body).toEqual([
    {
      section: 'Soon',
      description: 'First',
      linkTo: '/first',
      action: 'search',
      group: 'OPT',
      hasSubmenu: false,
      submenuList: [],
    },
    {
      section: 'Later',
      description: 'Second',
      linkTo: '/second',
      action: '',
      group: '',
      hasSubmenu: true,
      submenuList: [
        {
          section: 'Later',
          description: 'Inside',
          linkTo: '/inside',
          action: '',
          group: '',
          hasSubmenu: false,
          submenuList: [],
        },
      ],
    },
  ]);
});

it('calls the entries of the console by their Italian names in Italian, and others as they are stored', async () => {
  await app.sql('DELETE FROM menu_entry');
  await app.aMenuEntry({ section: 'Reference data', description: 'Car models', linkTo: '/car_models' });
  await app.aMenuEntry({ section: 'Labels', description: 'OPT Labels', linkTo: '/opt_labels' });

  const { body } = await app.request('GET', '/ccb/auth/fe/menu/menulist', {
    as: user,
    headers: { 'accept-language': 'it' },
  });

  expect(body.map((entry: Record<string, string>) => [entry.section, entry.description])).toEqual([
    ['Dati di base', 'Modelli di auto'],
    ['Etichette', 'OPT Labels'],
  ]);
});

it('gives the interface labels a sub-entry for all groups and for each of them, Main Window first', async () => {
  await app.sql('DELETE FROM menu_entry');
  await app.sql('DELETE FROM interface_label');
  await app.aMenuEntry({
    description: 'Interface labels',
    linkTo: '/interface_labels',
    action: 'search',
    groupSource: 'interfaceLabel',
  });
  await app.aLabel({ labelGroup: 'Engine' });
  await app.aLabel({ labelGroup: 'Accessories' });
  await app.aLabel({ labelGroup: 'PRICECONF' });

  const { body } = await menu();

  expect(
    body[0].submenuList.map((entry: Record<string, string>) => [
      entry.description,
      entry.linkTo,
      entry.action,
      entry.group,
    ]),
  ).toEqual([
    ['All groups', '/interface_labels', 'search', '*'],
    ['Main Window', '/interface_labels', 'search', 'Main Window'],
    ['Accessories', '/interface_labels', 'search', 'Accessories'],
    ['Engine', '/interface_labels', 'search', 'Engine'],
    ['Price configurator (PRICECONF)', '/interface_labels', 'search', 'PRICECONF'],
  ]);
});

it('gives the option labels a sub-entry for each group of their type, by name (R-016)', async () => {
  await app.sql('DELETE FROM menu_entry');
  await app.sql(`INSERT INTO opt_group (code, description, group_type)
    VALUES ('WHEELS', 'Wheels', 'OPT'), ('AUDIO', 'Audio', 'OPT'), ('NEW1', '', 'OPT'), ('UNKNOWN', '', 'OPT'), ('CARRY', 'Transport', 'ACC')`);
  for (const [at, groupSource] of ['OPT', 'ACC', 'CUSTPRG', 'optColor'].entries())
    await app.aMenuEntry({
      linkTo: `/${groupSource}`,
      action: 'search',
      group: 'X',
      groupSource,
      sortNumber: at,
    });

  const { body } = await menu();

  expect(
    body.map(({ submenuList }: { submenuList: Record<string, string>[] }) =>
      submenuList.map(({ description, linkTo, action, group }) =>
        [description, linkTo, action, group].join(' '),
      ),
    ),
  ).toEqual([
    [
      'Audio /OPT search AUDIO',
      'NEW1 /OPT search NEW1',
      'Not sorted yet (UNKNOWN) /OPT search UNKNOWN',
      'Wheels /OPT search WHEELS',
    ],
    ['Transport /ACC search CARRY'],
    [],
    [
      'Colours /optColor search COLOR',
      'Audio /optColor search AUDIO',
      'NEW1 /optColor search NEW1',
      'Transport /optColor search CARRY',
      'Not sorted yet (UNKNOWN) /optColor search UNKNOWN',
      'Wheels /optColor search WHEELS',
    ],
  ]);
});

it('is for every session and nobody else', async () => {
  expect((await app.request('GET', '/ccb/auth/fe/menu/menulist')).status).toBe(401);
});
