import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { gentlyClosable } from './gentle-close.ts';

async function listening(answer: RequestListener) {
  const server = createServer(answer);
  const close = gentlyClosable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { close, open: () => connect(port, '127.0.0.1').on('error', () => undefined) };
}

const ask = (socket: Socket): Socket => {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return socket;
};

async function bytesOf(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
  if (!socket.closed) await once(socket, 'close');
  return bytes;
}

const MB = 1024 * 1024;

it('lets a slow caller take a reply that is made already', async () => {
  let isMade = false;
  const { close, open } = await listening((_request, response) => {
    response.end(Buffer.alloc(30 * MB));
    isMade = true;
  });
  const socket = ask(open()).pause();
  await vi.waitFor(() => expect(isMade).toBe(true));

  const closed = close(10_000);
  await delay(500);

  expect(await bytesOf(socket)).toBeGreaterThan(30 * MB);
  await closed;
});

it('answers who has just called', async () => {
  const { close, open } = await listening((_request, response) => response.end('hello'));
  const slow = open();

  const closed = close(10_000);
  const late = ask(open());
  await delay(400);
  ask(slow);

  expect(await bytesOf(late)).toBeGreaterThan(100);
  expect(await bytesOf(slow)).toBeGreaterThan(100);
  await closed;
});

it('ends connections that nobody uses, and in the end those that are never done', async () => {
  const { close, open } = await listening(() => undefined);
  const [idle, endless] = [open(), ask(open())];
  await delay(50);

  const begun = performance.now();
  const closed = close(2_500);
  await bytesOf(idle);
  const idleFor = performance.now() - begun;
  await Promise.all([closed, bytesOf(endless)]);

  expect(idleFor).toBeLessThan(1_800);
  expect(performance.now() - begun).toBeGreaterThan(2_500);
});
