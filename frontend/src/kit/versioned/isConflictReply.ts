/** Whether the body of a refusal with 409 holds the record as it is now (null: deleted): a colleague was faster. */
export const isConflictReply = <Conflict extends { current: unknown }>(body: unknown): body is Conflict =>
  typeof body === 'object' && body !== null && 'current' in body;
