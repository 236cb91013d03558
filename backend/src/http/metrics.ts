import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { refused } from '../kit/app-error.ts';

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Prometheus metrics. With METRICS_TOKEN only for its bearer; without one only for direct callers on this machine, so
 * that a proxy never publishes them by accident.
 */
export function metricsHandler(registry: Registry, token: string | undefined): RequestHandler {
  collectDefaultMetrics({ register: registry });
  return async (request, response) => {
    const given = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const isLocal =
      /^(::1|::ffff:127\.|127\.)/.test(request.socket.remoteAddress ?? '') &&
      !request.headers['x-forwarded-for'];
    if (token === undefined ? !isLocal : !isSame(given, token))
      throw refused('Metrics need the token of METRICS_TOKEN.');
    response.type(registry.contentType).send(await registry.metrics());
  };
}
