/** A picture as returned by a handler: browsers cache it and revalidate it each time. */
export interface Picture {
  contentType: 'image/jpeg' | 'image/png';
  etag: string;
  content: Buffer | { path: string };
}

export const isPicture = (reply: unknown): reply is Picture =>
  typeof reply === 'object' && reply !== null && 'etag' in reply && 'content' in reply;
