// npm run dev: backend, browser and generated code follow every edit, including those to openapi.yaml.
import { watchFile } from 'node:fs';
import { binOf, inRoot, requireFreePort, requireNode, runNode } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { runParallel } from './run-parallel.mjs';

requireNode();
await ensureInstalled();
const port = process.env.PORT ?? '8080';
const webPort = process.env.WEB_PORT ?? '5173';

await requireFreePort(port, 'PORT');
await requireFreePort(webPort, 'WEB_PORT');
console.log(`Open http://localhost:${webPort}/ccb/ once both sides are up (the API is on port ${port}).`);
runParallel([
  {
    name: 'backend',
    args: [inRoot('.run', 'dev-server.mjs'), port],
  },
  {
    name: 'frontend',
    args: [
      binOf('vite'),
      '--config',
      'frontend/vite.config.ts',
      '--port',
      webPort,
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    env: { API_TARGET: process.env.API_TARGET ?? `http://127.0.0.1:${port}` },
  },
]);

for (const source of [inRoot('openapi.yaml'), inRoot('contracts', 'glossary.yaml')])
  watchFile(source, { interval: 1_000 }, async () => {
    const { code, output } = await runNode([inRoot('.run', 'generate.mjs')]);
    if (code !== 0) console.log(output.trim());
  }).unref();
