/** Long exports from the started product: slow and stalled readers hold no connection, and nobody else waits for them. */
import { expect, it, vi } from 'vitest';
import { exportedLabels, LEAST_BYTES } from './exported-labels.ts';
import { longestWaitDuring } from './longest-wait.ts';

const product = exportedLabels();

it('several at once are all made, and nobody else waits for them', async () => {
  const users = [await product.signIn(), await product.signIn()];
  const server = product.server();
  // What a server does for the first time takes it longer.
  for (const format of ['Csv', 'Xlsx']) await product.exported(format, users[0]!);
  const exportAll = () =>
    Promise.all(
      users.flatMap((user) => ['Csv', 'Xlsx', 'Csv', 'Xlsx'].map((format) => product.exported(format, user))),
    );
  const { result, waited } = await longestWaitDuring(server, users[0]!, exportAll, server.pid);

  for (const bytes of result) expect(bytes).toBeGreaterThan(LEAST_BYTES);
  expect(waited).toBeLessThan(200);
}, 180_000);

it('a stalled reader holds no connection and blocks nobody', async () => {
  const [stalling, other] = [await product.signIn(), await product.signIn()];
  const server = product.server();
  const sockets = ['Csv', 'Xlsx'].map((format) => product.stalled(format, stalling));
  await vi.waitFor(() => expect(sockets.every((socket) => socket.readableLength > 0)).toBe(true), 10_000);
  // It waits for its turn meanwhile.
  product.stalled('Csv', stalling);

  const { result, waited } = await longestWaitDuring(
    server,
    stalling,
    () => product.exported('Xlsx', other),
    server.pid,
  );
  expect(result).toBeGreaterThan(LEAST_BYTES);
  expect(waited).toBeLessThan(200);
  const busy = await product.database().query<
    unknown[]
  >(`SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'
     AND query LIKE '%interface_label%'`);
  expect(busy).toEqual([]);
}, 180_000);
