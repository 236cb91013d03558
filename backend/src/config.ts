import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { SsoSettings } from './features/sso/sso-settings.ts';

export interface Config {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  poolSize: number;
  dataDir: string;
  imagesDir: string;
  loadDemoData: boolean;
  sessionIdleHours: number;
  sessionAbsoluteHours: number;
  failedLoginsPerMinute: number;
  sso: SsoSettings | undefined;
  maxUploadBytes: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailFallback: string;
  /** Hosts that the API comparison may call besides this console, with the port if it is not the default. */
  compareHosts: readonly string[];
  compareTimeoutSeconds: number;
  metricsToken: string | undefined;
  /** Whether /ccb/docs and the document are served. */
  offersDocs: boolean;
  /** The number of proxies in front of this server, or their addresses; only they are trusted to state a caller's address. */
  trustProxy: false | number | string[];
  logLevel: string;
  runJobs: boolean;
  stopWithinSeconds: number;
  /** How long changes are kept; 0 for ever. */
  changeLogDays: number;
}

class ConfigError extends Error {}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new ConfigError(`${name} must be true or false, not "${text}".`);
}

function databaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['DATABASE_URL'];
  if (!text) return undefined;
  if (!isDatabaseUrl(text))
    throw new ConfigError('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
  return text;
}

export const isDatabaseUrl = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && isDecodable(text);

/** An unescaped percent sign in a password would only fail deep inside the driver. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** PostgreSQL's own recommendation: more connections than it can serve only make each other wait. */
const DEFAULT_POOL = Math.min(10, 2 * availableParallelism() + 1);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function logLevel(env: NodeJS.ProcessEnv): string {
  const text = env['LOG_LEVEL'] || 'info';
  if (LOG_LEVELS.includes(text)) return text;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function smtpUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['SMTP_URL'];
  if (!text) return undefined;
  if (/^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '') return text;
  throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587 (or smtps://...).');
}

const SENDER = 'ccb-console@localhost';

/** One address, with or without a name: `CCB Console <ccb@example.com>`. */
function mailAddress(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (/^([^<>@,;]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(text)) return text;
  throw new ConfigError(
    `${name} must be a mail address such as ccb@example.com or CCB Console <ccb@example.com>, not "${text}".`,
  );
}

function compareHosts(env: NodeJS.ProcessEnv): string[] {
  const hosts = (env['COMPARE_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean);
  return hosts.map((text) => {
    const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
    if (url?.pathname === '/' && !/[/?#@*]/.test(text)) return url.host.replace(/:443$/, '');
    throw new ConfigError(
      `COMPARE_HOSTS must list hosts such as asis.example or tobe.example:8443, separated by commas, not "${text}".`,
    );
  });
}

const MAX_PROXIES = 10;

function isSubnet(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (length === undefined) return longest > 0;
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(length) && Number(length) <= longest;
}

/** Never trusts all proxies: the first address in X-Forwarded-For is whatever the caller wrote. */
function trustProxy(env: NodeJS.ProcessEnv): Config['trustProxy'] {
  const text = env['TRUST_PROXY'] ?? '';
  if (['', 'false', '0'].includes(text)) return false;
  if (text === 'true') return 1;
  if (/^[1-9]\d?$/.test(text) && Number(text) <= MAX_PROXIES) return Number(text);
  const subnets = text.split(',').map((subnet) => subnet.trim());
  if (subnets.every(isSubnet)) return subnets;
  throw new ConfigError(
    `TRUST_PROXY must be false, true for one proxy, the number of proxies (1 to ${MAX_PROXIES}) or their addresses such as 10.0.0.0/8, separated by commas, not "${text}".`,
  );
}

const MIN_SECRET_LENGTH = 32;

/** Public keys need TLS unless they come from this machine. */
const isSafeAddress = (text: string): boolean =>
  URL.canParse(text) &&
  (/^https:/.test(text) || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(text));

function ssoKey(secret: string, jwksUrl: string): SsoSettings['key'] {
  if (secret !== '' && jwksUrl !== '')
    throw new ConfigError('Give either SSO_SECRET or SSO_JWKS_URL, not both.');
  if (jwksUrl === '' && secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`SSO_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  if (jwksUrl !== '' && !isSafeAddress(jwksUrl))
    throw new ConfigError('SSO_JWKS_URL must be an address that begins with https://.');
  return jwksUrl === '' ? { secret } : { jwksUrl };
}

function sso(env: NodeJS.ProcessEnv): SsoSettings | undefined {
  const names = ['SSO_SECRET', 'SSO_JWKS_URL', 'SSO_ISSUER', 'SSO_AUDIENCE'] as const;
  const [secret, jwksUrl, issuer, audience] = names.map((name) => env[name] ?? '') as [
    string,
    string,
    string,
    string,
  ];
  if (names.every((name) => !env[name])) return undefined;
  if (issuer === '' || audience === '' || secret + jwksUrl === '')
    throw new ConfigError(
      'Single sign-on needs SSO_SECRET or SSO_JWKS_URL, and SSO_ISSUER and SSO_AUDIENCE.',
    );
  return { key: ssoKey(secret, jwksUrl), issuer, audience };
}

/** @throws ConfigError with a line for each wrong setting */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const problems: string[] = [];
  /** Continues after an invalid setting, so that all of them are reported at once. */
  const read = <Value>(setting: (env: NodeJS.ProcessEnv) => Value): Value => {
    try {
      return setting(env);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return undefined as Value;
    }
  };
  const number = (name: string, fallback: number, min: number, max: number): number =>
    read(() => wholeNumber(env, name, fallback, min, max));
  const url = read(databaseUrl);
  const mailFrom = read(() => mailAddress(env, 'MAIL_FROM', SENDER));
  const dataDir = resolve(cwd, env['DATA_DIR'] || '.data');
  const config = Object.freeze({
    host: env['HOST'] || '127.0.0.1',
    port: number('PORT', 8080, 0, 65535),
    databaseUrl: url,
    poolSize: number('DATABASE_POOL', DEFAULT_POOL, 1, 200),
    dataDir,
    imagesDir: resolve(cwd, env['IMAGES_DIR'] || join(dataDir, 'images')),
    loadDemoData: read(() => flag(env, 'DEMO_DATA', url === undefined)),
    sessionIdleHours: number('SESSION_IDLE_HOURS', 8, 1, 720),
    sessionAbsoluteHours: number('SESSION_ABSOLUTE_HOURS', 24, 1, 8760),
    failedLoginsPerMinute: number('FAILED_LOGINS_PER_MINUTE', 30, 1, 10000),
    sso: read(sso),
    maxUploadBytes: number('MAX_UPLOAD_MB', 10, 1, 100) * 1024 * 1024,
    smtpUrl: read(smtpUrl),
    mailFrom,
    mailFallback: read(() => mailAddress(env, 'MAIL_FALLBACK', mailFrom ?? SENDER)),
    compareHosts: read(compareHosts),
    compareTimeoutSeconds: number('COMPARE_TIMEOUT_SECONDS', 10, 1, 300),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    offersDocs: read(() => flag(env, 'API_DOCS', true)),
    trustProxy: read(trustProxy),
    logLevel: read(logLevel),
    runJobs: read(() => flag(env, 'RUN_JOBS', true)),
    stopWithinSeconds: number('STOP_WITHIN_SECONDS', 25, 1, 300),
    changeLogDays: number('CHANGE_LOG_DAYS', 0, 30, 36_500),
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
