import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { invalid } from '../kit/app-error.ts';
import type { Claim } from '../kit/idempotency.ts';
import { t } from '../texts/http.ts';

const MAX_KEY_LENGTH = 200;

/** A digest is stored, from which a password could be guessed: the key says enough without it. */
const SECRETS = new Set(['password', 'confirmPassword']);
const withoutSecrets = (name: string, value: unknown): unknown => (SECRETS.has(name) ? undefined : value);

/** The key of a write and the request it belongs to, with all its content but passwords: a key that a caller uses twice must not drop the second write. */
export async function claimOf(
  request: Request,
  operationId: string,
  upload: { path: string } | undefined,
): Promise<Claim | undefined> {
  const key = request.get('idempotency-key');
  if (!key) return undefined;
  if (key.length > MAX_KEY_LENGTH)
    throw invalid(t('An idempotency key has at most {count} characters.', { count: MAX_KEY_LENGTH }));
  const content = createHash('sha256').update(
    JSON.stringify([request.originalUrl, (request.body as unknown) ?? null], withoutSecrets),
  );
  if (upload) await pipeline(createReadStream(upload.path), content, { end: false });
  return { key, request: `${operationId} ${content.digest('base64url')}` };
}
