/** A picture as a handler answers it: browsers keep it and ask each time whether it is still the same. */
export interface Picture {
  contentType: 'image/jpeg' | 'image/png';
  /** Changes with the content; without quotes. */
  etag: string;
  /** Called only when the browser does not have this version yet. */
  read(): Promise<Buffer>;
}

/** Whether a handler's reply is a picture rather than JSON. */
export const isPicture = (reply: unknown): reply is Picture =>
  typeof reply === 'object' && reply !== null && 'etag' in reply && 'read' in reply;
