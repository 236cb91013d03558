/**
 * Calls the server in a loop from its own thread, so that work of the test itself is not counted, and beside it an idle server,
 * which is only as slow as the machine.
 */
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

async function watch(url, headers, agent, seen) {
  while (!seen.isOver) {
    seen.worst = Math.max(seen.worst, await ask(url, agent, headers));
    seen.calls++;
    await delay(PAUSE_MS);
  }
}

if (workerData === 'idle') {
  const server = createServer((_request, response) => response.end('[]'));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
} else {
  const idle = new Worker(new URL(import.meta.url), { workerData: 'idle' });
  const idlePort = new Promise((resolve) => idle.once('message', resolve));
  const agent = new Agent({ keepAlive: true });
  let seen = [];
  parentPort.on('message', async (wanted) => {
    if (wanted === 'end') return seen.forEach((one) => (one.isOver = true));
    const { url, headers } = wanted;
    seen = [0, 0].map(() => ({ worst: 0, calls: 0, isOver: false }));
    const [asked, machine] = seen;
    const idleUrl = `http://127.0.0.1:${await idlePort}`;
    // The first calls open the connections.
    await Promise.all([ask(url, agent, headers), ask(idleUrl, agent, {})]);
    parentPort.postMessage('begun');
    await Promise.all([watch(url, headers, agent, asked), watch(idleUrl, {}, agent, machine)]);
    parentPort.postMessage({ asked, machine });
  });
}
