import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Counter, Histogram, type Registry } from 'prom-client';
import { attachLog, isCheck, isPlannedCheck, operationIdOf } from './error-handler.ts';
import { actorOf } from './security.ts';

const logs = new WeakMap<Request, Logger>();

export const logOf = (request: Request): Logger => logs.get(request)!;

const changes = new WeakMap<Request, Date>();

/** The instant that the change log gives to all that a request changes: with its user, it leads from a line of the log to these changes. */
export const noteChange = (request: Request, at: Date): unknown => changes.set(request, at);

/** A caller's id is kept if it is harmless, so that a request can be traced through proxies. */
function requestIdOf(request: Request): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Also a query that was encoded together with its path. */
const QUERY = /[?;]|%(25)*3[fb]/i;

/** Not worth a line by default: files of the frontend, and what a load balancer asks every few seconds. A refused call is, even before its operation is known. */
function levelOf(
  request: Request,
  operation: string,
  status: number,
  path: string,
): 'error' | 'info' | 'debug' {
  if (status >= 500) return isPlannedCheck(request, status) ? 'debug' : 'error';
  const isFile = operation === 'none' && !(status >= 400 && /^\/ccb\/(auth|public)(\/|$)/i.test(path));
  return isFile || isCheck(request) ? 'debug' : 'info';
}

/** One structured line and one measurement per request. The query is left out, because it contains search terms. */
export function requestLog(log: Logger, registry: Registry): RequestHandler {
  const seconds = new Histogram({
    name: 'ccb_http_request_duration_seconds',
    help: 'Duration of requests by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'ccb_http_faults_total',
    help: 'Replies with status 5xx, but for those of the health checks.',
    registers: [registry],
  });
  // These lines have no field to hide, and looking for one takes longer than writing them.
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const startedAt = performance.now();
    const { method } = request;
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    const requestLogger = log.child({ requestId });
    logs.set(request, requestLogger);
    attachLog(response, requestLogger);
    response.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const operation = operationIdOf(request) ?? 'none';
      const status = response.statusCode;
      seconds.observe({ operation, status }, ms / 1000);
      if (status >= 500 && !isPlannedCheck(request, status)) faults.inc();
      const path = request.originalUrl.split(QUERY, 1)[0]!;
      const level = levelOf(request, operation, status, path);
      lines[level](
        {
          requestId,
          method,
          path,
          operation,
          status,
          ms,
          user: actorOf(request)?.username,
          changedAt: status < 400 ? changes.get(request) : undefined,
          aborted: !response.writableFinished,
        },
        'request',
      );
    });
    next();
  };
}
