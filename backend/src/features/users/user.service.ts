import { conflict, invalid, notFound, refused, stale } from '../../kit/app-error.ts';
import {
  changesOf,
  logChange,
  NEW_PASSWORD,
  stateOfChange,
  type LoggedChange,
  type WantedState,
} from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { refuseNameOfCall } from '../../kit/names-of-calls.ts';
import { passwordFault } from '../../kit/new-password.ts';
import { hashPassword } from '../../kit/password.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { endSessions } from '../session/session.read.ts';
import { t } from '../../texts/users.ts';
import {
  dropUser,
  findCreation,
  findCurrentUser,
  findUnknownCountries,
  isNameTaken,
  lockUser,
  storeUser,
  USER,
  writeUser,
  type StoredUser,
  type UserState,
} from './user.repository.ts';

/** Quoted texts, which differ (R-159; decision B-01). */
const PASSWORDS_DIFFER = {
  create: 'Le due password non combiaciano',
  update: 'Le due password non combaciano',
};
const gone = (): Error => notFound(t('This user no longer exists.'));
/** Also for two users created at the same time. */
export const nameTaken = (): string => t('A user with this name already exists.');

export type UserRights = Partial<Omit<UserState, 'username'>>;

export interface Passwords {
  password?: string | null;
  confirmPassword?: string | null;
}

export interface SavedUser {
  message: string;
  id: number;
  version: number;
}

const NOTHING_GIVEN: Omit<UserState, 'username'> = {
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
  lang: 'it',
  countries: [],
};

const RIGHTS = Object.keys(NOTHING_GIVEN) as (keyof UserRights)[];

/** Absent fields stay as they are (decision A-40). */
const givenOf = (body: UserRights): UserRights =>
  Object.fromEntries(RIGHTS.flatMap((right) => (body[right] === undefined ? [] : [[right, body[right]]])));

function stateWith(before: UserState, body: UserRights): UserState {
  const state = { ...before, ...givenOf(body) };
  return {
    ...state,
    alias: state.alias.trim(),
    email: state.email.trim(),
    countries: [...new Set(state.countries)].sort(),
  };
}

function refuseDifferentPasswords({ password, confirmPassword }: Passwords, message: string): void {
  if ((password ?? '') !== (confirmPassword ?? ''))
    throw invalid(message, [{ field: 'confirmPassword', message }]);
}

/** @throws AppError for a name that is reserved or taken: names that differ only in case would be mistaken for one another */
async function refuseName(context: Context, username: string): Promise<void> {
  refuseNameOfCall('user', 'username', username);
  if (/\p{C}/u.test(username)) {
    const message = t('A user name has no invisible characters.');
    throw invalid(message, [{ field: 'username', message }]);
  }
  if (await isNameTaken(context, username))
    throw conflict(nameTaken(), [{ field: 'username', message: nameTaken() }]);
}

async function withKnownReferences(
  context: Context,
  state: UserState,
  before?: UserState,
): Promise<UserState> {
  const isKept = state.lang === before?.lang;
  const lang = isKept ? state.lang : (await existingLanguage(context, state.lang, 'lang')).code;
  const [unknown] = await findUnknownCountries(context, state.countries);
  if (unknown !== undefined)
    throw invalid(t('There is no country {unknown}.', { unknown }), [
      { field: 'countries', message: t('Unknown country {unknown}', { unknown }) },
    ]);
  return { ...state, lang };
}

const changed = (before: UserState, after: UserState): (keyof UserRights)[] =>
  RIGHTS.filter((right) => JSON.stringify(before[right]) !== JSON.stringify(after[right]));

const OWN_BUSINESS: (keyof UserRights)[] = ['alias', 'email', 'lang'];

function refuseOwnRights(context: Context, user: StoredUser, after: UserState): void {
  const isSelf = context.actor?.userId === user.id;
  if (isSelf && changed(user.state, after).some((right) => !OWN_BUSINESS.includes(right)))
    throw refused(
      t('You cannot change your own rights, markets or active state. Ask another user administrator.'),
    );
}

async function refuseWeakPassword(password: string, username: string): Promise<void> {
  const message = await passwordFault(password, username);
  if (message !== undefined) throw invalid(message, [{ field: 'password', message }]);
}

/** Decision D-07; who has the one right without the other since before keeps it. */
function refuseHiddenAdministrator(after: UserState, before?: UserState): void {
  const isNews = after.userAdmin !== before?.userAdmin || after.ccadmEnabled !== before.ccadmEnabled;
  if (!after.userAdmin || after.ccadmEnabled || !isNews) return;
  const message = t('A user administrator needs the label administration, in which the users are.');
  throw invalid(message, [{ field: 'userAdmin', message }]);
}

