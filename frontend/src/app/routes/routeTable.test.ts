import { expect, it } from 'vitest';
import { consolePaths } from './paths';
import { appOf, isAvailable, routeTable } from './routeTable';

it('holds every route, misspelt ones included, and the server hears of all', () => {
  expect(routeTable.map((route) => route.path).sort()).toEqual(consolePaths.toSorted());
  expect(routeTable.map((route) => route.path).sort()).toEqual(
    [
      '/404 /500 /acc_labels /activity /api_Json_test /call_to_action /car_models /configuration_parameters /countries',
      '/country_models /custprg_labels /docs /editorial_contents /editorial_palcehoders /glossary_terms /interface /interface_labels',
      '/landing /landingAuth /languages /login /opt_color_labels /opt_groups /opt_labels /overview /pack_configurator',
      '/price_compare /price_configurator /readiness /sol_campaign /sol_country /sol_downpayment /sol_model /sso /tools /trackinglabels /translation_completeness',
      '/translations /users',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
});

it('asks for a login everywhere but on login, landing, sso and the error pages (R-002)', () => {
  const open = routeTable.filter((route) => route.need === 'public').map((route) => route.path);

  expect(open).toEqual(['/login', '/landing', '/sso', '/404', '/500']);
});

it('reads a screen for every route', async () => {
  for (const screen of await Promise.all(routeTable.map((route) => route.load())))
    expect(screen).toBeTypeOf('function');
});

it('knows the application of a path', () => {
  expect(['/users', '/sol_country', '/pack_configurator', '/landingAuth', '/x'].map(appOf)).toEqual([
    'labels',
    'sol',
    'pack',
    null,
    null,
  ]);
  expect([isAvailable('/interface_labels'), isAvailable('/nowhere')]).toEqual([true, false]);
});
