import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

interface Seen {
  worst: number;
  calls: number;
}

/**
 * Runs something while somebody else asks for a list again and again; answers how many milliseconds the longest of them waited,
 * less what a server that does nothing kept its callers waiting meanwhile: that is the machine's, next to nothing on a quiet one.
 */
export async function longestWaitDuring<Result>(
  { url }: { url: string },
  headers: Record<string, string>,
  run: () => Promise<Result>,
): Promise<{ result: Result; waited: number }> {
  const others = new Worker(new URL('./waiting-caller.mjs', import.meta.url), {
    workerData: { url: `${url}/ccb/auth/fe/language/langlist`, headers: { ...headers } },
    execArgv: [],
  });
  try {
    await once(others, 'message');
    const result = await run();
    others.postMessage('end');
    const [{ asked, machine }] = (await once(others, 'message')) as [Record<'asked' | 'machine', Seen>];
    expect(asked.calls).toBeGreaterThan(0);
    return { result, waited: asked.worst - machine.worst };
  } finally {
    await others.terminate();
  }
}
