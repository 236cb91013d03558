import './http/brief-validation.ts';
import './http/openapi-validator-patches.ts';
import express, { type Express, type RequestHandler } from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import type { Lifecycle } from './features/health/health.handlers.ts';
import { operatingMetrics } from './features/health/operating-metrics.ts';
import { imageStore } from './features/images/image.service.ts';
import type { Drawings } from './features/images/picture-folder.ts';
import { FailedLogins } from './features/session/failed-logins.repository.ts';
import { findActor } from './features/session/session.service.ts';
import {
  jsonOperations,
  creationsOf,
  loadContract,
  requestContract,
  type Contract,
} from './http/contract.ts';
import { buildName } from './http/build-name.ts';
import { errorHandler } from './http/error-handler.ts';
import { frontendFiles } from './http/frontend-files.ts';
import { composeMiddleware } from './http/compose-middleware.ts';
import {
  headAsGet,
  jsonBody,
  refuseMalformedUrl,
  refuseInfinity,
  refuseNulInParts,
  securityHeaders,
} from './http/guards.ts';
import { keepUploads, limitBodies, MAX_TEXT_PART_BYTES, queueAnonymousPosts } from './http/large-bodies.ts';
import { constraintProblems, operationMap } from './http/operation-map.ts';
import { setRequestLanguage } from './http/language.ts';
import { logOf, noteChange, requestLog } from './http/request-log.ts';
import { operationRunner } from './http/run-operation.ts';
import { activityKinds } from './http/activity-kinds.ts';
import { bulkRules } from './http/bulk-entities.ts';
import { changeRights, titledFields } from './http/change-entities.ts';
import { bearerHandler, hideFromAnonymous, type FindActor } from './http/security.ts';
import { notFound } from './kit/app-error.ts';
import { scratchFolder } from './kit/scratch-files.ts';
import { sqlOn } from './kit/sql.ts';
import { statementTimeoutMs } from './kit/statement-limits.ts';
import { poolOf } from './kit/transaction.ts';
import { t } from './texts/http.ts';

export interface AppParts {
  database: DataSource;
  config: Config;
  log: Logger;
  now?: () => Date;
  lifecycle?: Lifecycle;
}

const API = ['/ccb/auth', '/ccb/public', '/ccb/health', '/ccb/openapi.'];

function validator(contract: Contract, { config }: AppParts, find: FindActor): RequestHandler[] {
  return openApiValidator({
    apiSpec: requestContract(contract) as never,
    validateApiSpec: false,
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
    validateResponses: false,
    ajvFormats: { mode: 'full' },
    validateSecurity: { handlers: { bearer: bearerHandler(find, changeRights(contract)) as never } },
    fileUploader: {
      dest: scratchFolder(),
      limits: { fileSize: config.maxUploadBytes, files: 1, fieldSize: MAX_TEXT_PART_BYTES, fields: 20 },
      defParamCharset: 'utf8',
    } as never,
  }) as unknown as RequestHandler[];
}

const demoPictures = async (): Promise<Drawings> =>
  (await import('./database/demo/pictures/demo-pictures.ts')).demoPictures;
const demoDrawings: Drawings = {
  has: async (file) => (await demoPictures()).has(file),
  draw: async (file) => (await demoPictures()).draw(file),
};

/** The composition root: the whole server over an open database. */
export function createApp(parts: AppParts): Express {
  const { database, config, log, now = () => new Date(), lifecycle = { isStopping: false } } = parts;
  const running = (lifecycle.running ??= new Set());
  const registry = new Registry();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log, registry), securityHeaders(), setRequestLanguage);
  if (lifecycle) app.use(closeWhenStopping(lifecycle));
  collectDefaultMetrics({ register: registry });
  const metrics = { text: () => registry.metrics(), token: config.metricsToken };
  const failures = new FailedLogins(database, config.failedLoginsPerMinute);
  const images = imageStore(config.imagesDir, config.loadDemoData ? demoDrawings : undefined);
  const contract = loadContract();
  const told = [titledFields(contract), activityKinds(contract), bulkRules(contract)] as const;
  const operations = operationMap(failures, lifecycle, metrics, images, ...told, config);
  const runner = operationRunner(operations, {
    database,
    now,
    logOf,
    noteChange,
    creations: creationsOf(contract),
    repeatable: jsonOperations(contract),
    running,
  });
  const pool = poolOf(database);
  const sql = sqlOn(pool, statementTimeoutMs.session);
  const schema = database.migrations.at(-1)?.name ?? '';
  const { version } = contract.info as { version: string };
  operatingMetrics(registry, { pool, sql, version, build: buildName(), schema });
  const find: FindActor = (token) => findActor(sql, config, token, now());
  const api = [
    headAsGet,
    refuseMalformedUrl,
    limitBodies(find, config.maxUploadBytes),
    keepUploads,
    jsonBody(),
    queueAnonymousPosts,
    ...validator(contract, parts, find),
    refuseInfinity,
    refuseNulInParts,
    runner,
  ];
  const isApi = (path: string): boolean => API.some((prefix) => path.startsWith(prefix));
  const answer = composeMiddleware(api);
  app.use((request, response, next) => (isApi(request.path) ? answer(request, response, next) : next()));
  app.get('/', (_request, response) => response.redirect('/ccb/'));
  const frontend = frontendFiles();
  if (frontend) app.use('/ccb', frontend);
  app.use(() => {
    throw notFound(t('There is nothing at this address.'));
  });
  app.use(hideFromAnonymous(find));
  app.use(errorHandler(constraintProblems, config.maxUploadBytes / 1024 / 1024));
  return app;
}

const closeWhenStopping =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response, next) => {
    if (lifecycle.isStopping) response.setHeader('connection', 'close');
    next();
  };
