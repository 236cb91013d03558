/** The thread that reads uploaded files: what a file made by a stranger does to it, it does to nobody else. */
import { Piscina } from 'piscina';
import { readFile } from './read-file.ts';

/** The rows are handed over without a copy. */
export async function read({ bytes, isWorkbook }: { bytes: Uint8Array; isWorkbook: boolean }) {
  const read = await readFile(bytes, isWorkbook);
  return Piscina.move({
    get [Piscina.transferableSymbol]() {
      return read.pieces.map(({ buffer }) => buffer);
    },
    get [Piscina.valueSymbol]() {
      return read;
    },
  } as never);
}
