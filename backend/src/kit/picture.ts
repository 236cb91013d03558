/** A picture as a handler answers it: browsers keep it and ask each time whether it is still the same. */
export interface Picture {
  contentType: 'image/jpeg' | 'image/png';
  /** Changes with the content; without quotes. */
  etag: string;
  /** A file is read piece by piece while the caller takes it. */
  content: Buffer | { path: string };
}

/** Whether a handler's reply is a picture rather than JSON. */
export const isPicture = (reply: unknown): reply is Picture =>
  typeof reply === 'object' && reply !== null && 'etag' in reply && 'content' in reply;
