import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/** The system queues connections, and a busy process accepts them one by one: if none arrives for this long, the queue is empty. */
const QUIET_MS = 150;
const LISTENS_ON_AT_MOST_MS = 2_000;
/** A request sent on a new connection is received within this time, even under load. */
const NEW_MS = 1_000;

/**
 * Watches the connections of a server; the returned function stops listening and resolves when all of them are closed, after
 * `withinMs` by force. Each is closed when nothing is being transferred on it: closeIdleConnections, which Node.js calls in its own
 * close, cuts off a reply that has been written but not yet received.
 */
export function gentlyClosable(server: Server): (withinMs: number) => Promise<void> {
  const replies = new Map<Socket, number>();
  let taken = 0;
  let isClosing = false;
  const endWhereIdle = (socket: Socket): void => void (replies.get(socket) === 0 && socket.end());

  server.on('connection', (socket: Socket) => {
    taken++;
    replies.set(socket, 0);
    socket.once('close', () => replies.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    replies.set(socket, (replies.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (!replies.has(socket)) return;
      replies.set(socket, replies.get(socket)! - 1);
      if (isClosing) endWhereIdle(socket);
    });
  });

  return async (withinMs) => {
    const begun = performance.now();
    let known: number;
    do {
      known = taken;
      await delay(QUIET_MS);
      // Under load, the timer fires before the requests that have arrived meanwhile are read.
      await nextTurn();
    } while (taken > known && performance.now() - begun < LISTENS_ON_AT_MOST_MS);
    isClosing = true;
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const socket of replies.keys())
      if (socket.bytesRead > 0) endWhereIdle(socket);
      else setTimeout(() => endWhereIdle(socket), NEW_MS).unref();
    const tooLong = setTimeout(() => server.closeAllConnections(), withinMs);
    await closed;
    clearTimeout(tooLong);
  };
}
