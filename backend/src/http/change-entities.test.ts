import { expect, it } from 'vitest';
import { changeRights, titledFields, type ChangeEntity } from './change-entities.ts';
import type { Contract } from './contract.ts';

const contract = {
  components: {
    schemas: {
      ChangeEntity: {
        'x-entities': {
          user: { see: 'useradmin', restore: 'useradmin', fields: 'UserChange', unshown: ['secret'] },
          configurationParameter: { see: 'ccadm', restore: 'useradmin', fields: 'UserChange' },
          optColorLabel: { see: 'ccadm', fields: 'UserChange' },
        },
      },
      UserChange: { properties: { lang: { title: 'Language' }, isDealer: {} } },
    },
  },
} as unknown as Contract;

it.each([
  ['listChanges', 'user', 'useradmin'],
  ['listDeleted', 'configurationParameter', 'ccadm'],
  ['restoreChange', 'configurationParameter', 'useradmin'],
  ['restoreChange', 'optColorLabel', 'ccadm'],
  ['listChanges', 'nothing', undefined],
  ['listChanges', 'toString', undefined],
  ['listChanges', undefined, undefined],
  ['listUsers', 'user', undefined],
  [undefined, 'user', undefined],
])('the right that %s of %s needs is %s (A-01)', (operation, entity, right) => {
  expect(changeRights(contract)(operation, entity)).toBe(right);
});

it('puts the fields of a change in the order of the form, and others with their own name after them', () => {
  const fieldsOf = titledFields(contract);

  expect(fieldsOf('user' as ChangeEntity, ['someOther', 'secret', 'isDealer', 'lang'])).toEqual([
    { field: 'lang', title: 'Language' },
    { field: 'isDealer', title: 'Is dealer' },
    { field: 'someOther', title: 'Some other' },
  ]);
  expect(fieldsOf('user' as ChangeEntity, ['lang'])).toHaveLength(1);
});
