// A server of our own plays the world: it redirects, dawdles, floods and breaks off.
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchPath } from '../../kit/scratch-files.ts';
import { addressProblem, askable } from './compare-address.ts';
import { fetchDocument, guardedLookup, isUnreachable } from './fetch-document.ts';

type Answer = (response: ServerResponse, url: URL) => unknown;
let asked: { path: string; headers: Record<string, unknown> }[] = [];
let flooding = false;

const answers: Record<string, Answer> = {
  '/json': (response) => response.setHeader('content-type', 'application/json').end('{"a":1}'),
  '/latin': (response) =>
    response.setHeader('content-type', 'text/plain; charset=iso-8859-1').end(Buffer.from([0xe8, 0])),
  '/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('{"zipped":true}')),
  '/bomb': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000, 32))),
  '/broken-gzip': (response) => response.setHeader('content-encoding', 'gzip').end('no gzip at all'),
  '/missing': (response) => response.writeHead(404).end('{"message":"no"}'),
  '/silent': () => undefined,
  '/dawdling': (response) => void response.write('{"a":'),
  '/breaking': (response) => {
    response.write('{"a":');
    setTimeout(() => response.destroy(), 20);
  },
  '/flood': async (response) => {
    flooding = true;
    response.on('close', () => (flooding = false));
    while (!response.destroyed) {
      if (!response.write(' '.repeat(65_536))) await new Promise((next) => setTimeout(next, 1));
    }
  },
  '/to': (response, url) => response.writeHead(302, { location: url.searchParams.get('url')! }).end(),
  '/round': (response) => response.writeHead(307, { location: '/round' }).end(),
};

let server: Server;
let own: string;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url!, own);
    asked.push({ path: request.url!, headers: request.headers });
    void (answers[url.pathname] ?? ((to: ServerResponse) => to.writeHead(500).end()))(response, url);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
  own = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { timeoutMs: 400, maxBytes: 1024 * 1024 };
async function fetched(address: string, hosts: Parameters<typeof fetchDocument>[1]) {
  const path = scratchPath();
  const reply = await fetchDocument(address, hosts, limits, path);
  return { ...reply, text: await readFile(path, 'latin1') };
}
const read = (address: string, listed: string[] = []) => {
  asked = [];
  return fetched(address, { own, listed });
};
/** Somewhere else than the console: nothing listens at its address. */
const readFrom = (address: string, listed: string[]) => {
  asked = [];
  return fetched(address, { own: 'http://127.0.0.1:1', listed });
};

