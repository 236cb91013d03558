/** zip-stream comes without types. */
declare module 'zip-stream' {
  import type { Readable, Transform } from 'node:stream';

  export default class ZipStream extends Transform {
    constructor(options?: { store?: boolean });
    entry(
      source: Buffer | Readable,
      data: { name: string; date?: Date },
      done: (error: Error | null) => void,
    ): this;
    finish(): void;
  }
}
