import { constants, setPriority } from 'node:os';
import type { FromHelper, ToHelper } from './helper-process.ts';

/** Answers the server's requests to this process; `gone` is aborted if the answer is no longer needed. */
export function answerParent(run: (work: never, gone: AbortSignal) => Promise<unknown>): void {
  // Other requests never have to wait for the cores that this work uses.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const controls = new Map<number, AbortController>();

  async function answer(id: number, work: unknown): Promise<void> {
    const control = new AbortController();
    controls.set(id, control);
    const said = await run(work as never, control.signal).then(
      (reply): FromHelper => ({ id, reply }),
      (error: NodeJS.ErrnoException): FromHelper => ({ id, failure: error.message, code: error.code }),
    );
    controls.delete(id);
    process.send!(said);
  }

  process.on('message', (message: ToHelper) => {
    if ('isGone' in message) controls.get(message.id)?.abort();
    else void answer(message.id, message.work);
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the server and its processes at the same time: this one ends only when the server has answered all requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
