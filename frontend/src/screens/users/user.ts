import { passwordRules } from '../../../../contracts/rules/new-passwords';
import type { User, UserChange } from '../../api';
import type { BulkOf } from '../../kit/bulk/bulk';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { userTexts } from '../../texts';
import { t } from '../../texts/users.gen';

/** What a user may do, without named roles: the account's flags, and those that prices and SOL read (decision A-40). */
export type AccountFlag =
  'active' | 'mktg' | 'ccadmEnabled' | 'priceConfEnabled' | 'packConfEnabled' | 'apiUser';
export type AccessFlag = 'solEnabledFrontEnd' | 'isDealer' | 'isHQUser' | 'userAdmin';
type UserFlag = AccountFlag | AccessFlag;

/** The texts of the form: a flag is 'true' or 'false', the markets are ids with commas between them. */
export type UserValues = Record<
  'username' | 'password' | 'confirmPassword' | UserFlag | 'alias' | 'email' | 'lang' | 'countries',
  string
>;

/** Of a user name (decision A-08). */
export const SHORTEST_NAME = 5;

const flag = <Name extends UserFlag>(name: Name, label: string): FieldDefinition<Name> => ({
  name,
  label,
  kind: 'switch',
  maxLength: 5,
});

const isAddress = (text: string): boolean => /^[^\s@<>()[\],:;"\\]+@[^\s@<>()[\],:;"\\]+$/.test(text);

export const accountFlags: readonly { name: AccountFlag; hint: string }[] = [
  { name: 'active', hint: t('May log in') },
  { name: 'mktg', hint: t('Belongs to marketing; nothing in the console depends on it (mktg)') },
  { name: 'ccadmEnabled', hint: t('Labels, contents and reference data (ccadmEnabled)') },
  { name: 'priceConfEnabled', hint: t('Prices and taxes of the own markets (priceConfEnabled)') },
  { name: 'packConfEnabled', hint: t('Packs of the own markets (packConfEnabled)') },
  { name: 'apiUser', hint: t('Calls the API with a log-in of its own (apiUser)') },
];

export const accessFlags: readonly { name: AccessFlag; hint: string }[] = [
  { name: 'solEnabledFrontEnd', hint: t('SOL screens of the own markets') },
  { name: 'isDealer', hint: t('Never sees SOL or FINCO') },
  { name: 'isHQUser', hint: t('Every market in SOL; switches HQ visibility') },
  { name: 'userAdmin', hint: t('Users and configuration parameters') },
];

export const marketsOf = (countries: string): string[] => countries.split(/[\s,;]+/).filter(Boolean);

export function stateOf(
  values: UserValues,
): Required<Omit<UserChange, 'id' | 'username' | 'password' | 'confirmPassword' | 'version'>> {
  const isOn = (name: UserFlag) => values[name] === 'true';
  return {
    active: isOn('active'),
    mktg: isOn('mktg'),
    ccadmEnabled: isOn('ccadmEnabled'),
    priceConfEnabled: isOn('priceConfEnabled'),
    packConfEnabled: isOn('packConfEnabled'),
    apiUser: isOn('apiUser'),
    solEnabledFrontEnd: isOn('solEnabledFrontEnd'),
    isDealer: isOn('isDealer'),
    isHQUser: isOn('isHQUser'),
    userAdmin: isOn('userAdmin'),
    alias: values.alias.trim(),
    email: values.email.trim(),
    lang: values.lang,
    countries: marketsOf(values.countries),
  };
}

/** What stands in the form of a stored user; a password is never read. */
export const valuesOf = (user: ReturnType<typeof stateOf> & { username: string }): UserValues => ({
  username: user.username,
  password: '',
  confirmPassword: '',
  active: String(user.active),
  mktg: String(user.mktg),
  ccadmEnabled: String(user.ccadmEnabled),
  priceConfEnabled: String(user.priceConfEnabled),
  packConfEnabled: String(user.packConfEnabled),
  apiUser: String(user.apiUser),
  solEnabledFrontEnd: String(user.solEnabledFrontEnd),
  isDealer: String(user.isDealer),
  isHQUser: String(user.isHQUser),
  userAdmin: String(user.userAdmin),
  alias: user.alias,
  email: user.email,
  lang: user.lang,
  countries: user.countries.join(', '),
});

