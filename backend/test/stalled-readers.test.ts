/** Waits for most of a minute, whatever the database is; long-exports.test.ts measures who waits for such a reader meanwhile. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { exportedLabels, LEAST_BYTES } from './exported-labels.ts';

const product = exportedLabels();

it('a stalled reader is dropped in the end, and another file of the same user refused before', async () => {
  const user = await product.signIn();
  const sockets = ['Csv', 'Xlsx'].map((format) => product.stalled(format, user));
  await vi.waitFor(() => expect(sockets.every((socket) => socket.readableLength > 0)).toBe(true), 10_000);
  const refused = product.export('Csv', user);
  // Twice the time after which one is dropped, and what the buffers on the way take before, which counts as read.
  await delay(55_000);
  for (const socket of sockets) socket.removeAllListeners('readable');
  await delay(0);
  for (const socket of sockets) socket.resume();

  await vi.waitFor(() => expect(sockets.every((socket) => socket.closed)).toBe(true), 10_000);
  const reply = await refused;
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await reply.json()).toMatchObject({
    message: 'Other files are being exported. Try again in a minute.',
  });
  expect(await product.exported('Csv', user)).toBeGreaterThan(LEAST_BYTES);
});
