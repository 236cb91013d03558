/**
 * A caller in a thread of its own, so that what the test is busy with is not counted: asks the server again and again, and beside it
 * a server that does nothing, which is only as slow as the machine.
 */
import { Agent, createServer, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData, Worker } from 'node:worker_threads';

const PAUSE_MS = 10;

/** Milliseconds of one call, or the status that it should not have had. */
const ask = (url, agent, headers) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });

async function watch(url, headers, seen) {
  const agent = new Agent({ keepAlive: true });
  while (!seen.isOver) {
    seen.worst = Math.max(seen.worst, await ask(url, agent, headers));
    seen.calls++;
    await delay(PAUSE_MS);
  }
  agent.destroy();
}

if (workerData === 'idle') {
  const server = createServer((_request, response) => response.end('[]'));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
} else {
  const { url, headers } = workerData;
  const idle = new Worker(new URL(import.meta.url), { workerData: 'idle' });
  const port = await new Promise((resolve) => idle.once('message', resolve));
  const [asked, machine] = [0, 0].map(() => ({ worst: 0, calls: 0, isOver: false }));
  // The first call opens the connection.
  await ask(url, undefined, headers);
  parentPort.postMessage('begun');
  parentPort.once('message', () => (asked.isOver = machine.isOver = true));
  await Promise.all([watch(url, headers, asked), watch(`http://127.0.0.1:${port}`, {}, machine)]);
  await idle.terminate();
  parentPort.postMessage({ asked, machine });
}
