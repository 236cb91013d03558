/** Pictures are read and drawn in a process of its own (pictures.process.ts), one at a time: a large one takes 200 MB while it is read. */
import { HelperEnded, HelperProcess } from '../../kit/helper-process.ts';
import { Semaphore } from '../../kit/semaphore.ts';
import type { PictureWork } from './pictures.process.ts';

const permits = new Semaphore(1);
const WITHIN_MS = 30_000;
const maker = new HelperProcess(new URL('./pictures.process.ts', import.meta.url));

async function made(work: PictureWork): Promise<Buffer> {
  await permits.acquire(new AbortController().signal);
  let hasTimedOut = false;
  const tooLong = setTimeout(() => {
    hasTimedOut = true;
    maker.kill();
  }, WITHIN_MS);
  try {
    const ask = (): Promise<Uint8Array> => maker.ask(work);
    // The process may have been killed from outside; a picture that crashes it does so twice.
    const bytes = await ask().catch((error: unknown) => {
      if (error instanceof HelperEnded && !hasTimedOut) return ask();
      throw hasTimedOut ? new Error('The picture took too long.') : error;
    });
    return Buffer.from(bytes);
  } finally {
    clearTimeout(tooLong);
    permits.release();
  }
}

/**
 * A JPEG of this width; a smaller picture keeps its size, so that one pixel stays one pixel.
 * @throws NOT_A_PICTURE (as the code) when the file is no JPEG, PNG or WebP; otherwise it cannot be read at the moment, or takes too long
 */
export const resized = (path: string, width: number): Promise<Buffer> =>
  made({ kind: 'resize', path, width });

/** A drawing as a picture. */
export const drawn = (svg: string, format: 'jpeg' | 'png'): Promise<Buffer> =>
  made({ kind: 'draw', svg, format });
