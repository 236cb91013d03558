// The server of `npm run dev`: rebuilt after every edit, as for `npm start`, and restarted. Calls that arrive meanwhile wait.
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
/** Port of the server that handles the next calls; it may still be starting. */
let innerPort;
/** Whether that server is ready; until then it answers 503. */
let isReady = false;
/** Starts run one after another. */
let starting = Promise.resolve();

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function start() {
  innerPort = await freePort();
  isReady = false;
  await stop();
  // So that a reply that violates the contract is noticed at once.
  server = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', join(folder, 'check-replies.js'), join(folder, 'main.js')],
    {
      cwd: root,
      env: { ...process.env, PORT: String(innerPort), HOST: '127.0.0.1' },
      stdio: ['inherit', 'pipe', 'inherit'],
    },
  );
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (/ready: +http/.test(chunk)) isReady = true;
  });
}

const restart = () => void (starting = starting.then(start));

const restarts = {
  name: 'restarts',
  setup: ({ onEnd }) => onEnd(({ errors }) => errors.length === 0 && restart()),
};

/** A call that arrives while the server restarts, or cannot start, is delayed, not refused. */
async function connected() {
  for (const end = Date.now() + WAITS_FOR_MS; !isReady && Date.now() < end;) await delay(20);
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
}).listen(Number(port), process.env.HOST ?? '127.0.0.1');

await writeContract(folder);
const bundle = serverBundle(folder);
const checks = { in: inRoot('backend', 'test', 'check-replies.ts'), out: 'check-replies' };
const watched = await context({
  ...bundle,
  entryPoints: [...bundle.entryPoints, checks],
  plugins: [restarts],
});
await watched.watch({ delay: 50 });
const followContract = () =>
  writeContract(folder).then(restart, (error) =>
    console.error(`The contract cannot be read: ${error.message}`),
  );
for (const source of [inRoot('openapi.yaml'), inRoot('contracts', 'glossary.yaml')])
  watchFile(source, { interval: 500 }, () => void followContract());

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await watched.dispose();
    await stop();
    process.exit(0);
  });
