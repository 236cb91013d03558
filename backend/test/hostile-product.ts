/** The started product, what hostile tests send to it, and what it holds in memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { product, type Product } from './product.ts';
import type { ServerProcess } from './server-process.ts';

/** All tables share one reader; these two read the first sheet and all of them. Files of translators have one of their own. */
export const LABELS = { path: '/ccb/auth/fe/interfaceLabel/fromCsv/preview', part: 'file' };
export const PACKS = { path: '/ccb/auth/fe/packConf/uploadCommercialPacksFromExcel', part: 'uploadFile' };
export const TRANSLATIONS = { path: '/ccb/auth/fe/translation/import/preview', part: 'file' };
export const PRICES = '/ccb/auth/fe/priceConf/importPricelist';

/** Operations that take lists, and their maximal length; entries of objects are not valid in any. */
export const LISTS: [string, string, (entries: string) => string][] = [
  ['PUT', '/ccb/auth/fe/priceConf/saveEquipmentList/1/X', (entries) => `[${entries}]`],
  ['PUT', '/ccb/auth/fe/solCountryTaxes/saveSolTaxes', (entries) => `[${entries}]`],
  ['POST', '/ccb/auth/fe/user', (entries) => `{"countries":[${entries}]}`],
  ['POST', '/ccb/auth/fe/interfaceLabel/modelMatches', (entries) => `{"patterns":[${entries}]}`],
];

export const IN_WORDS = /^[A-Z][^{}<>]{15,}\.$/;
export const ANSWERED_IN_MS = 5_000;
export const MB = 1024 * 1024;
export const LEFT_MB = 30;

export const BOUNDARY = 'multipart/form-data; boundary=x';
const part = (name: string, text: string, more = ''): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
/** An upload to PRICES with more texts beside its file. */
export const partsOf = (texts: Record<string, string>): Buffer =>
  Buffer.from(
    Object.entries({ pCountry: 'IT', pVetele: 'AURORA', ...texts })
      .map(([name, text]) => part(name, text))
      .join('') +
      part('uploadFile', 'Code;Final price', '; filename="x.csv"') +
      '--x--\r\n',
  );

interface Answer {
  status: number;
  message: string;
  /** Milliseconds. */
  took: number;
}

const memoryMB = (pid: string | number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Started before the tests of a file, with demo data and `variables`, and ended after them; admin is signed in. */
export function hostileProduct(
  variables: () => Record<string, string> = () => ({}),
  options: Parameters<typeof product>[0] = {},
) {
  let server: ServerProcess;
  let own: Product;
  const headers: Record<string, string> = {};

  const postJson = (path: string, body: string): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  async function upload(target: typeof LABELS, name: string, bytes: Buffer): Promise<Answer> {
    const form = new FormData();
    form.append(target.part, new Blob([new Uint8Array(bytes)]), name);
    const begun = performance.now();
    const reply = await fetch(`${server.url}${target.path}`, { method: 'POST', headers, body: form });
    const said = (await reply.json()) as { message?: string; uploadErrorMsgList?: string[] };
    // The preview of packs reports a bad workbook in its reply.
    const message = said.message ?? said.uploadErrorMsgList?.[0] ?? '';
    return { status: reply.status, message, took: performance.now() - begun };
  }

  /** Sends a raw body, with a length or in chunks; resolves to status and message of the first answer. */
  const sent = (path: string, more: Record<string, string>, body: Buffer): Promise<[number, string]> =>
    new Promise((resolve, reject) => {
      const all = { 'content-type': 'application/json', ...headers, ...more };
      const call = request(server.url + path, { method: 'POST', headers: all }, (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () =>
          resolve([reply.statusCode!, (JSON.parse(text) as { message: string }).message]),
        );
      });
      call.on('error', reject).end(body);
    });

  const startedByServer = (): string[] =>
    readdirSync(`/proc/${server.pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${server.pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );

  /** Of the server and of the processes that it has started. */
  function residentMB(): number {
    return [server.pid, ...startedByServer()].reduce<number>((sum, one) => sum + memoryMB(one), 0);
  }

  /** Processes that have nothing to do end after 5 s; V8 looks through its memory when there is little to do. */
  const settled = (before: number): Promise<void> =>
    vi.waitFor(() => expect(residentMB()).toBeLessThan(before + LEFT_MB), { timeout: 90_000, interval: 500 });

  /** Its memory when nothing is left to do: processes that read a file end 5 s after it. */
  async function residentAtRestMB(): Promise<number> {
    await vi.waitFor(() => expect(startedByServer()).toEqual([]), { timeout: 30_000, interval: 250 });
    return residentMB();
  }

  beforeAll(async () => {
    own = await product(options);
    server = await own.start({ DEMO_DATA: 'true', ...variables() });
    const reply = await postJson(
      '/ccb/public/getToken',
      JSON.stringify({ username: 'admin', password: 'admin-demo' }),
    );
    headers['authorization'] = `Bearer ${((await reply.json()) as { token: string }).token}`;
    // Beside the journeys on two slow cores, a new database with the demo data has taken two minutes.
  }, 300_000);
  afterAll(() => own?.close());

  return {
    /** Only while tests run. */
    server: () => server,
    /** Likewise. */
    dataDir: () => own.dataDir,
    headers,
    postJson,
    upload,
    sent,
    residentMB,
    residentAtRestMB,
    settled,
  };
}
