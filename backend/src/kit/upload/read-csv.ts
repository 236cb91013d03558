import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { unguarded } from '../../../../contracts/rules/formula-guard.ts';
import { FileRefusal, MAX_COLUMNS, type FileFault } from './file-rows.ts';

/** windows-1252 from 0x80 to 0x9f, which several releases of Node.js decode as latin1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8, UTF-16 by its BOM, else windows-1252 (what older spreadsheets write). */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80]!);
  }
}

const MAX_RECORD = 1_000_000;

function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_RECORD);
  const end = start.search(/[\r\n]/);
  const header = (end < 0 ? start : start.slice(0, end)).replace(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((delimiter) => header.split(delimiter).length);
  return [';', ',', '\t'][counts.indexOf(Math.max(...counts))]!;
}

function refuseEndlessLine(text: string): void {
  const ends = /[\r\n]/g;
  let start = 0;
  while (start + MAX_RECORD < text.length) {
    ends.lastIndex = start;
    const end = ends.exec(text)?.index ?? text.length;
    if (end - start > MAX_RECORD) throw new FileRefusal({ reason: 'text', number: MAX_RECORD });
    start = end + 1;
  }
}

const SLICE = 256 * 1024;

/** Records of a CSV file, the header first; throws FileRefusal for what is no CSV, has too many columns or an endless line. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decodeText(bytes);
  refuseEndlessLine(text);
  const parser = parse({
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD,
  });
  let failure: Error | undefined;
  parser.on('error', (error) => (failure = error));
  // Bytes, because a slice of text could end within an emoji.
  const utf8 = Buffer.from(text);
  for (let start = 0; start <= utf8.length; start += SLICE) {
    if (start + SLICE > utf8.length) parser.end(utf8.subarray(start));
    else parser.write(utf8.subarray(start, start + SLICE));
    // The parser emits its errors a tick later.
    await nextTurn();
    for (let record = parser.read() as string[] | null; record; record = parser.read() as string[] | null) {
      if (record.length > MAX_COLUMNS) throw new FileRefusal({ reason: 'columns', number: MAX_COLUMNS });
      yield record.map(unguarded);
    }
    if (failure) throw new FileRefusal(faultOf(failure, parser.info.lines));
  }
}

const faultOf = ({ code }: NodeJS.ErrnoException, line: number): FileFault =>
  code === 'CSV_MAX_RECORD_SIZE' ? { reason: 'text', number: MAX_RECORD } : { reason: 'csv', number: line };