describe('an address of a comparison', () => {
  it('is read from the console itself when it is relative, whatever name the console has there', async () => {
    expect(await read('/json')).toMatchObject({
      status: 200,
      text: '{"a":1}',
      failure: '',
      bytes: 7,
      contentType: 'application/json',
    });
    expect(await read(`http://localhost:${port}/json`)).toMatchObject({ status: 200, failure: '' });
    // So that nothing takes the question for one of somebody at this machine.
    expect(asked[0]!.headers['x-forwarded-for']).toBeDefined();
  });

  it('is read from a listed host only, with its port', async () => {
    expect(await readFrom(`${own}/json`, [`127.0.0.1:${port}`])).toMatchObject({ status: 200, failure: '' });
    expect(asked[0]!.headers['x-forwarded-for']).toBeUndefined();

    expect((await readFrom(`${own}/json`, ['127.0.0.1', 'other.example'])).failure).toBe(
      `the host 127.0.0.1:${port} is not on the list of hosts (COMPARE_HOSTS)`,
    );
    expect(asked).toHaveLength(0);
  });

  it('follows redirects, but never off the list and not for ever', async () => {
    expect(await read('/to?url=/json')).toMatchObject({ status: 200, text: '{"a":1}' });

    expect((await read('/to?url=http://elsewhere.example/json')).failure).toBe(
      'redirected: the host elsewhere.example is not on the list of hosts (COMPARE_HOSTS)',
    );
    expect((await read('/to?url=http://127.0.0.1:1/')).failure).toMatch(
      /^redirected: the host 127\.0\.0\.1:1 is not/,
    );
    expect((await read('/to?url=file:///etc/passwd')).failure).toBe(
      'redirected: not http or https but file:',
    );
    expect((await read(`/to?url=http://user:secret@127.0.0.1:${port}/json`)).failure).toBe(
      'redirected: an address with a password',
    );
    expect((await read('/round')).failure).toBe('redirected more than 5 times');
    expect(asked).toHaveLength(6);
  });

  it('tells a status, and keeps what came with it', async () => {
    expect(await read('/missing')).toMatchObject({
      status: 404,
      failure: 'answered 404',
      text: '{"message":"no"}',
    });
  });

  it('times out, before the reply or in the middle of it', async () => {
    for (const path of ['/silent', '/dawdling']) {
      const { failure, durationMs } = await read(path);
      expect(failure).toBe('no answer within 0.4 s');
      expect(durationMs).toBeGreaterThanOrEqual(390);
      expect(durationMs).toBeLessThan(5_000);
    }
  });

  it('is aborted when it grows too large, unpacked', async () => {
    expect(await read('/flood')).toMatchObject({ status: 200, failure: 'larger than 1 MB', text: '' });
    await expect.poll(() => flooding).toBe(false);

    expect(await read('/bomb')).toMatchObject({ failure: 'larger than 1 MB', text: '' });
    expect(await read('/gzip')).toMatchObject({ failure: '', text: '{"zipped":true}' });
    expect((await read('/broken-gzip')).failure).toBe('the answer cannot be decompressed');
  });

  it('tells why nothing came', async () => {
    expect((await read('/breaking')).failure).toBe('the connection was interrupted');
    expect((await readFrom('/json', [])).failure).toBe('the server does not respond');
    expect((await read('http://nowhere.invalid/', ['nowhere.invalid'])).failure).toBe('its host is unknown');
    expect((await read(`https://127.0.0.1:${port}/`, [`127.0.0.1:${port}`])).failure).toBe(
      'the answer is malformed',
    );
  });
});

describe('a listed name', () => {
  const leadsTo = (hostname: string, all: boolean) =>
    new Promise<string>((told) =>
      guardedLookup(hostname, { all }, (error, address) => told(error?.message ?? JSON.stringify(address))),
    );

  it('that leads to this machine is refused when the connection looks it up', async () => {
    for (const all of [true, false])
      expect(await leadsTo('localhost', all)).toMatch(
        /^the host localhost resolves to (127\.0\.0\.1|::1), which is not allowed$/,
      );
    expect(await leadsTo('93.184.216.34', false)).toBe('"93.184.216.34"');

    const { failure } = await readFrom(`http://localhost.:${port}/json`, [`localhost.:${port}`]);
    expect(failure).toMatch(/resolves to|is unknown/);
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['0.0.0.0', true],
    ['169.254.169.254', true],
    ['255.255.255.255', true],
    ['::1', true],
    ['::', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['fe80::1', true],
    ['10.1.2.3', false],
    ['192.168.0.9', false],
    ['93.184.216.34', false],
    ['2001:db8::1', false],
  ])('may lead to %s: refused %s', (address, isRefused) => {
    expect(isUnreachable({ address, family: address.includes(':') ? 6 : 4 })).toBe(isRefused);
  });
});

describe('the form of an address', () => {
  it.each([
    '/ccb/public/getCCFUrl',
    '/a?b=c&d=%20',
    'http://asis.example/a',
    'HTTPS://tobe.example:8443/a?b=è',
  ])('may be %s', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });

  it.each([
    '',
    'asis.example/a',
    '//evil.example',
    '/\\evil.example',
    'ftp://asis.example',
    'http://',
    'javascript:alert(1)',
    'http://u:p@asis.example',
    '/a b',
    '/a\nb',
  ])('may not be "%s"', (address) => {
    expect(addressProblem(address)).toMatch(/\.$/);
  });

  it('never turns a relative address into another host', () => {
    const hosts = { own: 'http://127.0.0.1:8080', listed: [] };

    for (const address of ['//evil.example/a', '/\\evil.example', '\\\\evil.example', 'http:evil.example@x'])
      expect(['string', 'http://127.0.0.1:8080']).toContain(
        ((target) => (typeof target === 'string' ? 'string' : target.url.origin))(
          askable(address, hosts.own, hosts),
        ),
      );
  });
});
