/** zip-stream comes without types. */
declare module 'zip-stream' {
  import type { Transform } from 'node:stream';

  export default class ZipStream extends Transform {
    constructor(options?: { store?: boolean });
    entry(source: Buffer, data: { name: string; date?: Date }, done: (error: Error | null) => void): this;
    finish(): void;
  }
}
