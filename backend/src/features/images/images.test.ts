import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { readContext } from '../../kit/transaction.ts';
import { clearPictures, hasIcon } from './image.read.ts';
import { imageStore, type Reading } from './image.service.ts';
import { resized } from './picture-maker.ts';

const ROOT = '/ccb/public/api/imageMapper';
const icon = (place: string): string => `${ROOT}/resized_repo/55/${place}/menu_icon.jpg`;

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ccb-pictures-'));
  app = await testApp({ config: { imagesDir: join(folder, 'images'), logLevel: 'warn' } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await rm(join(folder, 'images'), { recursive: true, force: true });
  app.logged.length = 0;
});

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function store(place: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, 'images', place);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return path;
}

const storePicture = async (place: string, background = '#c00000', width = 440, height = 330) =>
  store(place, await paint(width, height, background).jpeg().toBuffer());

// A browser asks with max-age=0; fetch alone would say no-cache, which forbids a 304.
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request('GET', path, { headers: { 'cache-control': 'max-age=0', ...headers } });

/** Width, height and the colour in the middle of a reply. */
async function seen({ bytes }: { bytes: Buffer }) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [red = 0, green = 0] = [data[at], data[at + 1]];
  return {
    width: info.width,
    height: info.height,
    colour: red > 128 ? 'red' : green > 128 ? 'green' : 'dark',
  };
}

describe('an icon', () => {
  it('is 55 pixels wide, at its own proportions, a JPEG (R-084)', async () => {
    await storePicture('3410127/WHEELS/08C/menu_icon.jpg');

    const reply = await get(icon('3410127/WHEELS/08C'));

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(await seen(reply)).toEqual({ width: 55, height: 41, colour: 'red' });
  });

  it('of a colour lies below its option (R-084)', async () => {
    await storePicture('3410127/WHEELS/08C/menu_icon.jpg', '#c00000');
    await storePicture('3410127/WHEELS/08C/0M5/menu_icon.jpg', '#00c000');

    expect(await seen(await get(icon('3410127/WHEELS/08C/0M5')))).toMatchObject({ colour: 'green' });
  });

  it('of the vehicle comes before the one that all models share', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg', '#00c000');
    expect(await seen(await get(icon('3410127/WHEELS/08C')))).toMatchObject({ colour: 'green' });

    await storePicture('3410127/WHEELS/08C/menu_icon.jpg', '#c00000');
    expect(await seen(await get(icon('3410127/WHEELS/08C')))).toMatchObject({ colour: 'red' });
    expect(await seen(await get(icon('DEFAULT/WHEELS/08C')))).toMatchObject({ colour: 'green' });
  });

  it('of a commercial model is that of its newest vehicle', async () => {
    await app.aModel({ modelcode: 'AURORA', vetele: '3410126', modelYear: '2026' });
    await app.sql(`INSERT INTO vehicle VALUES ('3410128', 'AURORA', '2028', 'Aurora MY28')`);
    await storePicture('3410128/WHEELS/08C/menu_icon.jpg');

    expect(await seen(await get(icon('AURORA/WHEELS/08C')))).toMatchObject({ width: 55 });
    expect(await seen(await get(icon('BOREA/WHEELS/08C')))).toMatchObject({ width: 1 });
  });

  it('is never enlarged: one pixel stays one pixel (R-086)', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg', '#c00000', 1, 1);

    expect(await seen(await get(icon('DEFAULT/WHEELS/08C')))).toMatchObject({ width: 1, height: 1 });
  });

  it('stands upright as its camera held it', async () => {
    const turned = await paint(400, 200, '#c00000').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await store('DEFAULT/WHEELS/08C/menu_icon.jpg', turned);

    expect(await seen(await get(icon('DEFAULT/WHEELS/08C')))).toMatchObject({ width: 55, height: 110 });
  });
});

