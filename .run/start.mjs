// npm start: from a fresh clone to a running product. Needs only Node.js and npm.
import { pathToFileURL } from 'node:url';
import { inRoot, requireNode, root } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
process.env.NODE_ENV ??= 'production';

// Runs in this process, so that signals reach the server itself and no child process can be left behind.
process.chdir(root);
await import(pathToFileURL(inRoot('backend', 'dist', 'main.js')).href);

// The first Ctrl-C stops the server gracefully, the second one at once.
let presses = 0;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    presses += 1;
    const isServerListening = process.listenerCount(signal) > 1;
    if (!isServerListening || presses > 1) process.exit(code);
  });
}

// If npm is killed, it does not stop its children: the server would keep the port and the data folder.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
