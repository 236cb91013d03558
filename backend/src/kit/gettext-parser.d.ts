/** What we use of gettext-parser 10.0.0, which has no types of its own. */
declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    msgstr?: string[];
    comments?: {
      translator?: string;
      extracted?: string;
      reference?: string;
      flag?: string;
      previous?: string;
    };
  }
  export interface PoTable {
    charset?: string;
    headers?: Record<string, string>;
    /** By context, then by source. */
    translations: Record<string, Record<string, PoEntry>>;
  }
  export const po: {
    parse(input: string): PoTable;
    /** `foldLength: 0` breaks lines only where the texts do. */
    compile(table: PoTable, options?: { foldLength?: number }): Uint8Array;
  };
}
