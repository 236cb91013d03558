import { constants, setPriority } from 'node:os';
import type { FromHelper, ToHelper } from './helper-process.ts';

/** Answers what the server asks this process for; `gone` is aborted when nobody waits for it any more. */
export function answerParent(run: (work: never, gone: AbortSignal) => Promise<unknown>): void {
  // Requests of others never wait for the cores that this work takes.
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
  // Ctrl-C reaches the server and its processes at once: this one ends when the server has answered everybody.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
