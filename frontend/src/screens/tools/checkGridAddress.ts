export type CheckScope = 'ALL' | 'MAIN';

/** The report of checkGrid for a tab of its own: public, because a new tab sends no authorization header. */
export const checkGridAddress = (scope: CheckScope, modelcode: string): string =>
  `/ccb/public/api/checkGrid/${scope}/${encodeURIComponent(modelcode)}`;
