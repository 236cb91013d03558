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
  // Heard of by whoever waits for it; the next one starts another.
  failed.catch(() => (caller = undefined));
  return { others, failed };
}

/**
 * The longest wait in milliseconds of another caller of a list while `run` runs, less what an idle server on the same machine kept
 * its callers waiting: that is the machine's share. With `pid`, for a run whose own reader and database need the cores too, also less
 * the time that the server was ready to run and had no core.
 */
export async function longestWaitDuring<Result>(
  { url }: { url: string },
  headers: Record<string, string>,
  run: () => Promise<Result>,
  pid?: number,
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
