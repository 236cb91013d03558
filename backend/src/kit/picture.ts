/** A picture as a handler answers it: browsers cache it and revalidate each time. */
export interface Picture {
  contentType: 'image/jpeg' | 'image/png';
  etag: string;
  content: Buffer | { path: string };
}

export const isPicture = (reply: unknown): reply is Picture =>
  typeof reply === 'object' && reply !== null && 'etag' in reply && 'content' in reply;
