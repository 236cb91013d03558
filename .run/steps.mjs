import { availableParallelism } from 'node:os';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, cores: number, run: () => Promise<Count & { output: string, retried?: string[] }> }} Step
 */

/** Runs steps in order, in parallel where cores allow. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const cores = Math.min(2, availableParallelism());
  const waiting = [...steps];
  let free = cores;
  await new Promise((done) => {
    let running = 0;
    const next = () => {
      if (waiting.length === 0 && running === 0) done();
      while (waiting.length > 0 && Math.min(waiting[0].cores, cores) <= free) {
        const step = waiting.shift();
        const needs = Math.min(step.cores, cores);
        free -= needs;
        running += 1;
        void report(step).then((count) => {
          for (const key of Object.keys(total)) total[key] += count[key];
          free += needs;
          running -= 1;
          next();
        });
      }
    };
    next();
  });
  return total;
}

async function report(step) {
  const startedAt = performance.now();
  const result = await step
    .run()
    .catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: String(error.stack ?? error) }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const ok = result.failed === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${summaryLine(result)}; ${seconds} s)`);
  if (result.retried?.length > 0)
    console.log(`\nPassed at the second attempt only:\n${result.retried.join('\n')}\n`);
  if (!ok) console.log(`\n${result.output.trim()}\n`);
  return result;
}

export function check(name, run) {
  return {
    name,
    cores: 1,
    run: async () => {
      const { code, output } = await run();
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}

/** A program that passes without any test, or fails without naming one, counts as one failure. */
export function judge({ passed, failed, skipped }, code, output) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, skipped, output };
  if (passed + failed === 0) return { passed, failed: 1, skipped, output: `${output}\nNo test was run.` };
  return { passed, failed, skipped, output };
}

/** People and machines read it as the last line of a test command. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
