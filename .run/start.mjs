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

// The first signal stops the server gracefully, a later one at once. A terminal sends Ctrl-C to npm too, which passes it on: what comes
// within this time is the same one.
const SAME_PRESS_MS = 500;
let stoppedAt;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    const now = performance.now();
    const isServerListening = process.listenerCount(signal) > 1;
    if (stoppedAt === undefined ? !isServerListening : now - stoppedAt >= SAME_PRESS_MS) process.exit(code);
    stoppedAt ??= now;
  });
}

// If npm is killed, it does not stop its children: the server would keep the port and the data folder.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // A second signal would end at once what one to the whole group is stopping.
    if (stoppedAt === undefined) process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
