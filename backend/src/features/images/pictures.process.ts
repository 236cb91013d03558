/** The process that reads and draws pictures: the memory that this takes is never given back while a process lives. */
import sharp from 'sharp';
import { answerParent } from '../../kit/helper-program.ts';

/** A request from the server (picture-maker.ts). */
export type PictureWork =
  { kind: 'resize'; path: string; width: number } | { kind: 'draw'; svg: string; format: 'jpeg' | 'png' };

const MAX_PIXELS = 25_000_000;
const FORMATS = ['jpeg', 'png', 'webp'];

// The server and its callers have the other cores.
sharp.concurrency(1);
sharp.cache(false);

async function resize(path: string, width: number): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
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
