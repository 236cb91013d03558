/**
 * A program in a separate process: the memory that its work has allocated is released with it, and its crashes affect nothing else.
 */
import { fork, type ChildProcess } from 'node:child_process';

/** An idle process keeps its memory for this long, so that the next work of the same user can start at once. */
const IDLE_MS = 5_000;

/** The messages between the two processes, identified by a number. */
export type ToHelper = { id: number; work: unknown } | { id: number; isGone: true };
export type FromHelper = { id: number } & (
  { reply: unknown } | { failure: string; code: string | undefined }
);

/** The process ended before it answered: it was killed, or its work crashed it. */
export class HelperEnded extends Error {
  override name = 'HelperEnded';
}

interface Waiting {
  resolve: (reply: unknown) => void;
  reject: (error: Error) => void;
}

const isSource = import.meta.url.endsWith('.ts');
/** The path of a module: TypeScript, or next to main.js once it is built. */
export const startedFrom = (module: URL): string =>
  isSource ? module.href : module.href.replace(/ts$/, 'js');
/** Threads and processes do not inherit their parent's loader, and should not inherit its options. */
export const LOADER = isSource ? ['--import', 'tsx'] : [];

/**
 * A program that answers with `answerParent` (helper-program.ts), started with the first work and ended when there has been none
 * for a while. It can handle several requests at once.
 */
export class HelperProcess {
  readonly #program: URL;
  readonly #args: string[];
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #leaving: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(program: URL, ...args: string[]) {
    this.#program = new URL(startedFrom(program));
    this.#args = args;
  }

  /**
   * The program's answer; `gone` is aborted if the answer is no longer needed.
   * @throws HelperEnded, or an error with the message and the code of its failure.
   */
  async ask<Reply>(work: unknown, gone?: AbortSignal): Promise<Reply> {
    gone?.throwIfAborted();
    clearTimeout(this.#leaving);
    const child = (this.#child ??= this.#start());
    const id = ++this.#asked;
    const tell = (message: ToHelper): void => void (child.connected && child.send(message));
    const leave = (): void => tell({ id, isGone: true });
    gone?.addEventListener('abort', leave, { once: true });
    child.ref();
    child.channel?.ref();
    try {
      return await new Promise<Reply>((resolve, reject) => {
        this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        tell({ id, work });
      });
    } finally {
      gone?.removeEventListener('abort', leave);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest(child);
    }
  }

  /** Ends it at once, whatever it is doing; pending requests fail with HelperEnded. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const child = fork(this.#program, this.#args, {
      execArgv: LOADER,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (message: FromHelper) => {
      const waiting = this.#waiting.get(message.id);
      if ('reply' in message) waiting?.resolve(message.reply);
      else waiting?.reject(Object.assign(new Error(message.failure), { code: message.code }));
    });
    const ended = (): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const { reject } of this.#waiting.values()) reject(new HelperEnded());
    };
    child.once('exit', ended);
    child.on('error', ended);
    return child;
  }

  /** While it is idle, it does not keep the parent process alive. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#leaving = setTimeout(() => {
      this.#child = undefined;
      if (child.connected) child.disconnect();
    }, IDLE_MS).unref();
  }
}
