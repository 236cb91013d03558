import { expect, it } from 'vitest';
import type { MenuEntry } from '../../api';
import { mockValue } from '../../test/mockValue';
import { users } from '../../test/users';
import { appSections, appsOf, menuSections } from './menuSections';

const entries = mockValue<MenuEntry[]>('getMenuList.default');

it('builds the side bar from the menu list, with action and group as query (R-016)', () => {
  const [labels, editorial, ...others] = menuSections(entries, () => true);

  expect([labels?.heading, editorial?.heading, ...others.map((section) => section.heading)]).toEqual([
    'Labels',
    'Editorial',
    'Reference data',
    'Maintenance',
  ]);
  expect(labels?.links[0]?.children[2]).toMatchObject({
    label: 'Model Selection',
    to: '/interface_labels?action=search&activeGroup=Model%20Selection',
  });
  expect(others[0]?.links[0]?.to).toBe('/countries');
});

it('leaves out what leads to no screen yet', () => {
  const sections = menuSections(entries, (path) => path === '/interface_labels');

  expect(sections.map((section) => section.links.map((link) => link.label))).toEqual([['Interface labels']]);
});

it('anchors the price configurator in the given order (R-018)', () => {
  const links = appSections.price.links.map((link) => [link.to.split('#')[1], link.label]);
  expect(links.slice(0, -2)).toEqual([
    ['market_model', 'Market and Model'],
    ['discount_and_visibility', 'Discount and Visibility'],
    ['online_taxes', 'Online Taxes'],
    ['prices_equipment', 'Model Prices and Equipments'],
    ['customer_programs', 'Customer Programs'],
    ['accessories', 'Accessories'],
    ['taxes', 'Taxes'],
  ]);
});

it('leads from the price configurator to the readiness (R-435)', () => {
  expect(appSections.price.links.at(-1)).toMatchObject({ label: 'Readiness', to: '/readiness' });
});

it('leads from the price configurator to the comparison of price lists (R-451)', () => {
  expect(appSections.price.links.at(-2)).toMatchObject({ label: 'Compare prices', to: '/price_compare' });
});

it('anchors the pack configurator (R-019)', () => {
  expect(appSections.pack.links.map((link) => link.to)).toEqual([
    '/pack_configurator#import_export',
    '/pack_configurator#commercial_packs',
  ]);
});

it('offers the applications of a user without the label tool where a page belongs to none', () => {
  const offered = (user: keyof typeof users, isSolOn: boolean) =>
    appsOf(users[user], isSolOn).flatMap(({ links }) => links.map(({ to }) => to));

  expect(offered('market', true)).toEqual([
    '/price_configurator',
    '/sol_model',
    '/sol_campaign',
    '/sol_country',
    '/sol_downpayment',
  ]);
  expect(offered('packs', false)).toEqual(['/pack_configurator', '/sol_country']);
  expect(offered('nomarket', true)).not.toContain('/price_configurator');
  expect(offered('nobody', true)).toEqual([]);
});
