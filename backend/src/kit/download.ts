export interface Download {
  fileName: string;
  contentType: string;
  /** Produced only as fast as the client reads, holding no database connection in between. */
  chunks: AsyncIterable<Uint8Array | string>;
}

export const isDownload = (reply: unknown): reply is Download =>
  typeof reply === 'object' && reply !== null && 'chunks' in reply;
