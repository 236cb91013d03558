import type { Collections } from './collections.ts';
import type { Json, Matched, MockContract, Operation, Reply } from './contract.ts';
import { json } from './memory.ts';

/** The user flag that corresponds to each right in openapi.yaml. */
const FLAG_OF_RIGHT: Record<string, string> = {
  ccadm: 'ccadmEnabled',
  useradmin: 'userAdmin',
  price: 'priceConfEnabled',
  pack: 'packConfEnabled',
  sol: 'solEnabledFrontEnd',
};

/** What these operations need depends on the kind of record (`x-entities` of ChangeEntity in openapi.yaml). */
const SEES = ['listChanges', 'listDeleted'];
const RESTORES = ['restoreChange', 'previewBulkChange', 'runBulkChange', 'undoBulkChange'];

interface Sessions {
  /** Replies to the calls that sign in, sign out or return the signed-in user. */
  answer(operation: Operation, body: Json | undefined, token: string | undefined): Reply | undefined;
  /** The reply that refuses a call, undefined if it is allowed. */
  refusal(matched: Matched, token: string | undefined): Reply | undefined;
  nameOf(token: string | undefined): string;
}

/**
 * The users of mocks/Session, and those created since, sign in with their names and any password.
 * @param holder whoever sends a token; if undefined, the user whose token it is
 */
export function mockSessions(
  contract: MockContract,
  collections: Collections,
  holder: () => Json | undefined,
): Sessions {
  const admin = contract.example('getToken') as { token: string; user: Json };

  /** Users of the examples that have been deleted since the start. */
  const listed = new Set((collections['user']?.rows ?? []).map((row) => String(row['username'])));
  const deleted = { has: (name: string) => listed.has(name) && !collections['user']?.find(name) };

  function userOf(username: string): Json | undefined {
    const known = contract.example('getToken', username === 'admin' ? 'default' : username);
    const row = collections['user']?.find(username);
    if (row?.['active'] === false || deleted.has(username)) return undefined;
    const user = (known?.user ?? (row && { ...admin.user, idUser: row['id'] })) as Json | undefined;
    if (!user || !row) return user;
    const own = Object.keys(user).filter((field) => field in row && field !== 'countries');
    return { ...user, ...Object.fromEntries(own.map((field) => [field, row[field]])) };
  }

  // The token of the examples, then the user's name; the administrator's is the plain token.
  const tokenOf = (username: string) => (username === 'admin' ? admin.token : `${admin.token}-${username}`);
  /** Tokens that this server has given out. */
  const issued = new Set<string>();
  const userWith = (token = '') => (issued.has(token) ? undefined : holder()) ?? userOf(usernameOf(token));
  const usernameOf = (token: string | undefined) =>
    token?.startsWith(`${admin.token}-`) ? token.slice(admin.token.length + 1) : 'admin';

  const entities = contract.operations['listChanges']?.parameters.find(({ name }) => name === 'entity')
    ?.schema['x-entities'] as Record<string, { see: string; restore?: string }>;

  /** The right that an operation on changes needs besides a session. */
  function rightOf({ operation: { operationId }, params: { entity = '' } }: Matched): string | undefined {
    if (![...SEES, ...RESTORES].includes(operationId) || !entities[entity]) return undefined;
    const { see, restore = see } = entities[entity];
    return RESTORES.includes(operationId) ? restore : see;
  }

  return {
    nameOf(token) {
      const user = userWith(token);
      return String(user?.['userAliasFromModis'] || user?.['username'] || usernameOf(token));
    },
    answer(operation, body, token) {
      const { operationId } = operation;
      if (operationId === 'getToken') {
        const username = String(body?.['username']);
        const held = holder();
        if (held?.['username'] === username) return json({ ...admin, token: tokenOf(username), user: held });
        const user = userOf(username);
        if (!user) return contract.reply(operation, '401');
        const own = tokenOf(username);
        issued.add(own);
        return json({ ...admin, token: own, user });
      }
      const user = operationId === 'checkLoggedIn' && token !== undefined ? userWith(token) : undefined;
      return user && json({ ...contract.example(operationId), user });
    },
    refusal(matched, token) {
      const { operation } = matched;
      if (operation.rights.length === 0) return undefined;
      const user = token === undefined ? undefined : userWith(token);
      if (!user) return contract.reply(operation, '401');
      const has = (right: string) => user[FLAG_OF_RIGHT[right] ?? ''] === true;
      const ofRecord = rightOf(matched);
      const isAllowed =
        operation.rights.some((all) => all.every(has)) && (ofRecord === undefined || has(ofRecord));
      return isAllowed ? undefined : contract.reply(operation, '403');
    },
  };
}
