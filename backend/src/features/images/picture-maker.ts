/** Pictures are read and drawn in a process of its own (pictures.process.ts), which ends when nobody has asked for a while. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Turns } from '../../kit/turns.ts';
import type { PictureReply, PictureWork } from './pictures.process.ts';

/** One at a time: a large one takes 200 MB while it is read. */
const turns = new Turns(1);
const WITHIN_MS = 10_000;
const IDLE_MS = 5_000;

const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./pictures.process.${isSource ? 'ts' : 'js'}`, import.meta.url);

let running: ChildProcess | undefined;
let leaving: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const child = fork(PROGRAM, {
    // It inherits neither the loader and the options of this process, nor what its environment tells.
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', () => forget(child));
  // Whoever waits for it hears of it.
  child.on('error', () => forget(child));
  return child;
}

function forget(child: ChildProcess): void {
  if (running === child) running = undefined;
}

function endIdle(): void {
  running?.disconnect();
  running = undefined;
}

/** Its process died: somebody ended it, or the picture did. */
class Ended extends Error {}

async function ask(work: PictureWork): Promise<PictureReply> {
  const child = (running ??= start());
  const settled = new AbortController();
  const waiting = { signal: settled.signal };
  child.ref();
  child.channel?.ref();
  try {
    child.send(work);
    const [reply] = (await Promise.race([
      once(child, 'message', waiting),
      once(child, 'exit', waiting).then(() => Promise.reject(new Ended('The process of pictures ended.'))),
      delay(WITHIN_MS, undefined, waiting).then(() =>
        Promise.reject(new Error('The picture takes too long.')),
      ),
    ])) as [PictureReply];
    return reply;
  } catch (error) {
    forget(child);
    child.kill('SIGKILL');
    throw error;
  } finally {
    settled.abort();
    // What waits for work keeps nobody from ending.
    child.unref();
    child.channel?.unref();
  }
}

async function made(work: PictureWork): Promise<Buffer> {
  await turns.take(new AbortController().signal);
  clearTimeout(leaving);
  try {
    const again = (error: unknown): Promise<PictureReply> =>
      error instanceof Ended ? ask(work) : Promise.reject(error as Error);
    const reply = await ask(work).catch(again);
    if ('failure' in reply) throw new Error(reply.failure);
    return Buffer.from(reply.bytes);
  } finally {
    leaving = setTimeout(endIdle, IDLE_MS).unref();
    turns.giveBack();
  }
}

/**
 * A JPEG of this width; a smaller picture keeps its size, so that one pixel stays one pixel.
 * @throws when the file is no JPEG, PNG or WebP, or takes too long to be read.
 */
export const resized = (path: string, width: number): Promise<Buffer> =>
  made({ kind: 'resize', path, width });

/** A drawing as a picture. */
export const drawn = (svg: string, format: 'jpeg' | 'png'): Promise<Buffer> =>
  made({ kind: 'draw', svg, format });
