import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Keys of creations that nobody knows the outcome of: the server was away, or its answer was lost. */
const open = new Map<string, string>();

const creates = ({ endpoint }: Pick<BaseQueryApi, 'endpoint'>): boolean => /^(create|add)/.test(endpoint);
const signatureOf = ({ url, body }: FetchArgs): string => JSON.stringify([url, body]);

/** The same for a creation that is sent again with the same content, so that the server makes it once. */
export function idempotencyKeyOf(api: Pick<BaseQueryApi, 'endpoint'>, call: FetchArgs): string | undefined {
  if (!creates(api)) return undefined;
  const signature = signatureOf(call);
  const key = open.get(signature) ?? nanoid();
  open.set(signature, key);
  return key;
}

/** A reply, a refusal too, settles a creation: the next one of the same content is another. */
export function settleCall(call: FetchArgs, error: FetchBaseQueryError | undefined): void {
  const isOpen = error !== undefined && (typeof error.status !== 'number' || error.status >= 500);
  if (!isOpen) open.delete(signatureOf(call));
}
