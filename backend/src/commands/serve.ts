import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { RequestListener } from 'node:http';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { users } from '../database/demo/users.ts';
import { openConfiguredDatabase, type OpenDatabase } from '../database/open.ts';
import { requireUsableFolders } from '../database/usable-folder.ts';
import type { Lifecycle } from '../features/health/health.handlers.ts';
import { mayReadMetrics } from '../features/health/metrics.ts';
import { embeddedSso } from '../features/sso/embedded-sso.ts';
import { handleClientErrors } from '../http/client-errors.ts';
import { connectionOf } from '../http/connection-of.ts';
import { gentlyClosable } from '../http/gentle-close.ts';
import { jobs } from '../jobs/index.ts';
import { shownAddress } from '../kit/address-of.ts';
import { JobRunner } from '../kit/job-runner.ts';
import { outboxMailer, smtpMailer } from '../kit/mailer.ts';
import { StartProblem } from '../start-problem.ts';

/** Shares of the stop timeout: for running replies, for work whose caller has disconnected, and meanwhile for running jobs. */
const ANSWERS = 0.6;
const RUN_OUT = 0.2;
const JOBS = 0.4;

const unknownHost = (host: string): string =>
  `HOST=${host} is not an address of this machine. Use 127.0.0.1 (this machine only) or 0.0.0.0 (everywhere).`;

const LISTEN_PROBLEMS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=8081 npm start`,
  EACCES: (_host, port) =>
    `This user may not listen on port ${port}. Choose one from 1024 up: PORT=8080 npm start`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EINVAL: unknownHost,
};

/** Returns the port. @throws StartProblem that says what to do */
export function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = LISTEN_PROBLEMS[error.code ?? '']?.(host, port);
      reject(problem === undefined ? error : new StartProblem(problem));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

const LIVE = /^\/ccb\/health\/live(\?|$)/;
const METRICS = /^\/ccb\/health\/metrics(\?|$)/;

/** For people, whose language is not known yet. It comes again by itself. */
const STARTING_PAGE = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta http-equiv="refresh" content="3">
<title>CCB Console</title>
<h1>CCB Console</h1>
<p>La console si sta avviando. La pagina si ricarica da sola.</p>
<p lang="en">The console is starting. This page reloads by itself.</p>
</html>
`;

/**
 * Until migrations have run, which may take minutes: whoever restarts a process that is not alive would never let them end, and
 * whoever reads its metrics would raise an alarm.
 */
export const starting =
  (metricsToken?: string): RequestListener =>
  (request, response) => {
    const { url = '' } = request;
    if (LIVE.test(url)) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ status: 'ok' }));
    }
    if (METRICS.test(url) && mayReadMetrics(metricsToken, connectionOf(request))) {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
      return void response.end('# TYPE ccb_starting gauge\nccb_starting 1\n');
    }
    const isPage = request.headers.accept?.includes('text/html');
    response.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    response.end(isPage ? STARTING_PAGE : JSON.stringify({ message: 'The console is starting.' }));
  };

export function greeting(config: Config, port: number, place: string): string {
  const lines = [
    '',
    `  CCB Console is ready:  ${shownAddress(config.host, port)}/ccb/`,
    `  Data lives in:         ${place}`,
  ];
  if (config.loadDemoData)
    lines.push(
      `  Demo users:            ${users.map(({ username }) => username).join(', ')}`,
      '  Password:              the user name followed by -demo, e.g. admin / admin-demo',
    );
  // Only who has the secret can sign a link.
  if (config.loadDemoData && config.sso && 'secret' in config.sso.key)
    lines.push('  Without a password:    npm run sso:link -- market');
  return [...lines, '  Stop with Ctrl-C', ''].join('\n');
}

function startJobs(config: Config, port: number, { database }: OpenDatabase, log: Logger): JobRunner {
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log);
  const tools = { database, mailer, now: () => new Date(), log };
  const graceMs = config.stopWithinSeconds * 1000 * JOBS;
  return new JobRunner(jobs(config, port), tools, { alone: config.databaseUrl === undefined, graceMs });
}

async function stop(
  close: (withinMs: number) => Promise<void>,
  lifecycle: Lifecycle,
  runner: JobRunner | undefined,
  open: OpenDatabase | undefined,
  { withinMs, log }: { withinMs: number; log: Logger },
): Promise<void> {
  lifecycle.isStopping = true;
  setTimeout(() => {
    const { size: running = 0 } = lifecycle.running ?? {};
    log.fatal({ running }, 'the server did not stop in time and is terminated');
    process.exit(1);
  }, withinMs).unref();
  // At once, so that it hands back its jobs in time. Those that running requests still send are for another process, or the next start.
  const jobsEnded = runner?.stop().catch(() => undefined);
  await close(withinMs * ANSWERS);
  // Including those whose callers have disconnected: they still need the pool.
  await Promise.race([
    Promise.allSettled(lifecycle.running ?? []),
    new Promise((resolve) => setTimeout(resolve, withinMs * RUN_OUT).unref()),
  ]);
  await jobsEnded;
  await open?.close();
}

export async function serve(config: Config, log: Logger): Promise<void> {
  const dataFolder = config.databaseUrl === undefined ? config.dataDir : undefined;
  const lifecycle: Lifecycle = { isStopping: false, dataFolder };
  let listener = starting(config.metricsToken);
  const server = createServer((request, response) => listener(request, response));
  server.keepAliveTimeout = 65_000;
  handleClientErrors(server);
  const close = gentlyClosable(server);
  let open: OpenDatabase | undefined;
  let runner: JobRunner | undefined;
  // The port first, so that a port in use is reported before a database is created.
  const port = await listen(server, config);
  const ended = new Promise<void>((resolve, reject) => {
    const limits = { withinMs: config.stopWithinSeconds * 1000, log };
    const end = (): void =>
      void (lifecycle.isStopping || stop(close, lifecycle, runner, open, limits).then(resolve, reject));
    process.once('SIGINT', end).once('SIGTERM', end);
  });
  try {
    requireUsableFolders(config);
    open = await openConfiguredDatabase(config, log, (reason) => {
      log.fatal(reason);
      process.exit(1);
    });
  } catch (error) {
    server.close();
    throw error;
  }
  // Asked to while it started.
  if (lifecycle.isStopping) {
    await open.close();
    return ended;
  }
  const sso = config.sso ?? (config.databaseUrl ? undefined : embeddedSso(config.dataDir));
  const actual = { ...config, sso, loadDemoData: open.hasDemoData };
  listener = createApp({ database: open.database, config: actual, log, lifecycle });
  process.stdout.write(`${greeting(actual, port, open.place)}\n`);
  if (config.runJobs) {
    runner = startJobs(config, port, open, log);
    void runner.start();
  }
  await ended;
}