/** R-158 (decisions ). */
export async function createUser(
  context: Context,
  body: UserRights & { username: string; password: string; confirmPassword: string },
): Promise<SavedUser> {
  refuseDifferentPasswords(body, PASSWORDS_DIFFER.create);
  await refuseWeakPassword(body.password, body.username);
  await refuseName(context, body.username);
  const state = await withKnownReferences(
    context,
    stateWith({ username: body.username, ...NOTHING_GIVEN }, body),
  );
  refuseHiddenAdministrator(state);
  const id = await storeUser(context, state, await hashPassword(body.password));
  await logChange(context, {
    entity: USER,
    entityId: state.username,
    action: 'create',
    before: null,
    after: state,
  });
  return { message: t('User {username} created', { username: state.username }), id, version: 1 };
}

/** A new password and a deactivation end the user's sessions, except one's own; 409 with the current user if stale. */
export async function updateUser(
  context: Context,
  username: string,
  body: UserRights & Passwords & { version?: number },
  action: 'update' | 'restore' = 'update',
): Promise<SavedUser> {
  refuseDifferentPasswords(body, PASSWORDS_DIFFER.update);
  const password = body.password || undefined;
  if (password !== undefined) await refuseWeakPassword(password, username);
  // Takes long on purpose: not while others wait for what is locked.
  const hash = password === undefined ? undefined : await hashPassword(password);
  const { user, administrators } = await lockUser(context, username);
  if (!user) throw gone();
  if (body.version !== undefined && body.version !== user.version) throw await staleUser(context, username);
  const after = await withKnownReferences(context, stateWith(user.state, body), user.state);
  refuseOwnRights(context, user, after);
  refuseHiddenAdministrator(after, user.state);
  const isLastAdministrator = administrators.length === 1 && administrators[0] === user.id;
  if (isLastAdministrator && !(after.active && after.userAdmin && after.ccadmEnabled))
    throw refused(t('{username} is the last active user administrator and must remain one.', { username }));
  const message =
    action === 'update'
      ? t('User {username} updated', { username })
      : t('User {username} restored', { username });
  if (password === undefined && changed(user.state, after).length === 0)
    return { message, id: user.id, version: user.version };
  const version = await writeUser(context, user, after, hash);
  const source = password === undefined ? '' : NEW_PASSWORD;
  await logChange(context, {
    entity: USER,
    entityId: username,
    action,
    before: user.state,
    after,
    source,
  });
  await endSessions(context, user.id, password !== undefined || !after.active);
  return { message, id: user.id, version };
}

/** Without those of a former user of the same name. */
export async function changesOfUser(context: Context, username: string): Promise<LoggedChange[]> {
  const [changes, creation] = [
    await changesOf(context, USER, username),
    await findCreation(context, username),
  ];
  return changes.filter(({ id }) => id >= creation);
}

/** By the rules of any update; never the password. */
export async function restoreUser(
  context: Context,
  username: string,
  wanted: WantedState,
): Promise<SavedUser> {
  // Locked before their changes are looked at, so that what somebody is saving at this moment is seen.
  await lockUser(context, username);
  const isOfAnother = wanted.changeId < (await findCreation(context, username));
  const state = isOfAnother ? undefined : await stateOfChange<UserState>(context, USER, username, wanted);
  if (!state) throw notFound(t('There is no such change of this user.'));
  return updateUser(context, username, state, 'restore');
}

async function staleUser(context: Context, username: string): Promise<Error> {
  const message = t('{username} was changed while you were editing', { username });
  return stale(context, message, await findCurrentUser(context, username));
}

/** One's own account and the last user administrator stay (decision A-75). */
export async function removeUser(
  context: Context,
  username: string,
): Promise<{ message: string; id: number }> {
  const { user, administrators } = await lockUser(context, username);
  if (!user) throw gone();
  if (context.actor?.userId === user.id) throw conflict(t('You cannot delete your own account.'));
  if (administrators.length === 1 && administrators[0] === user.id)
    throw conflict(t('{username} is the last active user administrator and must remain one.', { username }));
  await endSessions(context, user.id, true);
  await dropUser(context, user.id);
  await logChange(context, {
    entity: USER,
    entityId: username,
    action: 'delete',
    before: user.state,
    after: null,
  });
  return { message: t('User {username} deleted', { username }), id: user.id };
}
