import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { SsoSettings } from './sso-settings.ts';

/** A token is used once and need not live long. */
const MAX_LIFETIME_SECONDS = 600;
const CLOCK_TOLERANCE_SECONDS = 5;
const JWKS_TIMEOUT_MS = 3000;
const PUBLIC_KEY_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const HARMLESS_ID = /^[\x21-\x7e]{1,200}$/;

export interface SsoUser {
  username: string;
  jti: string;
  expiresAt: Date;
}

/** Undefined for an invalid token, whose reason goes to `why`; throws when the signer's keys cannot be read. */
export type VerifyToken = (
  token: string,
  now: Date,
  why: (reason: string) => void,
) => Promise<SsoUser | undefined>;

/** Faults of the key server, not of a token. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(error.code);

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** A token need not name its key: then each matching key is tried. */
async function payloadByKeySet(token: string, keys: KeySet, options: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      try {
        return (await jwtVerify(token, key, options)).payload;
      } catch (refusal) {
        if (!(refusal instanceof errors.JWSSignatureVerificationFailed)) throw refusal;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

/** The keys of a JWKS are fetched with the first token and cached. */
export function tokenVerifier({ key, issuer, audience }: SsoSettings): VerifyToken {
  const options: JWTVerifyOptions = {
    algorithms: 'secret' in key ? ['HS256'] : PUBLIC_KEY_ALGORITHMS,
    issuer,
    audience,
    requiredClaims: ['sub', 'jti', 'exp'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
  const secret = 'secret' in key ? new TextEncoder().encode(key.secret) : undefined;
  const keys =
    'jwksUrl' in key
      ? createRemoteJWKSet(new URL(key.jwksUrl), { timeoutDuration: JWKS_TIMEOUT_MS })
      : undefined;
  return async (token, now, why) => {
    try {
      const atNow = { ...options, currentDate: now };
      const payload = keys
        ? await payloadByKeySet(token, keys, atNow)
        : (await jwtVerify(token, secret!, atNow)).payload;
      const { sub = '', jti = '', exp = 0 } = payload;
      const isShort = exp - now.getTime() / 1000 <= MAX_LIFETIME_SECONDS + CLOCK_TOLERANCE_SECONDS;
      // Some libraries sign a number, which is no usable id.
      if (isShort && typeof jti === 'string' && HARMLESS_ID.test(jti))
        return { username: sub, jti, expiresAt: new Date(exp * 1000) };
      why(isShort ? 'no usable jti' : 'lifetime too long');
    } catch (error) {
      if (isOutage(error)) throw error;
      why((error as errors.JOSEError).code);
    }
    return undefined;
  };
}
