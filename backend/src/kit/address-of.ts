const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where this machine reaches a server that listens there. */
export function addressOf(host: string, port: number): string {
  const own = EVERYWHERE[host] ?? host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** The same as people know it. */
export const shownAddress = (host: string, port: number): string =>
  addressOf(host, port).replace('//127.0.0.1:', '//localhost:');