describe('where there is no picture', () => {
  it.each([
    icon('3410127/WHEELS/08C'),
    icon('3410127/WHEELS/08C/041'),
    `${ROOT}/3410127/WHEELS/08C/gfx7.png`,
    `${ROOT}/3410127/WHEELS/08C/info1400x875.jpg`,
    `${ROOT}/3410127/WHEELS/08C/041/info1400x875.jpg`,
  ])('one transparent pixel answers %s', async (path) => {
    const reply = await get(path);

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/png');
    const { data, info } = await sharp(reply.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1, height: 1, channels: 4 });
    expect(data[3]).toBe(0);
  });

  it.each([
    ['text', 'this is no picture'],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
    ['nothing', ''],
    ['a drawing that could fetch files', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('an icon of %s counts as none, and the server lives on', async (_kind, content) => {
    await store('DEFAULT/WHEELS/BROKEN/menu_icon.jpg', content);

    const reply = await get(icon('DEFAULT/WHEELS/BROKEN'));

    expect(reply.status).toBe(200);
    expect(await seen(reply)).toMatchObject({ width: 1 });
    expect((await get('/ccb/health/live')).status).toBe(200);
  });

  it('the log names the broken file', async () => {
    await store('DEFAULT/WHEELS/BROKEN/menu_icon.jpg', 'this is no picture');

    await get(icon('DEFAULT/WHEELS/BROKEN'));

    expect(app.logged).toMatchObject([
      { msg: 'a picture cannot be read', picture: expect.stringContaining('BROKEN') },
    ]);
  });

  it('a broken file is read once, and named once', async () => {
    await store('DEFAULT/WHEELS/ONCE/menu_icon.jpg', 'this is no picture');

    await get(icon('DEFAULT/WHEELS/ONCE'));
    await get(icon('DEFAULT/WHEELS/ONCE'));

    expect(app.logged).toHaveLength(1);
  });

  it('the log does not grow with every missing one', async () => {
    await get(icon('DEFAULT/WHEELS/NOWHERE'));

    expect(app.logged).toEqual([]);
  });
});

describe('the process that reads pictures', () => {
  const processes = (): number[] =>
    readdirSync('/proc/self/task')
      .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
      .filter((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures.process'))
      .map(Number);

  it('may die while it reads: another one reads the picture', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg', '#c00000', 4900, 4900);
    await storePicture('DEFAULT/WHEELS/08D/menu_icon.jpg');
    await get(icon('DEFAULT/WHEELS/08D'));
    const [first] = processes();

    const reply = get(icon('DEFAULT/WHEELS/08C'));
    await delay(20);
    process.kill(first!, 'SIGKILL');

    expect(await seen(await reply)).toMatchObject({ width: 55, colour: 'red' });
    expect(processes()).not.toContain(first);
  });

  it('ends when nobody has asked for a while, and what it held goes with it', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg');
    await get(icon('DEFAULT/WHEELS/08C'));
    expect(processes()).toHaveLength(1);

    await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 10_000, interval: 200 });
  });
});

describe('a picture of the carousel', () => {
  it('is sent as it is stored (R-085)', async () => {
    const bytes = await paint(800, 500, '#00c000').png().toBuffer();
    await store('DEFAULT/WHEELS/08C/gfx12.png', bytes);
    await store('DEFAULT/WHEELS/08C/041/gfx1.png', bytes);

    const reply = await get(`${ROOT}/3410127/WHEELS/08C/gfx12.png`);

    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.bytes.equals(bytes)).toBe(true);
    expect((await get(`${ROOT}/3410127/WHEELS/08C/041/gfx1.png`)).bytes.equals(bytes)).toBe(true);
  });

  it.each(['0', '13', '99999999999999999999', '1.5', 'x', '-1'])('has no number %s', async (number) => {
    expect((await get(`${ROOT}/DEFAULT/WHEELS/08C/gfx${number}.png`)).status).toBe(400);
  });
});

describe('a browser', () => {
  it('revalidates each time, with 304 while nothing changed', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg');
    const first = await get(icon('DEFAULT/WHEELS/08C'));
    const etag = first.headers.get('etag')!;

    const second = await get(icon('DEFAULT/WHEELS/08C'), { 'if-none-match': etag });

    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(second.status).toBe(304);
    expect(second.bytes).toHaveLength(0);
    expect(second.headers.get('etag')).toBe(etag);
  });

  it.each(['menu_icon.jpg', 'gfx1.png'])('gets the new %s once it was replaced', async (name) => {
    const path = name === 'gfx1.png' ? `${ROOT}/DEFAULT/WHEELS/08C/gfx1.png` : icon('DEFAULT/WHEELS/08C');
    await storePicture(`DEFAULT/WHEELS/08C/${name}`, '#c00000');
    const etag = (await get(path)).headers.get('etag')!;
    await storePicture(`DEFAULT/WHEELS/08C/${name}`, '#00c000', 441, 331);

    const reply = await get(path, { 'if-none-match': etag });

    expect(reply.status).toBe(200);
    expect(await seen(reply)).toMatchObject({ colour: 'green' });
  });

  it('learns that a picture arrived where there was none', async () => {
    const etag = (await get(icon('DEFAULT/WHEELS/NEW'))).headers.get('etag')!;
    await storePicture('DEFAULT/WHEELS/NEW/menu_icon.jpg');

    expect((await get(icon('DEFAULT/WHEELS/NEW'), { 'if-none-match': etag })).status).toBe(200);
  });

  it('may ask for the head alone', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg');

    const reply = await app.request('HEAD', icon('DEFAULT/WHEELS/08C'));

    expect(reply.status).toBe(200);
    expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(300);
    expect(reply.bytes).toHaveLength(0);
  });
});

