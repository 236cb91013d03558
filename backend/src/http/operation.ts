/**
 * How an operation of openapi.yaml becomes a function: `query` and `command` are the only two wrappers, and the types
 * below turn the generated operations into the map that operation-map.ts has to fill.
 */
import type { Context } from '../kit/context.ts';
import type { Download } from '../kit/download.ts';
import type { Html } from '../kit/html.ts';
import type { JsonText } from '../kit/json-text.ts';
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
    : Content extends { 'multipart/form-data': infer Form }
      ? Omit<Form, FilePart>
      : never
  : undefined;
/** Names of the part that is the file; its bytes are in `file`, the other parts are texts in `body`. */
type FilePart = 'file' | 'uploadFile';
type Content<Operation> = Operation extends
  { responses: { 200: { content: infer Value } } } | { responses: { 201: { content: infer Value } } }
  ? Value
  : never;

/** What a handler may answer: the contract's JSON, the same as text from PostgreSQL, plain text, markup, a picture or a file. */
export type Reply<Id extends OperationId> =
  Content<operations[Id]> extends { 'application/json': infer Json }
    ? Json | JsonText<Json>
    : Content<operations[Id]> extends { 'text/plain': string }
      ? string
      : Content<operations[Id]> extends { 'text/html': string }
        ? Html
        : Content<operations[Id]> extends { 'image/png': string }
          ? Picture
          : Download;

/** Who calls, beside the session: for the rate limit and for operators. */
export interface Caller {
  address: string;
  /** From this machine, with no proxy in between. */
  isDirect: boolean;
  /** Bearer token as sent, whether it is a session's or not; empty without one. */
  bearer: string;
}

/** A request as openapi.yaml promises it: validated, converted, defaults filled. */
export interface Input<Id extends OperationId> {
  path: Part<operations[Id], 'path'>;
  query: Query<operations[Id]>;
  body: Body<operations[Id]>;
  file: UploadedFile | undefined;
  caller: Caller;
}

export type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Promise<Reply<Id>>;

export interface Operation<Id extends OperationId> {
  kind: 'query' | 'command';
  /** Of a command: it writes with one statement, which needs no transaction around it (http/crud-handlers.ts). */
  isOneWrite?: boolean;
  /** Of a command: how long one of its statements may take, where that is not the usual (kit/statement-limits.ts). */
  limitMs?: number;
  /** For how many seconds anybody may keep the reply; without it, nobody may. */
  maxAge?: number;
  /** What counts whether the operation succeeds or not: done before its transaction begins. */
  before?: (input: Input<Id>) => Promise<void>;
  handle: Handler<Id>;
}

/** Every operation of openapi.yaml; one that is missing or has the wrong shape does not compile. */
export type OperationMap = { [Id in OperationId]: Operation<Id> };

/** An operation that only reads: no transaction. */
export const query = <Id extends OperationId>(handle: Handler<Id>): Operation<Id> => ({
  kind: 'query',
  handle,
});

/** One that only reads what everybody may see, and whose reply anybody may keep for some seconds. */
export const publicQuery = <Id extends OperationId>(maxAge: number, handle: Handler<Id>): Operation<Id> => ({
  ...query(handle),
  maxAge,
});

/** An operation that writes: everything in it is one transaction, committed before the reply. */
export const command = <Id extends OperationId>(handle: Handler<Id>): Operation<Id> => ({
  kind: 'command',
  handle,
});
