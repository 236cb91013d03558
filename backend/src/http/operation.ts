/** How an operation of openapi.yaml becomes a function: with `query` or `command`, typed by the generated operations. */
import type { Context, Transaction } from '../kit/context.ts';
import type { FormOf } from '../kit/contract.ts';
import type { Download } from '../kit/download.ts';
import type { Html } from '../kit/html.ts';
import type { JsonFile, JsonText } from '../kit/json-reply.ts';
import type { Picture } from '../kit/picture.ts';
import type { UploadedFile } from '../kit/upload/uploaded-file.ts';
import type { operations } from './operations.gen.ts';

export type OperationId = keyof operations;

type Part<Operation, Name extends string> = Operation extends { parameters: { [P in Name]?: infer Value } }
  ? Value extends object
    ? Required<Value>
    : Record<never, never>
  : Record<never, never>;
type Query<Operation> = Operation extends { parameters: { query?: infer Value } }
  ? Value extends object
    ? Value
    : Record<never, never>
  : Record<never, never>;
type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : FormOf<Operation>
  : undefined;
type Content<Operation> = Operation extends
  { responses: { 200: { content: infer Value } } } | { responses: { 201: { content: infer Value } } }
  ? Value
  : never;

export type Reply<Id extends OperationId> =
  Content<operations[Id]> extends { 'application/json': infer Json }
    ? Json | JsonText<Json> | JsonFile<Json>
    : Content<operations[Id]> extends { 'text/plain': string }
      ? string
      : Content<operations[Id]> extends { 'text/html': string }
        ? Html
        : Content<operations[Id]> extends { 'image/png': string }
          ? Picture
          : Download;

export interface Caller {
  address: string;
  isDirect: boolean;
  bearer: string;
}

export interface Input<Id extends OperationId> {
  path: Part<operations[Id], 'path'>;
  query: Query<operations[Id]>;
  body: Body<operations[Id]>;
  file: UploadedFile | undefined;
  caller: Caller;
}

export type Handler<Id extends OperationId> = (
  context: Context,
  input: Input<Id>,
  transaction: Transaction,
) => Promise<Reply<Id>>;

export interface Operation<Id extends OperationId> {
  /** A `planned` one reads first and writes in the transaction that it is given. */
  kind: 'query' | 'command' | 'planned';
  /** For a command with a single writing statement, which needs no transaction. */
  isOneWrite?: boolean;
  /** Of its transaction: the statement timeout, where that is not the default (kit/statement-limits.ts). */
  limitMs?: number;
  /** The Cache-Control of its reply, which then has an ETag and is not sent twice; without it, the reply must not be cached. */
  cache?: string;
  /** Runs before the transaction, so that it counts even if the operation fails. */
  before?: (input: Input<Id>) => Promise<void>;
  handle: Handler<Id>;
}

export type OperationMap = { [Id in OperationId]: Operation<Id> };

/** A read-only operation: no transaction. */
export const query = <Id extends OperationId>(handle: Handler<Id>): Operation<Id> => ({
  kind: 'query',
  handle,
});

/** For visitors: cached by browsers and proxies, and shown a little longer until the next reply has arrived. */
export const publicQuery = <Id extends OperationId>(maxAge: number, handle: Handler<Id>): Operation<Id> => ({
  ...query(handle),
  cache: `public, max-age=${maxAge}, stale-while-revalidate=${10 * maxAge}`,
});

/** Changes rarely: a browser caches it and revalidates it each time. */
export const steadyQuery = <Id extends OperationId>(
  handle: Handler<Id>,
  keptBy: 'private' | 'public' = 'private',
): Operation<Id> => ({ ...query(handle), cache: `${keptBy}, no-cache` });

/** A writing operation: one transaction, committed before the reply. */
export const command = <Id extends OperationId>(handle: Handler<Id>): Operation<Id> => ({
  kind: 'command',
  handle,
});
