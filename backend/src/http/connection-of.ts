import type { IncomingMessage } from 'node:http';

/** What a request shows before anybody has looked at it: whether it comes from this machine without a proxy, and its token. */
export const connectionOf = ({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): { isDirect: boolean; bearer: string } => ({
  isDirect: /^(::1|::ffff:127\.|127\.)/.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'],
  bearer: /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '',
});
