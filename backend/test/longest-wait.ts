import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';

/**
 * Runs something while somebody else asks for a list again and again; answers how many milliseconds the
 * longest of them waited.
 */
export async function longestWaitDuring<Result>(
  { url }: { url: string },
  headers: Record<string, string>,
  run: () => Promise<Result>,
): Promise<{ result: Result; waited: number }> {
  const waits: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const reply = await fetch(`${url}/ccb/auth/fe/language/langlist`, { headers });
      await reply.text();
      expect(reply.status).toBe(200);
      waits.push(performance.now() - begun);
      await delay(10);
    }
  })();
  try {
    const result = await run();
    return { result, waited: Math.max(...waits) };
  } finally {
    isOver = true;
    await others;
  }
}
