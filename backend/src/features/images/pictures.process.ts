/**
 * The process that reads and draws pictures. The memory that this takes is not given back while a process lives, so it ends with
 * this one; and a picture that was made to break its reader breaks nothing else.
 */
import sharp from 'sharp';

/** What the server asks for (picture-maker.ts). */
export type PictureWork =
  { kind: 'resize'; path: string; width: number } | { kind: 'draw'; svg: string; format: 'jpeg' | 'png' };

export type PictureReply = { bytes: Uint8Array } | { failure: string };

const MOST_PIXELS = 25_000_000;
const FORMATS = ['jpeg', 'png', 'webp'];

// The server and its callers have the other cores.
sharp.concurrency(1);
sharp.cache(false);

async function resize(path: string, width: number): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!FORMATS.includes(format ?? ''))
    throw new Error(`${format ?? 'Something else'} is no format of pictures.`);
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

async function replyTo(work: PictureWork): Promise<PictureReply> {
  try {
    const made = work.kind === 'resize' ? resize(work.path, work.width) : draw(work.svg, work.format);
    return { bytes: await made };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

process.on('message', (work: PictureWork) => void replyTo(work).then((reply) => process.send!(reply)));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the server and its processes at once: this one ends when the server has answered everybody.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
