import { expect, it } from 'vitest';
import { users } from '../../test/users';
import { screensOf } from './placesOf';

it.each(['market', 'packs', 'nobody'] as const)(
  '%s finds the activity without the menu of the label tool (R-380)',
  (name) => {
    const places = screensOf(users[name], [], true).map(({ to }) => to);

    expect(places).toContain('/activity');
  },
);
