/** Which models a regular expression names, or where it has a syntax error; as findModelMatches answers. */
export interface RegexpMatch {
  pattern: string;
  valid: boolean;
  reason?: string;
  /** Where the fault begins; the first character is 1. */
  position?: number;
  matched: number;
  total: number;
  models: readonly { modelcode: string; description: string }[];
}
