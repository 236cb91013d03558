/** Requirements of new passwords, shown while typing and enforced by the server. Existing passwords keep working. */

export const SHORTEST_PASSWORD = 8;

export type PasswordRule = 'length' | 'visible' | 'ownName';

/** Common passwords are checked by the server only: the list is long. */
export const passwordRules = (password: string, username: string): Record<PasswordRule, boolean> => ({
  length: password.length >= SHORTEST_PASSWORD,
  visible: password.trim() !== '',
  ownName: password.trim().toLowerCase() !== username.trim().toLowerCase(),
});
