import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/** The system holds connections for us, of which a busy process takes one after the other: none for so long, and there are no more. */
const QUIET_MS = 150;
const LISTENS_ON_AT_MOST_MS = 2_000;
/** What was sent on a new one becomes known within that time, also when there is much to do. */
const NEW_MS = 1_000;

/**
 * Watches the connections of a server; what it answers stops listening and resolves when all of them are closed, after
 * `withinMs` by force. Each ends when nothing is on its way on it any more: Node.js's own closeIdleConnections, which
 * its close calls, cuts off a reply that is made but not taken yet.
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
      // Where there is much to do, the timer comes before those who called meanwhile.
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
