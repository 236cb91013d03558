import { interaction } from '../harness.ts';

const page = { page: 0, size: 10, sortBy: 'username' as const, sortDesc: false };
const filters = { code: "l'editor (100%) + *", label: "Giulia d'Este (100%) + *" };
const state = "the user l'editor (100%) + *";

const mario = {
  username: 'mario.rossi',
  password: 'segreta1',
  confirmPassword: 'segreta1',
  active: true,
  mktg: true,
  ccadmEnabled: true,
  priceConfEnabled: false,
  packConfEnabled: false,
  apiUser: false,
  solEnabledFrontEnd: false,
  isDealer: false,
  isHQUser: false,
  userAdmin: false,
  alias: 'Mario Rossi',
  email: 'mario.rossi@alturia.example',
  lang: 'it',
  countries: ['IT'],
};
const create = (values: object = {}) => {
  const body = { ...mario, ...values };
  return { args: { newUser: body }, body };
};
const change = (body: object, username = 'editor') => ({
  args: { username, userChange: body },
  path: { username },
  body,
});
const one = (username = 'editor') => ({ args: { username }, path: { username } });

export const userInteractions = [
  interaction('listUsers', { state, args: { ...page, ...filters }, query: { ...page, ...filters } }),
  interaction('listUsers', {
    variant: 'empty',
    state: 'the user administrator admin',
    args: { code: 'nobody-of-this-name' },
    query: { code: 'nobody-of-this-name' },
  }),
  interaction('listUsers', {
    variant: 'not allowed',
    state: 'a user without the right to maintain users',
    status: '403',
    args: page,
    query: page,
  }),
  interaction('createUser', { state: 'the user administrator admin and the market IT', ...create() }),
  interaction('createUser', {
    variant: 'passwords',
    state: 'the user administrator admin',
    status: '400',
    ...create({ confirmPassword: 'segreta2' }),
  }),
  interaction('createUser', {
    variant: 'duplicate',
    state: 'the user editor',
    status: '409',
    ...create({ username: 'Editor', countries: [] }),
  }),
  interaction('updateUser', {
    state: 'the user editor',
    ...change({ id: 2, username: 'editor', mktg: true, countries: ['IT'], version: 1 }),
  }),
  interaction('updateUser', {
    variant: 'new password',
    state: 'the user editor',
    ...change({ password: 'nuova-parola-1', confirmPassword: 'nuova-parola-1' }),
  }),
  interaction('updateUser', {
    variant: 'passwords',
    state: 'the user editor',
    status: '400',
    ...change({ password: 'nuova-parola-1', confirmPassword: 'nuova-parola-2' }),
  }),
  interaction('updateUser', {
    variant: 'own',
    state: 'the user administrator admin',
    status: '403',
    ...change({ ccadmEnabled: false }, 'admin'),
  }),
  interaction('updateUser', {
    variant: 'stale',
    state: 'the user editor changed by a colleague',
    status: '409',
    ...change({ alias: 'Giulia', version: 1 }),
  }),
  interaction('updateUser', {
    variant: 'gone',
    state: 'the user administrator admin',
    status: '404',
    ...change({ mktg: true }, 'a/b c'),
  }),
  interaction('deleteUser', { state: 'the user editor', ...one() }),
  interaction('deleteUser', {
    variant: 'own',
    state: 'the user administrator admin',
    status: '409',
    ...one('admin'),
  }),
  interaction('deleteUser', {
    variant: 'gone',
    state: 'the user administrator admin',
    status: '404',
    ...one(),
  }),
  interaction('exportUsersCsv', { state: 'the user administrator admin', args: filters, query: filters }),
  interaction('exportUsersXlsx', { state: 'the user administrator admin', args: filters, query: filters }),
];
