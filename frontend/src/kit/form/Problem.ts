/** Why a call failed, in words; what the api's `problemOf` makes of an error. */
export interface Problem {
  message: string;
  /** HTTP status. */
  status?: number;
  /** The server is away: no refusal. */
  isAway?: boolean;
  fields?: readonly { field: string; message: string }[];
}

/** Turns what a rejected promise holds into words; screens hand the api's `problemOf` to the kit. */
export type ProblemOf = (error: unknown) => Problem;
