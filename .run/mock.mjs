// npm run mock: the frontend against examples only (Prism serves mocks/ through openapi.yaml); no backend, no database.
import { binOf, inRoot, requireFreePort, requireNode } from './project.mjs';
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
  `Another example or status of an operation, in the browser's console: localStorage['ccb.mock'] = '{"listInterfaceLabels":"empty"}' (or "403").`,
);
runParallel([
  {
    name: 'examples',
    // Prism itself misses changes of the mocks and dies of a broken openapi.yaml; Node's watcher restarts it for both.
    args: [
      '--watch-path',
      inRoot('openapi.yaml'),
      '--watch-path',
      inRoot('mocks'),
      '--watch-preserve-output',
      binOf('@stoplight/prism-cli', 'prism'),
      ...['mock', '--port', port, '--host', '127.0.0.1', inRoot('openapi.yaml')],
    ],
    // Only failing calls are logged; six lines per good one would bury them.
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
