/**
 * On the mock server somebody picks what an operation answers: another example of mocks/ or a status. In the browser's
 * console: `localStorage['ccb.mock'] = '{"listInterfaceLabels":"empty","createInterfaceLabel":"409"}'`, then reload. Who signs
 * in is picked as on the product, by name. Only in `npm run mock`; other builds leave this out.
 */
import type { FetchArgs } from '@reduxjs/toolkit/query';

/** Belongs to the device and not to a session. */
export const mockKey = 'ccb.mock';
/** Whom the mock answers where nobody asks for somebody else. */
const administrator = 'admin';

export type MockVariant = { operationId: string; variant: string; isUser: boolean; prefer: string };
type Session = { session?: { current: { user: { username: string } } | null } };
type Call = { endpoint: string; getState: () => unknown };

function chosenVariant(operationId: string): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(mockKey) ?? '{}') as Record<string, string>)[operationId];
  } catch {
    // What is wrong with the choice is told beside the page (frontend/mock/strip.ts).
    return undefined;
  }
}

/** Who signs in, or has: the mock has an example of each. */
function userOf({ endpoint, getState }: Call, args: string | FetchArgs): string | undefined {
  if (endpoint === 'getToken')
    return typeof args === 'object' ? (args.body as { username?: string } | undefined)?.username : undefined;
  return endpoint === 'checkLoggedIn' ? (getState() as Session).session?.current?.user.username : undefined;
}

/** Whose changes a call asks for: each kind of record has an example of its name, interface labels the first one. */
function entityOf({ endpoint }: Call, args: string | FetchArgs): string | undefined {
  if (endpoint !== 'listChanges' && endpoint !== 'listDeleted') return undefined;
  const entity = /\/changes\/(\w+)/.exec(typeof args === 'string' ? args : args.url)?.[1];
  return entity === 'interfaceLabel' ? undefined : entity;
}

/** What a call is to be answered with, if not with its first example. */
export function mockVariant(call: Call, args: string | FetchArgs): MockVariant | undefined {
  if (import.meta.env.MODE !== 'mock') return undefined;
  const user = userOf(call, args);
  const chosen = chosenVariant(call.endpoint);
  const variant = chosen ?? entityOf(call, args) ?? (user === administrator ? undefined : user);
  if (!variant) return undefined;
  // What any operation may answer is one reply, with an example for each of these statuses.
  const example = /^(400|401|403)$/.test(variant) ? `, example=refused${variant}` : '';
  const prefer = /^\d{3}$/.test(variant) ? `code=${variant}${example}` : `example=${variant}`;
  return { operationId: call.endpoint, variant, isUser: variant === user, prefer };
}

type Result = { error?: { status: unknown; data?: unknown } };

/** The mock's own failures in words: a variant that does not exist is none of the product's answers. */
export function inWordsOfMock<T extends Result>(asked: MockVariant | undefined, result: T): T {
  if (import.meta.env.MODE !== 'mock') return result;
  const reply = (result.error?.data ?? {}) as { type?: unknown; detail?: unknown };
  if (!String(reply.type).includes('stoplight.io/prism')) return result;
  const { operationId, variant, isUser } = asked ?? {};
  const message = isUser
    ? `The mock knows no user ${variant}. Those of mocks/Session/getToken.*.json can sign in.`
    : variant
      ? `The mock has no answer ${variant} of ${operationId}. Choose one of mocks/*/${operationId}.*.json or a status.`
      : `The mock refuses this call: ${String(reply.detail)}`;
  return { ...result, error: { ...result.error, status: isUser ? 401 : 501, data: { message } } };
}