/** Without the tidying of addresses that fetch does. */
const raw = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

describe('nobody gets out of the folder', () => {
  it.each([
    `${ROOT}/../../../../secret/WHEELS/08C/gfx1.png`,
    `${ROOT}/%2e%2e/WHEELS/08C/gfx1.png`,
    `${ROOT}/..%2f..%2fsecret/WHEELS/08C/gfx1.png`,
    `${ROOT}/DEFAULT/%2e%2e%2f%2e%2e/secret/gfx1.png`,
    `${ROOT}/DEFAULT/..%5c..%5csecret/08C/gfx1.png`,
    `${ROOT}/DEFAULT/WHEELS/..%252fsecret/gfx1.png`,
    `${ROOT}/DEFAULT/WHEELS/08C%00/gfx1.png`,
    `${ROOT}/DEFAULT/WHEELS/${'A'.repeat(41)}/gfx1.png`,
    `${ROOT}/DEFAULT/WHEELS/08C./gfx1.png`,
    `${ROOT}/resized_repo/55/..%2f../WHEELS/08C/menu_icon.jpg`,
  ])('by %s', async (path) => {
    await writeFile(join(folder, 'secret'), 'the secret');

    const reply = await raw(path);

    expect([400, 404]).toContain(reply.status);
    expect(reply.body).not.toContain('the secret');
  });

  it('by a link that leads out of it', async () => {
    await mkdir(join(folder, 'outside', '08C'), { recursive: true });
    await writeFile(
      join(folder, 'outside', '08C', 'gfx1.png'),
      await paint(800, 500, '#c00000').png().toBuffer(),
    );
    await mkdir(join(folder, 'images', 'DEFAULT'), { recursive: true });
    await symlink(join(folder, 'outside'), join(folder, 'images', 'DEFAULT', 'LINKED'));

    const reply = await get(`${ROOT}/DEFAULT/LINKED/08C/gfx1.png`);

    expect(await seen(reply)).toMatchObject({ width: 1 });
    expect(app.logged).toMatchObject([{ msg: 'the path of a picture is outside its folder' }]);
  });

  it('but a link inside of it is followed', async () => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg');
    await symlink(
      join(folder, 'images', 'DEFAULT', 'WHEELS', '08C'),
      join(folder, 'images', 'DEFAULT', 'WHEELS', '08D'),
    );

    expect(await seen(await get(icon('DEFAULT/WHEELS/08D')))).toMatchObject({ width: 55 });
  });

  it.each(['54', '56', '550', '0', 'x', '55px'])('and there is no size %s', async (size) => {
    await storePicture('DEFAULT/WHEELS/08C/menu_icon.jpg');

    const reply = await get(`${ROOT}/resized_repo/${size}/DEFAULT/WHEELS/08C/menu_icon.jpg`);

    expect(reply.status).toBe(404);
    expect(reply.body.message).toBeTruthy();
  });
});

