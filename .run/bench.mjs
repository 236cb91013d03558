// npm run bench: the product against a baseline on a real PostgreSQL: a scratch server with fsync, or BENCH_DATABASE_URL, an empty
// database of its own. Not DATABASE_URL, which may be exported for `npm start`: the bench leaves its user and millions of rows behind.
import { browserPath } from './browser.mjs';
import { binOf, requireNode, runNode, stopChildrenOnSignal } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { startScratchPostgres } from './scratch-postgres.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB' };
const own = process.env.BENCH_DATABASE_URL ? undefined : await startScratchPostgres({ settings });
stopChildrenOnSignal();
const { code } = await runNode(
  [binOf('tsx'), '--tsconfig', 'backend/tsconfig.json', 'backend/bench/bench.ts', ...process.argv.slice(2)],
  {
    show: true,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: own?.url ?? process.env.BENCH_DATABASE_URL,
      CHROMIUM_PATH: await browserPath(),
    },
  },
);
await own?.stop();
process.exitCode = code;
