// npm run bench: the product against a baseline on a real PostgreSQL (DATABASE_URL, else a scratch server with fsync).
import { browserPath } from './browser.mjs';
import { binOf, requireNode, runNode, stopChildrenOnSignal } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { startScratchPostgres } from './scratch-postgres.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB' };
const own = process.env.DATABASE_URL ? undefined : await startScratchPostgres({ settings });
stopChildrenOnSignal();
const { code } = await runNode(
  [binOf('tsx'), '--tsconfig', 'backend/tsconfig.json', 'backend/bench/bench.ts', ...process.argv.slice(2)],
  {
    show: true,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: own?.url ?? process.env.DATABASE_URL,
      CHROMIUM_PATH: await browserPath(),
    },
  },
);
await own?.stop();
process.exitCode = code;
