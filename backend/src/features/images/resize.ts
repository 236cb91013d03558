import type { Sharp } from 'sharp';
import { Semaphore } from '../../kit/semaphore.ts';

const MAX_PIXELS = 25_000_000;
/** One at a time: decoding takes up to 200 MB, in libuv's pool, which also reads files and verifies passwords. */
const permits = new Semaphore(1);
const READ_WITHIN_SECONDS = 10;
const FORMATS = ['jpeg', 'png', 'webp'];

async function open(path: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Its own cache would hold megabytes for files that are read once.
  sharp.cache(false);
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/** Smaller pictures keep their size, so that one pixel stays one pixel. @throws for other formats and slow files. */
export async function resized(path: string, width: number): Promise<Buffer> {
  await permits.acquire(new AbortController().signal);
  try {
    return await resize(path, width);
  } finally {
    permits.release();
  }
}

async function resize(path: string, width: number): Promise<Buffer> {
  const image = await open(path);
  const { format } = await image.metadata();
  if (!FORMATS.includes(format ?? ''))
    throw new Error(`${format ?? 'Something else'} is no format of pictures.`);
  return image
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: READ_WITHIN_SECONDS })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
