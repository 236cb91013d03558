import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const PROBLEMS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address or the headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The file or body is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
const NOT_HTTP = ['400 Bad Request', 'This is not a readable HTTP request.'] as const;

/** Answers requests that fail before Express sees them in the same way as all others: JSON with a message. */
export function handleClientErrors(server: Server): void {
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
      if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent)
        return void socket.destroy();
      const [status, message] = PROBLEMS[error.code ?? ''] ?? NOT_HTTP;
      const requestId = randomUUID();
      const body = JSON.stringify({ message, requestId });
      socket.end(
        `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
          `x-content-type-options: nosniff\r\nx-request-id: ${requestId}\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
  );
  // Node.js answers 100-continue by itself, and everything else with 417 and no body.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const requestId = randomUUID();
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId });
    response.end(JSON.stringify({ message: 'Expect may only be 100-continue.', requestId }));
  });
}
