/** What a page that asks for a session hands to the login page in the history entry. */
export type LoginState = {
  from: string;
  /** Whose work was interrupted; anybody else starts at home. */
  username: string | null;
};

/** Where a user goes after signing in: back to where the work stopped, else home. */
export function afterLogin(state: unknown, username: string): string {
  const { from, username: owner } = (state ?? {}) as Partial<LoginState>;
  return from && (!owner || owner === username) ? from : '/';
}
