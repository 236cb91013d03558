import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Express would match the path for each middleware again. An error that is thrown, rejected or passed to `next` ends the chain. */
export const composeMiddleware =
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
