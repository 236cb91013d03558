import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

interface Seen {
  worst: number;
  calls: number;
}

let caller: Worker | undefined;

/**
 * The longest wait in milliseconds of another caller of a list while `work` runs, less what an idle server kept its callers
 * waiting: that is the machine's share.
 */
export async function longestWaitDuring<Result>(
  { url }: { url: string },
  headers: Record<string, string>,
  run: () => Promise<Result>,
): Promise<{ result: Result; waited: number }> {
  const others = (caller ??= new Worker(new URL('./waiting-caller.mjs', import.meta.url), { execArgv: [] }));
  // Does not keep the test process alive.
  others.unref();
  const failed = once(others, 'error').then(([error]) => Promise.reject(error as Error));
  const said = async (): Promise<unknown> =>
    ((await Promise.race([once(others, 'message'), failed])) as unknown[])[0];
  others.postMessage({ url: `${url}/ccb/auth/fe/language/langlist`, headers: { ...headers } });
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
