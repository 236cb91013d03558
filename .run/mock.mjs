// npm run mock: the frontend without a backend or a database. Prism validates requests against openapi.yaml and replies with
// mocks/; mocks/engine, in front of it, remembers what is saved until it, openapi.yaml or mocks/ changes.
import { binOf, freePort, inRoot, requireFreePort, requireNode } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { runParallel } from './run-parallel.mjs';

requireNode();
await ensureInstalled();
const port = process.env.MOCK_PORT ?? '4010';
const webPort = process.env.WEB_PORT ?? '5173';

await requireFreePort(port, 'MOCK_PORT');
await requireFreePort(webPort, 'WEB_PORT');
console.log(
  `Open http://localhost:${webPort}/ccb/ (examples on http://127.0.0.1:${port}; admin, market, regional, hq, dealer and packs sign in with any password).`,
);
console.log(
  'The strip at the foot of each page lists the calls of the screen: choose what they answer, and after how long.',
);
const prismPort = String(await freePort());
runParallel([
  {
    name: 'mock',
    args: [
      binOf('tsx'),
      ...['watch', '--clear-screen=false', '--include', 'openapi.yaml', '--include', 'mocks/**/*.json'],
      ...['mocks/engine/serve.ts', port, prismPort],
    ],
    quiet: /change in .* restarting|rerunning/i,
  },
  {
    name: 'prism',
    // Prism does not notice changes to the mocks and crashes on an invalid openapi.yaml; Node's watcher restarts it in both cases.
    args: [
      '--watch-path',
      inRoot('openapi.yaml'),
      '--watch-path',
      inRoot('mocks'),
      '--watch-preserve-output',
      binOf('@stoplight/prism-cli', 'prism'),
      ...['mock', '--port', prismPort, '--host', '127.0.0.1', inRoot('openapi.yaml')],
    ],
    // Only failed calls are logged; six lines per successful call would bury them.
    quiet: /ExperimentalWarning|--trace-warnings|[ℹ✔] +(info|success) /,
  },
  {
    name: 'frontend',
    args: [
      binOf('vite'),
      '--config',
      'frontend/vite.config.ts',
      '--mode',
      'mock',
      '--port',
      webPort,
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    env: { API_TARGET: `http://127.0.0.1:${port}` },
  },
]);