describe('what is kept of pictures', () => {
  /** Another content under the same time and size: nothing that a look at the file would tell. */
  async function replaceUnnoticed(path: string, before: Buffer): Promise<void> {
    const after = await paint(440, 330, '#00c000').jpeg().toBuffer();
    expect(after.length).toBeLessThanOrEqual(before.length + 64);
    const same = Buffer.alloc(before.length + 64);
    after.copy(same);
    await writeFile(path, same);
    await utimes(path, 1_700_000_000, 1_700_000_000);
  }

  async function storeDated(place: string): Promise<[string, Buffer]> {
    const before = await paint(440, 330, '#c00000').jpeg().toBuffer();
    const path = await store(place, Buffer.concat([before, Buffer.alloc(64)]));
    await utimes(path, 1_700_000_000, 1_700_000_000);
    return [path, before];
  }

  const clear = () =>
    clearPictures(readContext(app.database, { actor: null, now: app.clock.now, log: undefined as never }));

  it('is reused, and forgotten as soon as it is cleared', async () => {
    const [path, before] = await storeDated('DEFAULT/WHEELS/KEPT/menu_icon.jpg');
    expect(await seen(await get(icon('DEFAULT/WHEELS/KEPT')))).toMatchObject({ colour: 'red' });
    await replaceUnnoticed(path, before);
    expect(await seen(await get(icon('DEFAULT/WHEELS/KEPT')))).toMatchObject({ colour: 'red' });

    await clear();

    expect(await seen(await get(icon('DEFAULT/WHEELS/KEPT')))).toMatchObject({ colour: 'green' });
  });

  it('is forgotten within a second by every other process', async () => {
    const [path, before] = await storeDated('DEFAULT/WHEELS/OTHER/menu_icon.jpg');
    expect(await seen(await get(icon('DEFAULT/WHEELS/OTHER')))).toMatchObject({ colour: 'red' });
    await replaceUnnoticed(path, before);

    // What clearing in another process leaves behind: a row and nothing else.
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES (now(), 'x', 'cache:pictures', '', 'clear')`,
    );
    expect(await seen(await get(icon('DEFAULT/WHEELS/OTHER')))).toMatchObject({ colour: 'red' });
    app.clock.advance(1001);

    expect(await seen(await get(icon('DEFAULT/WHEELS/OTHER')))).toMatchObject({ colour: 'green' });
  });
});

describe('a picture that cannot be read at the moment', () => {
  const file = { model: 'DEFAULT', group: 'WHEELS', option: 'BUSY', name: 'menu_icon.jpg' };
  const warn = vi.fn<(told: unknown, message: string) => void>();
  const widths = async (reading: Reading, afterMs: number[]) => {
    await storePicture('DEFAULT/WHEELS/BUSY/menu_icon.jpg');
    const images = imageStore(join(folder, 'images'), undefined, reading);
    const found: number[] = [];
    for (const ms of afterMs) {
      app.clock.advance(ms);
      const base = { actor: null, now: app.clock.now, log: { warn } as never };
      const { content } = await images.icon(readContext(app.database, base), file, 55);
      found.push((await seen({ bytes: content as Buffer })).width);
    }
    return found;
  };

  it('is tried again', async () => {
    const resize = vi.fn(resized);
    resize.mockRejectedValueOnce(Object.assign(new Error('too many files'), { code: 'EMFILE' }));

    expect(await widths({ resize }, [0, 0])).toEqual([1, 55]);
  });

  it('is not tried at once where it took too long: it would hold back the others', async () => {
    const resize = vi.fn(resized).mockRejectedValueOnce(new Error('The picture took too long.'));

    expect(await widths({ resize }, [0, 59_000, 1_000])).toEqual([1, 1, 55]);
  });

  it('counts as none where the server may not read it', async () => {
    const denied = Object.assign(new Error('no access'), { code: 'EACCES' });
    warn.mockClear();

    expect(await widths({ mayRead: () => Promise.reject(denied) }, [0])).toEqual([1]);
    expect(warn.mock.calls.map(([, message]) => message)).toEqual(['a picture cannot be accessed']);
  });
});

describe('pictures that are resized on demand', () => {
  const store = (draw: () => Promise<Buffer>) =>
    imageStore(join(folder, 'images'), { has: ({ model }) => model === 'DEFAULT', draw });
  const context = () =>
    readContext(app.database, { actor: null, now: app.clock.now, log: { warn: () => {} } as never });
  const file = { model: '3410127', group: 'WHEELS', option: '431', name: 'menu_icon.jpg' };

  it('are resized once, even for concurrent requests', async () => {
    let drawn = 0;
    const images = store(async () => {
      drawn += 1;
      return paint(440, 330, '#c00000').jpeg().toBuffer();
    });

    const replies = await Promise.all(Array.from({ length: 20 }, () => images.icon(context(), file, 55)));
    await images.icon(context(), file, 55);

    expect(drawn).toBe(1);
    expect(new Set(replies).size).toBe(1);
    expect(await readdir(join(folder, 'images', 'DEFAULT', 'WHEELS', '431'))).toEqual(['menu_icon.jpg']);
  });

  it('survive a restart: an existing file is not resized again', async () => {
    await storePicture('DEFAULT/WHEELS/431/menu_icon.jpg', '#00c000');
    const images = store(() => Promise.reject(new Error('must not be drawn')));

    const { content } = await images.icon(context(), file, 55);

    expect(await seen({ bytes: content as Buffer })).toMatchObject({ colour: 'green' });
  });

  it('are none where drawing fails', async () => {
    const images = store(() => Promise.reject(new Error('no paper')));

    const { content } = await images.icon(context(), file, 55);

    expect(await seen({ bytes: content as Buffer })).toMatchObject({ width: 1 });
  });

  it('count as there before anybody asked', async () => {
    const images = store(() => Promise.reject(new Error('must not be drawn')));
    const pictured = { model: '3410127', group: 'WHEELS', option: '431' };

    expect(await hasIcon(images, context(), pictured)).toBe(true);
    expect(await hasIcon(imageStore(join(folder, 'images')), context(), pictured)).toBe(false);
  });
});
