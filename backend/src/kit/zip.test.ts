import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { entriesOfZip } from '../../test/zip.ts';
import { zipChunks, type ZipEntry } from './zip.ts';

const at = new Date('2026-11-20T10:00:00Z');

async function read(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipChunks(entries, at)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* entriesOf(count: number, size: number, onRead = (_number: number) => {}) {
  for (let number = 1; number <= count; number++) {
    onRead(number);
    yield { name: `folder/è ${number}.txt`, bytes: Buffer.alloc(size, `${number} `) };
  }
}

it('writes what archivers read, names and sums included', async () => {
  const entries = entriesOfZip(await read(entriesOf(3, 40_000)));

  expect(Object.keys(entries)).toEqual(['folder/è 1.txt', 'folder/è 2.txt', 'folder/è 3.txt']);
  expect(entries['folder/è 2.txt']).toBe('2 '.repeat(20_000));
});

it('is an archive without entries where there are none', async () => {
  expect(entriesOfZip(await read(entriesOf(0, 0)))).toEqual({});
});

it('reads the next entry only when the reader has taken the ones before', async () => {
  let reading = 0;
  const chunks = zipChunks(
    entriesOf(1000, 100_000, (number) => (reading = number)),
    at,
  );

  for (let n = 0; n < 5; n++) await chunks.next();
  for (let n = 0; n < 50; n++) await setImmediate();

  expect(reading).toBeLessThan(20);
  await chunks.return(undefined);
  for (let n = 0; n < 50; n++) await setImmediate();
  expect(reading).toBeLessThan(20);
});

it('ends with the failure of an entry', async () => {
  async function* broken(): AsyncGenerator<ZipEntry> {
    yield { name: 'first', bytes: Buffer.from('x') };
    throw new Error('The disk is gone.');
  }

  await expect(read(broken())).rejects.toThrow('The disk is gone.');
});
