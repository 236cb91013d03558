/** For `npm run dev`: a reply that breaks openapi.yaml becomes a 500 that names the field, and is told on the console. */
import { Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkedReplies } from './reply-contract.ts';

const { emit } = Server.prototype as { emit: (this: Server, event: string, ...args: unknown[]) => boolean };

Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
  if (event !== 'request') return emit.call(this, event, ...args);
  const answer = checkedReplies(
    (request, response) => void emit.call(this, 'request', request, response),
    (fault) => console.error(`A reply breaks openapi.yaml: ${fault}`),
  );
  answer(args[0] as IncomingMessage, args[1] as ServerResponse<IncomingMessage> & { req: IncomingMessage });
  return true;
} as typeof Server.prototype.emit;
