import { expect, it } from 'vitest';
import type { MenuEntry } from '../../api';
import { mockValue } from '../../test/mockValue';
import { users } from '../../test/users';
import type { PaletteEntry } from './PaletteEntry';
import { actionsOf, screensOf } from './placesOf';
import { entriesOfToday } from './recentEntries';

it.each(['market', 'packs', 'nobody'] as const)(
  '%s finds the activity without the menu of the label tool (R-380)',
  (name) => {
    const places = screensOf(users[name], [], true).map(({ to }) => to);

    expect(places).toContain('/activity');
  },
);

it.each([true, false])(
  'the documentation of the calls is offered where the server has it: %s',
  (hasApiDocs) => {
    const places = screensOf({ ...users.market, hasApiDocs }, [], true).map(({ to }) => to);

    expect(places.includes('/docs')).toBe(hasApiDocs);
  },
);

const administrators = ['/users', '/configuration_parameters'];

it.each([
  ['editor', false],
  ['admin', true],
] as const)('%s is offered new users and parameters: %s', (name, isOffered) => {
  const all = actionsOf(users[name], true).map(({ to }) => to);
  const [entry] = mockValue<MenuEntry[]>('getMenuList.default');
  const menu = [{ ...entry!, linkTo: '/users' }];
  expect(screensOf(users[name], menu, true).some(({ to }) => to.startsWith('/users'))).toBe(isOffered);
  const offered = administrators.filter((path) => all.includes(`${path}?open=new`));

  expect(offered).toEqual(isOffered ? administrators : []);
  expect(all).toContain('/configuration_parameters?open=export');
  expect(all).toContain('/languages?open=new');
});

it('calls an action what it opens: no group of options is made by hand (decision A-57)', () => {
  const { title } = actionsOf(users.admin, true).find(({ to }) => to === '/opt_groups?open=new')!;

  expect(title).toBe('New option label');
});

it('calls what was opened last as it is called today, and keeps back what may no longer be opened', () => {
  const kept = (kind: PaletteEntry['kind'], title: string, to: string): PaletteEntry => ({
    kind,
    title,
    place: '',
    to,
  });
  const recent = [
    kept('screen', 'Panoramica', '/overview'),
    kept('user', 'anna', '/users?code=anna'),
    kept('vehicle', 'Aurora', '/price_configurator?idCountry=IT&vetele=3410126'),
    kept('action', 'Nuova lingua', '/languages?open=new'),
  ];
  const { market } = users;
  const today = entriesOfToday(recent, screensOf(market, [], true), market, true);

  expect(today.map(({ title }) => title)).toEqual(['Overview', 'Aurora']);
});
