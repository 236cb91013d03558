/** A worker thread, so that a malicious file harms nobody else. */
import { Piscina } from 'piscina';
import { readFile } from './read-file.ts';

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
