import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => join(root, ...parts);

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (isNewEnough) return;
  console.error(
    `CCB Console needs Node.js 20.19 or newer (or 22.12 or newer); this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** The JavaScript file behind a package's command, so that it runs under `node` without a shell on every system. */
export function binOf(packageName, command) {
  const folder = packageFolder(packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command ?? packageName]);
}

function packageFolder(name) {
  for (const base of createRequire(import.meta.url).resolve.paths(name)) {
    const folder = join(base, name);
    try {
      readFileSync(join(folder, 'package.json'));
      return folder;
    } catch {
      // Hoisted into a parent's node_modules.
    }
  }
  throw new Error(`${name} is not installed; run npm install.`);
}

/**
 * Runs `node ...args` and resolves with { code, output }; never rejects. `show` streams to the terminal. After `limitMs`, the whole
 * process tree is killed and the code is 124.
 */
export function runNode(args, { env = {}, show = false, limitMs = 0, cwd = root } = {}) {
  return runProgram(process.execPath, args, { env, show, limitMs, cwd });
}

export function runProgram(
  program,
  args,
  { env = {}, show = false, limitMs = 0, cwd = root, shell = false } = {},
) {
  return new Promise((done) => {
    // A process group, so that a timeout also kills grandchildren (browsers, servers). What has no limit, such as npm ci, ends with the
    // terminal.
    const detached = process.platform !== 'win32' && limitMs > 0;
    const child = spawn(program, args, {
      cwd,
      shell,
      detached,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    children.set(child, detached);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    let timedOut = false;
    const timer = limitMs
      ? setTimeout(() => {
          timedOut = true;
          kill(child, detached, 'SIGKILL');
        }, limitMs)
      : undefined;
    const finish = (code) => {
      clearTimeout(timer);
      children.delete(child);
      if (timedOut) output += `\nstopped after ${Math.round(limitMs / 1000)} s without an end\n`;
      done({ code: timedOut ? 124 : code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });
}

const children = new Map();

function kill(child, group, signal) {
  try {
    if (group) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already exited.
  }
}

export function stopChildrenOnSignal() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.once(signal, () => {
      for (const [child, group] of children) kill(child, group, 'SIGTERM');
      process.exit(code);
    });
  }
}

export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

export function requireFreePort(port, variable) {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => {
      console.error(`Port ${port} is in use. Stop what uses it, or choose another with ${variable}.`);
      process.exit(1);
    });
    server.listen(Number(port), '127.0.0.1', () => server.close(done));
  });
}
