/** A file that is written while it is made. */
export interface Download {
  fileName: string;
  contentType: string;
  /** Chunks; produced only as fast as the client reads, holding no database connection in between. */
  chunks: AsyncIterable<Uint8Array | string>;
}

/** Whether a handler's reply is a file rather than JSON. */
export const isDownload = (reply: unknown): reply is Download =>
  typeof reply === 'object' && reply !== null && 'chunks' in reply;
