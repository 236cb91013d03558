import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serverProcess, type ServerProcess } from '../../test/server-process.ts';

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ccb-serve-'));
  server = await serverProcess({ DATA_DIR: dataDir });
}, 60_000);
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

const repliesOf = (socket: Socket) => {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  return () => text;
};

it('finishes a running request when it is told to stop, takes no new one, and ends with 0', async () => {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const socket = connect(server.port, '127.0.0.1');
  const reply = repliesOf(socket);
  // The request runs as long as half of its body is missing.
  socket.write(
    `POST /ccb/public/getToken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await vi.waitFor(() => expect(reply()).toContain('100 Continue'), { timeout: 5000 });
  socket.write(body.slice(0, 10));

  server.signal('SIGTERM');
  await vi.waitFor(async () => expect(await isRefused(server.port)).toBe(true), { timeout: 5000 });
  socket.write(body.slice(10));
  await vi.waitFor(() => expect(reply()).toContain('Wrong user name or password.'), { timeout: 5000 });
  const answeredAt = performance.now();

  expect(await server.ended).toBe(0);
  // The connection would stay open for a minute otherwise.
  expect(performance.now() - answeredAt).toBeLessThan(8000);
  expect(reply()).toContain('HTTP/1.1 401');
}, 60_000);

it('starts again on the same data and leaves them to nobody else meanwhile', async () => {
  server = await serverProcess({ DATA_DIR: dataDir });

  await expect(serverProcess({ DATA_DIR: dataDir })).rejects.toThrow(/ended with 1/);
  await expect(
    serverProcess({ DATA_DIR: join(dataDir, 'other'), PORT: String(server.port) }),
  ).rejects.toThrow(`Port ${server.port} is in use`);

  expect((await fetch(`${server.url}/ccb/health/ready`)).status).toBe(200);
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
}, 60_000);
