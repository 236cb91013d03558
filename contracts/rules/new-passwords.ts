/** What a new password has to be, said on the screen while it is typed and asked for by the server. Passwords that exist keep working. */

export const SHORTEST_PASSWORD = 8;

export type PasswordRule = 'length' | 'visible' | 'ownName';

/** Whether each rule is kept. That a password is none of the commonest only the server knows: the list is long. */
export const passwordRules = (password: string, username: string): Record<PasswordRule, boolean> => ({
  length: password.length >= SHORTEST_PASSWORD,
  visible: password.trim() !== '',
  ownName: password.trim().toLowerCase() !== username.trim().toLowerCase(),
});
