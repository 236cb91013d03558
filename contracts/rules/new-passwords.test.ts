import { expect, it } from 'vitest';
import { passwordRules } from './new-passwords.ts';

it.each([
  ['seven77', 'someone', { length: false, visible: true, ownName: true }],
  ['eight888', 'someone', { length: true, visible: true, ownName: true }],
  ['        ', 'someone', { length: true, visible: false, ownName: true }],
  ['Maria.Rossi', 'maria.rossi', { length: true, visible: true, ownName: false }],
  [' maria.rossi ', 'maria.rossi', { length: true, visible: true, ownName: false }],
])('%j of %s', (password, username, rules) => {
  expect(passwordRules(password, username)).toEqual(rules);
});
