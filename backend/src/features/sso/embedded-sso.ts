import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SsoSettings } from './sso-settings.ts';

/** A secret in the data folder, readable by its user only; created by the server or `npm run sso:link`, whichever comes first. */
export function embeddedSso(dataDir: string): SsoSettings {
  const file = join(dataDir, 'sso-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  return { key: { secret }, issuer: 'ccb-console-demo', audience: 'ccb-console' };
}
