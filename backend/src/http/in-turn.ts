import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Handlers one after the other, as one: for those that every call goes through. Express would compare its path with each of
 * them anew. An error, thrown or rejected or handed over, ends the row, as it does in Express.
 */
export const inTurn =
  (handlers: RequestHandler[]): RequestHandler =>
  (request, response, done) =>
    runFrom(0, handlers, request, response, done);

function runFrom(
  index: number,
  handlers: RequestHandler[],
  request: Request,
  response: Response,
  done: NextFunction,
): void {
  const handler = handlers[index];
  if (!handler) return done();
  const next = (error?: unknown): void =>
    error ? done(error) : runFrom(index + 1, handlers, request, response, done);
  try {
    const answer = handler(request, response, next) as unknown;
    if (answer instanceof Promise) answer.catch(done);
  } catch (error) {
    done(error);
  }
}
