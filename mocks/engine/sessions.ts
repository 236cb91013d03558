import type { Collections } from './collections.ts';
import type { Json, MockContract, Operation, Reply } from './contract.ts';
import { json } from './memory.ts';

/** The flag of a user that a right of openapi.yaml stands for. */
const FLAG_OF_RIGHT: Record<string, string> = {
  ccadm: 'ccadmEnabled',
  useradmin: 'userAdmin',
  price: 'priceConfEnabled',
  pack: 'packConfEnabled',
  sol: 'solEnabledFrontEnd',
};

interface Sessions {
  /** Of the calls that sign in, out, or ask who one is. */
  answer(operation: Operation, body: Json | undefined, token: string | undefined): Reply | undefined;
  /** Why somebody may not make a call. */
  refusal(operation: Operation, token: string | undefined): Reply | undefined;
  nameOf(token: string | undefined): string;
}

/** Those of mocks/Session sign in by their names, and whoever has been created since; a password is anything. */
export function mockSessions(contract: MockContract, collections: Collections): Sessions {
  const admin = contract.example('getToken') as { token: string; user: Json };

  /** Of the examples' users, those that were there at the start and are gone. */
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

  // The examples' token, then who it is for: the administrator's is the plain one.
  const tokenOf = (username: string) => (username === 'admin' ? admin.token : `${admin.token}-${username}`);
  const usernameOf = (token: string | undefined) =>
    token?.startsWith(`${admin.token}-`) ? token.slice(admin.token.length + 1) : 'admin';

  return {
    nameOf(token) {
      const user = userOf(usernameOf(token));
      return String(user?.['userAliasFromModis'] || user?.['username'] || usernameOf(token));
    },
    answer(operation, body, token) {
      const { operationId } = operation;
      if (operationId === 'getToken') {
        const username = String(body?.['username']);
        const user = userOf(username);
        if (!user) return contract.reply(operation, '401');
        return json({ ...admin, token: tokenOf(username), user });
      }
      const user = operationId === 'checkLoggedIn' ? userOf(usernameOf(token)) : undefined;
      return user && json({ ...contract.example(operationId), user });
    },
    refusal(operation, token) {
      const { rights } = operation;
      if (rights.length === 0) return undefined;
      const user = token === undefined ? undefined : userOf(usernameOf(token));
      if (!user) return contract.reply(operation, '401');
      const isAllowed = rights.some((all) => all.every((right) => user[FLAG_OF_RIGHT[right] ?? ''] === true));
      return isAllowed ? undefined : contract.reply(operation, '403');
    },
  };
}
