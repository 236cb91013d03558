import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends (19 MiB, 2 passes). */
const PASSWORD_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A salted hash; takes about 30 ms on purpose. */
export const hashPassword = (password: string): Promise<string> => hash(password, PASSWORD_OPTIONS);

export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}
