// The server of `npm run dev`: bundled again at every edit, as for `npm start`, and started again. Calls that come meanwhile wait.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watchFile } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { context } from 'esbuild';
import { freePort, inRoot, root } from './project.mjs';
import { serverBundle, writeContract } from './server-bundle.mjs';

const [port] = process.argv.slice(2);
const folder = inRoot('.cache', 'dev-server');
const WAITS_FOR_MS = 30_000;

let server;
/** Where the next server listens, or will: the one that stops gets no more calls. */
let innerPort;
/** Settles when that one is ready; while it starts, it would answer 503. */
let ready = new Promise(() => {});
/** One start after the other. */
let starting = Promise.resolve();

async function start() {
  innerPort = await freePort();
  let isReady;
  ready = new Promise((settle) => (isReady = settle));
  const ended = server?.exitCode === null ? once(server, 'exit') : undefined;
  server?.kill('SIGTERM');
  await ended;
  // A reply that breaks the contract is seen at once.
  server = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', join(folder, 'check-replies.js'), join(folder, 'main.js')],
    { cwd: root, env: { ...process.env, PORT: String(innerPort) }, stdio: ['inherit', 'pipe', 'inherit'] },
  );
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (/ready: +http/.test(chunk)) isReady();
  });
}

const restart = () => void (starting = starting.then(start));

const restarts = {
  name: 'restarts',
  setup: ({ onEnd }) => onEnd(({ errors }) => errors.length === 0 && restart()),
};

/** A call that comes while the server restarts, or cannot start, is late and not refused. */
async function connected() {
  await Promise.race([ready, delay(WAITS_FOR_MS)]);
  const socket = connect(innerPort, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

createServer({ pauseOnConnect: true }, (client) => {
  client.on('error', () => client.destroy());
  connected().then(
    (socket) => {
      socket.on('error', () => client.destroy());
      client.on('close', () => socket.destroy());
      client.pipe(socket).pipe(client);
      client.resume();
    },
    () => client.destroy(),
  );
}).listen(Number(port));

await writeContract(folder);
const bundle = serverBundle(folder);
const checks = { in: inRoot('backend', 'test', 'check-replies.ts'), out: 'check-replies' };
const watched = await context({
  ...bundle,
  entryPoints: [...bundle.entryPoints, checks],
  plugins: [restarts],
});
await watched.watch({ delay: 50 });
watchFile(inRoot('openapi.yaml'), { interval: 500 }, () => void writeContract(folder).then(restart));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await watched.dispose();
    if (server?.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    process.exit(0);
  });
