// npm run stories: every screen, dialog and part in every state, for designers. `--build` makes a static site, `--compare` shows
// what a change looks like.
import { binOf, inRoot, requireFreePort, requireNode, runNode, stopChildrenOnSignal } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { runParallel } from './run-parallel.mjs';

requireNode();
await ensureInstalled();
const args = process.argv.slice(2);
const unknown = args.filter((arg) => !['--build', '--compare', '--update'].includes(arg));
if (unknown.length > 0) {
  console.error(
    `Unknown option: ${unknown.join(', ')}. The options are --build, --compare and --compare --update.`,
  );
  process.exit(1);
}
const settings = ['--config-dir', inRoot('stories', '.storybook'), '--disable-telemetry'];
const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
const site = inRoot('storybook-static');

if (args.includes('--compare') || args.includes('--update')) {
  await build();
  const { compareStories } = await import('./compare-stories.mjs');
  process.exit(await compareStories({ site, update: args.includes('--update') }));
} else if (args.includes('--build')) {
  await build();
  console.log('Built storybook-static: files for any web server, in any folder.');
} else await open();

async function build() {
  stopChildrenOnSignal();
  console.log('Building the stories (about half a minute) ...');
  const { code, output } = await runNode(
    [binOf('storybook'), 'build', '--output-dir', site, '--quiet', ...settings],
    { env: { NO_COLOR: '1', ...env } },
  );
  if (code === 0) return;
  console.error(output);
  process.exit(code);
}

async function open() {
  const port = process.env.STORIES_PORT ?? '6006';
  await requireFreePort(port, 'STORIES_PORT');
  console.log(`Open http://localhost:${port}/ once the stories are ready.`);
  runParallel([
    {
      name: 'stories',
      args: [binOf('storybook'), 'dev', '--port', port, '--exact-port', '--ci', ...settings],
      env,
    },
  ]);
}
