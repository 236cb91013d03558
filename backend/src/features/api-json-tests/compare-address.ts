import { t } from '../../texts/apiTests.ts';

/** The allow-list against SSRF: the console itself and listed hosts only, whatever a test says. */

/** `listed` is COMPARE_HOSTS, each with its port where that is not the default. */
export interface AskableHosts {
  /** Where this process listens, e.g. http://127.0.0.1:8080; each of several processes calls itself. */
  own: string;
  listed: readonly string[];
}

/** Checks the form only, as a sentence or undefined; hosts are checked on each request. */
export function addressProblem(address: string): string | undefined {
  if (/[\s\\\p{Cc}]/u.test(address)) return t('An address must not contain spaces or backslashes.');
  if (address.startsWith('/') && !address.startsWith('//')) return undefined;
  if (!/^https?:\/\//i.test(address))
    return t('An address must begin with / (this console), http:// or https://.');
  if (!URL.canParse(address)) return t('This is not an address.');
  const { username, password } = new URL(address);
  return username || password ? t('An address must not contain a user name or password.') : undefined;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Replaces other names of this console by the address where it listens. */
function ownAddress(url: URL, own: URL): URL {
  const isOwn = LOOPBACK.includes(own.hostname) && LOOPBACK.includes(url.hostname) && url.port === own.port;
  return isOwn && url.protocol === own.protocol ? new URL(url.pathname + url.search, own) : url;
}

export interface Askable {
  url: URL;
  isOwn: boolean;
  /** The host on the list is itself a loopback: only then may its name resolve to one. */
  mayBeLocal: boolean;
}

/** Resolves an address, a relative one on this console; returns the reason where it is not allowed. */
export function askable(address: string, base: string, { own, listed }: AskableHosts): Askable | string {
  if (!URL.canParse(address, base)) return t('not an address');
  const ownUrl = new URL(own);
  const wanted = new URL(address, base);
  if (wanted.username || wanted.password) return t('an address with a password');
  const url = ownAddress(wanted, ownUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return t('not http or https but {protocol}', { protocol: url.protocol });
  const isOwn = url.origin === ownUrl.origin;
  if (!isOwn && !listed.includes(url.host))
    return t('the host {host} is not on the list of hosts (COMPARE_HOSTS)', { host: url.host });
  const isLiteral = /^[\d.]+$|^\[/.test(url.hostname) || /(^|\.)localhost$/.test(url.hostname);
  return { url, isOwn, mayBeLocal: isOwn || isLiteral };
}
