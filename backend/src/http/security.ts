import type { ErrorRequestHandler, Request } from 'express';
import { notSignedIn, refused } from '../kit/app-error.ts';
import type { Actor, Scope } from '../kit/context.ts';
import { t } from '../texts/http.ts';
import type { RightOf } from './change-entities.ts';

export type FindActor = (token: string) => Promise<Actor | undefined>;

const REFUSALS: Record<Scope, () => string> = {
  ccadm: () => t('You may not use the label administration. Ask a user administrator.'),
  useradmin: () => t('Only user administrators may do this.'),
  price: () => t('You may not use the price configurator. Ask a user administrator.'),
  pack: () => t('You may not use the pack configurator. Ask a user administrator.'),
  sol: () => t('You may not use the online sales setup. Ask a user administrator.'),
};

const actors = new WeakMap<Request, Actor>();

const failures = new WeakMap<Request, unknown>();

/** The validator itself would answer 401 to everything, even a database failure. Undefined once a security scheme passed. */
export const securityFailureOf = (request: Request): unknown =>
  actors.has(request) ? undefined : failures.get(request);

export const actorOf = (request: Request): Actor | null => actors.get(request) ?? null;

interface RoutedRequest {
  schema: { operationId?: string };
  pathParams: Record<string, string>;
}

/** The signed-in user of a request. @throws AppError (401) without a valid session. */
export async function requireSession(request: Request, findActor: FindActor): Promise<Actor> {
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const actor = token === undefined ? undefined : await findActor(token);
  if (!actor) throw notSignedIn(t('The session is over. Sign in again.'));
  return actor;
}

/** Only signed-in users learn which paths do not exist below /ccb/auth (decision A-10). */
export const hideFromAnonymous =
  (findActor: FindActor): ErrorRequestHandler =>
  async (error: { status?: number }, request, _response, next) => {
    const isMissing = error.status === 404 || error.status === 405;
    if (isMissing && request.method !== 'OPTIONS' && /^\/ccb\/auth(\/|$)/i.test(request.path))
      await requireSession(request, findActor);
    next(error);
  };

/** The scopes in openapi.yaml plus the right of the path's entity (decisions ): 401 without a session, else 403. */
export function bearerHandler(findActor: FindActor, rightOf: RightOf) {
  const admit = async (request: Request, scopes: string[]): Promise<void> => {
    const actor = await requireSession(request, findActor);
    const { openapi } = request as Request & { openapi?: RoutedRequest };
    const right = rightOf(openapi?.schema.operationId, openapi?.pathParams['entity']);
    for (const scope of [...(scopes as Scope[]), ...(right ? [right] : [])])
      if (!actor.scopes.has(scope)) throw refused(REFUSALS[scope]());
    actors.set(request, actor);
  };
  return async (request: Request, scopes: string[]): Promise<boolean> => {
    try {
      await admit(request, scopes);
      return true;
    } catch (error) {
      failures.set(request, error);
      throw error;
    }
  };
}
