import { availableParallelism } from 'node:os';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, cores: number, after?: string, run: () => Promise<Count & { output: string, retried?: string[] }> }} Step
 * `after` names the step that must have finished. A step without cores mostly waits: it goes beside any that is not alone.
 */

/** As `cores` of a step: nothing else runs at the same time, and no later step starts before it. */
export const ALONE = Infinity;

const CORES = Math.min(2, availableParallelism());

/** Runs steps in order, in parallel where cores allow: a step that does not fit lets later ones go first. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...steps];
  const running = new Set();
  const needs = ({ cores }) => Math.min(cores, CORES);
  const isAlone = ({ cores }) => cores === ALONE;
  const isFree = (step) =>
    running.size === 0 ||
    (![step, ...running].some(isAlone) &&
      [...running].reduce((sum, other) => sum + needs(other), needs(step)) <= CORES);
  const isReady = ({ after }) => ![...running, ...waiting].some(({ name }) => name === after);
  const nextStep = () => {
    const barrier = waiting.findIndex(isAlone);
    const candidates = barrier < 0 ? waiting : waiting.slice(0, Math.max(barrier, 1));
    return candidates.find((step) => isFree(step) && isReady(step));
  };
  await new Promise((done) => {
    const next = () => {
      if (waiting.length === 0 && running.size === 0) return done();
      for (let step = nextStep(); step; step = nextStep()) void start(step);
    };
    const start = async (step) => {
      waiting.splice(waiting.indexOf(step), 1);
      running.add(step);
      const count = await report(step);
      for (const key of Object.keys(total)) total[key] += count[key];
      running.delete(step);
      next();
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
    console.log(`\nPassed only on the second attempt:\n${result.retried.join('\n')}\n`);
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

/** A program that passes without running a test, or fails without naming one, counts as one failure. */
export function judge({ passed, failed, skipped }, code, output) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, skipped, output };
  if (passed + failed === 0) return { passed, failed: 1, skipped, output: `${output}\nNo test was run.` };
  return { passed, failed, skipped, output };
}

/** People and machines read it as the last line of a test command. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
