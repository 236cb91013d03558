/** The process that reads and draws pictures: the memory that this takes is never given back while a process lives. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { answerParent } from '../../kit/helper-program.ts';
import { NOT_A_PICTURE } from './picture-file.ts';

/** A request from the server (picture-maker.ts). */
export type PictureWork =
  { kind: 'resize'; path: string; width: number } | { kind: 'draw'; svg: string; format: 'jpeg' | 'png' };

const MAX_PIXELS = 25_000_000;
const FORMATS = ['jpeg', 'png', 'webp'];

// The server and its callers have the other cores.
sharp.concurrency(1);
sharp.cache(false);

/** Told apart from a file that cannot be read, which may be a picture all the same. */
const notAPicture = ({ message }: Error): Error => Object.assign(new Error(message), { code: NOT_A_PICTURE });

async function resize(path: string, width: number): Promise<Buffer> {
  const bytes = await readFile(path);
  return shrunk(bytes, width).catch((error: Error) => {
    throw notAPicture(error);
  });
}

async function shrunk(bytes: Buffer, width: number): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!FORMATS.includes(format ?? ''))
    throw new Error(`${format ?? 'Something else'} is not a picture format.`);
  return image
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function draw(svg: string, format: 'jpeg' | 'png'): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  return format === 'png'
    ? image.png({ compressionLevel: 7 }).toBuffer()
    : image.flatten({ background: '#eef2f7' }).jpeg({ quality: 84 }).toBuffer();
}

answerParent((work: PictureWork) =>
  work.kind === 'resize' ? resize(work.path, work.width) : draw(work.svg, work.format),
);
