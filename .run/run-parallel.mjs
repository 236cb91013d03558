import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './project.mjs';

const GRACE_MS = 5_000;

/** @param {{ name: string, args: string[], env?: Record<string, string>, quiet?: RegExp }[]} programs `quiet` filters log lines */
export function runParallel(programs) {
  let stopping = false;
  const width = Math.max(...programs.map(({ name }) => name.length));
  const running = new Set();

  const stopAll = (code) => {
    if (stopping) return;
    stopping = true;
    process.exitCode = code;
    // Only to the watcher: it stops its program, which would treat a second signal as an order to quit at once.
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => running.forEach((child) => signalGroup(child, 'SIGKILL')), GRACE_MS).unref();
  };
  for (const { name, args, env = {}, quiet } of programs) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      // A process group: Ctrl-C reaches only this process, which stops watchers and their children together.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!quiet?.test(line)) console.log(`${name.padEnd(width)} | ${line}`);
      });
    }
    child.on('exit', (code) => {
      running.delete(child);
      signalGroup(child, 'SIGTERM');
      if (!stopping) console.log(`${name} exited (${code ?? 'killed'}).`);
      stopAll(code ?? 1);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (stopping ? process.exit(130) : stopAll(0)));
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // They have all exited.
  }
}
