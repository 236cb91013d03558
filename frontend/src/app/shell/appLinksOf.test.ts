import { expect, it } from 'vitest';
import { users } from '../../test/users';
import { appLinksOf, linkedApps, solEntries } from './appLinksOf';

const labelsOf = (name: keyof typeof users, isSolOn: boolean | undefined) =>
  appLinksOf(users[name], isSolOn).map((link) => link.label);

it.each([
  ['admin', true, ['Label administration', 'Price configurator', 'Pack configurator', 'SOL']],
  ['admin', false, ['Label administration', 'Price configurator', 'Pack configurator', 'FINCO']],
  ['admin', undefined, ['Label administration', 'Price configurator', 'Pack configurator']],
  ['editor', true, []],
  ['editor', false, ['Label administration', 'FINCO']],
  ['market', true, ['Price configurator', 'SOL']],
  ['market', false, ['Price configurator', 'FINCO']],
  ['regional', true, ['Price configurator', 'Pack configurator', 'SOL']],
  ['hq', true, ['Price configurator', 'SOL']],
  ['dealer', true, []],
  ['dealer', false, []],
  ['packs', true, []],
  ['packs', false, ['Pack configurator', 'FINCO']],
  ['nomarket', false, ['Price configurator', 'FINCO']],
  ['solonly', true, []],
  ['nobody', true, []],
] as const)('offers %s with SOL %s: %j (R-009, R-011, R-012, R-013, R-303)', (name, isSolOn, labels) => {
  expect(labelsOf(name, isSolOn)).toEqual(labels);
});

it('bars the price configurator for a user without countries (R-010)', () => {
  const barred = appLinksOf(users.nomarket, false).filter((link) => link.isBarred);

  expect(barred.map((link) => link.app)).toEqual(['price']);
  expect(appLinksOf(users.market, true).some((link) => link.isBarred)).toBe(false);
});

it('leads from SOL to its four screens and from FINCO to the taxes (R-013, R-014)', () => {
  const entries = (isSolOn: boolean) =>
    appLinksOf(users.market, isSolOn).find((link) => link.app === 'sol')?.entries;

  expect(entries(true)?.map(({ label, to }) => [label, to])).toEqual([
    ['SOL Visibility', '/sol_model'],
    ['Discounts Campaigns', '/sol_campaign'],
    ['Country Configuration', '/sol_country'],
    ['Sol Downpayment', '/sol_downpayment'],
  ]);
  expect(entries(true)).toBe(solEntries);
  expect(entries(false)?.map((entry) => entry.to)).toEqual(['/sol_country']);
});

it('leads from each other app to its screen', () => {
  const links = appLinksOf(users.admin, false).map(({ app, entries }) => [
    app,
    ...entries.map(({ to }) => to),
  ]);

  expect(links).toEqual([
    ['labels', '/interface_labels?action=search&activeGroup=Main%20Window'],
    ['price', '/price_configurator'],
    ['pack', '/pack_configurator'],
    ['sol', '/sol_country'],
  ]);
});

it('links to nothing that does not exist yet', () => {
  const links = appLinksOf(users.admin, true);
  const linked = (...paths: string[]) => linkedApps(links, (path) => paths.includes(path));

  const both = linked('/interface_labels', '/sol_model');
  expect(both.map(({ app, entries }) => [app, entries.length])).toEqual([
    ['labels', 1],
    ['sol', 1],
  ]);
  expect(linked('/interface_labels')).toEqual([]);
});
