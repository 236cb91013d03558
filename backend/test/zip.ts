import { crc32 } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/** Stored entries as text by name, read from the central directory as archivers do, with checksums verified. */
export function entriesOfZip(file: Buffer): Record<string, string> {
  const end = file.length - 22;
  if (file.readUInt32LE(end) !== END) throw new Error('This is no ZIP file, or it has a comment.');
  let at = file.readUInt32LE(end + 16);
  const entries = Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    if (file.readUInt32LE(at) !== CENTRAL) throw new Error('The central directory is broken.');
    const [sum, size] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + nameLength!);
    const local = file.readUInt32LE(at + 42);
    at += 46 + nameLength! + extra! + comment!;
    if (file.readUInt32LE(local) !== LOCAL) throw new Error(`${name} is not where it should be.`);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(begin, begin + size);
    if (crc32(bytes) !== sum) throw new Error(`${name} is broken.`);
    return [name, bytes.toString()];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
