// npm run stories: every screen, dialog and part in every state, for designers.
import { binOf, inRoot, requireFreePort, requireNode } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { runParallel } from './run-parallel.mjs';

requireNode();
await ensureInstalled();
const port = process.env.STORIES_PORT ?? '6006';
await requireFreePort(port, 'STORIES_PORT');
console.log(`Open http://localhost:${port}/ once the stories are ready.`);
runParallel([
  {
    name: 'stories',
    args: [
      binOf('storybook'),
      'dev',
      '--config-dir',
      inRoot('stories', '.storybook'),
      '--port',
      port,
      '--exact-port',
      '--ci',
      '--disable-telemetry',
    ],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
]);
