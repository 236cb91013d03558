/**
 * A caller in a thread of its own, so that what the test is busy with is not counted: asks the server again and again, and beside it
 * a server that does nothing, which is only as slow as the machine. With the server's pid, the time that one of its threads was ready
 * to run and had no core is left out, where the system tells it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData, Worker } from 'node:worker_threads';

const PAUSE_MS = 10;

/** Milliseconds, or an unexpected status. */
const ask = (url, agent, headers) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });

/** Milliseconds that each thread of a process has stood in the queue so far. */
function queued(pid) {
  if (pid === undefined) return new Map();
  const threads = `/proc/${pid}/task`;
  try {
    return new Map(
      readdirSync(threads).map((thread) => [
        thread,
        Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6,
      ]),
    );
  } catch {
    return new Map();
  }
}

const longestQueued = (before, after) =>
  Math.max(0, ...[...after].map(([thread, ms]) => ms - (before.get(thread) ?? ms)));

async function watch(url, headers, agent, seen, pid) {
  while (!seen.isOver) {
    const before = queued(pid);
    const took = await ask(url, agent, headers);
    seen.worst = Math.max(seen.worst, took - longestQueued(before, queued(pid)));
    seen.calls++;
    await delay(PAUSE_MS);
  }
}

if (workerData === 'idle') {
  const server = createServer((_request, response) => response.end('[]'));
  // Between two measurements a connection may rest for longer than the default of 5 s; closed just then, it would hang up.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
} else {
  const idle = new Worker(new URL(import.meta.url), { workerData: 'idle' });
  const idlePort = new Promise((resolve) => idle.once('message', resolve));
  const agent = new Agent({ keepAlive: true });
  let seen = [];
  parentPort.on('message', async (wanted) => {
    if (wanted === 'end') return seen.forEach((one) => (one.isOver = true));
    const { url, headers, pid } = wanted;
    seen = [0, 0].map(() => ({ worst: 0, calls: 0, isOver: false }));
    const [asked, machine] = seen;
    const idleUrl = `http://127.0.0.1:${await idlePort}`;
    // The first calls open the connections.
    await Promise.all([ask(url, agent, headers), ask(idleUrl, agent, {})]);
    parentPort.postMessage('begun');
    await Promise.all([watch(url, headers, agent, asked, pid), watch(idleUrl, {}, agent, machine)]);
    parentPort.postMessage({ asked, machine });
  });
}