/** A user who is gone does not come back with their password: many are switched off, not deleted. */
const userBulk: BulkOf = {
  set: [
    flag('active', t('Active')),
    flag('ccadmEnabled', t('Label administration')),
    flag('priceConfEnabled', t('Price configurator')),
    flag('packConfEnabled', t('Pack configurator')),
    flag('solEnabledFrontEnd', 'SOL'),
  ],
  deletes: false,
};

/** Console users. Username is the key: it does not change. A new one is active, every right is off. */
export const user: RecordNoun<User, UserValues> = {
  noun: { one: t('user'), many: t('users') },
  title: t('User'),
  titles: t('Users'),
  newTitle: userTexts.newUser,
  name: 'username',
  bulk: userBulk,
  fields: {
    username: {
      name: 'username',
      label: 'Username',
      required: true,
      maxLength: 100,
      faultOf: (text) =>
        text.length < SHORTEST_NAME ? t('At least {count} characters', { count: SHORTEST_NAME }) : undefined,
    },
    password: { name: 'password', label: 'Password', maxLength: 200 },
    confirmPassword: { name: 'confirmPassword', label: t('Confirm password'), maxLength: 200 },
    active: flag('active', t('Active')),
    mktg: flag('mktg', userTexts.marketingUser),
    ccadmEnabled: flag('ccadmEnabled', t('Label administration')),
    priceConfEnabled: flag('priceConfEnabled', t('Price configurator')),
    packConfEnabled: flag('packConfEnabled', t('Pack configurator')),
    apiUser: flag('apiUser', t('API user')),
    solEnabledFrontEnd: flag('solEnabledFrontEnd', 'SOL'),
    isDealer: flag('isDealer', t('Dealer')),
    isHQUser: flag('isHQUser', t('HQ user')),
    userAdmin: flag('userAdmin', t('User administrator')),
    alias: { name: 'alias', label: t('Alias'), maxLength: 100 },
    email: {
      name: 'email',
      label: t('E-mail'),
      maxLength: 200,
      faultOf: (text) => (isAddress(text) ? undefined : t('Not an e-mail address')),
    },
    lang: { name: 'lang', label: t('Language'), required: true, maxLength: 10 },
    countries: { name: 'countries', label: t('Markets'), maxLength: 10_000, mono: true },
  },
  changeable: [
    'active',
    'mktg',
    'ccadmEnabled',
    'priceConfEnabled',
    'packConfEnabled',
    'apiUser',
    'solEnabledFrontEnd',
    'isDealer',
    'isHQUser',
    'userAdmin',
    'alias',
    'email',
    'lang',
    'countries',
  ],
  shownWhenDeleted: [],
  valuesOf,
  blank: valuesOf({
    username: '',
    active: true,
    mktg: false,
    ccadmEnabled: false,
    priceConfEnabled: false,
    packConfEnabled: false,
    apiUser: false,
    solEnabledFrontEnd: false,
    isDealer: false,
    isHQUser: false,
    userAdmin: false,
    alias: '',
    email: '',
    // That of whoever creates it (UserForm).
    lang: '',
    countries: [],
  }),
  detailOf: ({ alias }) => alias,
  widths: { create: 620, edit: 1040 },
  closesOnFailure: true,
};

/** Save of a new user waits for all of this. */
export const isComplete = ({ username, password, confirmPassword }: UserValues): boolean =>
  username.trim().length >= SHORTEST_NAME &&
  Object.values(passwordRules(password, username)).every(Boolean) &&
  password === confirmPassword;
