import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

interface Seen {
  worst: number;
  calls: number;
}

/** A thread that asks, and the failure that ends it. */
interface Caller {
  others: Worker;
  failed: Promise<never>;
}

let caller: Caller | undefined;

function startCaller(): Caller {
  const others = new Worker(new URL('./waiting-caller.mjs', import.meta.url), { execArgv: [] });
  const failed = once(others, 'error').then(([error]) => Promise.reject(error as Error));
  // Heard of by whoever waits for it.
  failed.catch(() => undefined);
  return { others, failed };
}

/**
 * Runs something while somebody else asks for a list again and again; answers how many milliseconds the longest of them waited,
 * less what is the machine's, next to nothing on a quiet one: how long the server stood in the queue for a core, and what a server
 * that does nothing kept its callers waiting meanwhile.
 */
export async function longestWaitDuring<Result>(
  { url, pid }: { url: string; pid: number },
  headers: Record<string, string>,
  run: () => Promise<Result>,
): Promise<{ result: Result; waited: number }> {
  const { others, failed } = (caller ??= startCaller());
  // The test's own process ends although it waits.
  others.unref();
  const said = async (): Promise<unknown> =>
    ((await Promise.race([once(others, 'message'), failed])) as unknown[])[0];
  others.postMessage({ url: `${url}/ccb/auth/fe/language/langlist`, headers: { ...headers }, pid });
  await said();
  let seen: Promise<unknown>;
  let result: Result;
  try {
    result = await run();
  } finally {
    seen = said();
    others.postMessage('end');
    await seen;
  }
  const { asked, machine } = (await seen) as Record<'asked' | 'machine', Seen>;
  expect(asked.calls).toBeGreaterThan(0);
  return { result, waited: asked.worst - machine.worst };
}
