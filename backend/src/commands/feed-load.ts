import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { FeedProblem } from '../database/feed/feed-table.ts';
import { isGridBehind, MAX_PROBLEMS, type FeedClient, type FeedCounts } from '../database/feed/load-feed.ts';
import { runFeed } from '../database/feed/run-feed.ts';
import { besideWhatExists } from '../database/embedded-folder.ts';
import { openConfiguredDatabase } from '../database/open.ts';
import { statementTimeoutMs } from '../kit/statement-limits.ts';
import { StartProblem } from '../start-problem.ts';
import { optionsOf } from './options.ts';

const USAGE = `npm run feed:load -- FOLDER [--dry-run]
Loads the CSV files of the feed; backend/src/database/feed/README.md describes them.
--dry-run shows what would change, without changing anything.`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function problemLines(problems: FeedProblem[]): string[] {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.row - b.row);
  const lines = sorted.map(
    ({ file, row, column, message }) =>
      `${file}, row ${row}${column ? `, column ${column}` : ''}: ${message}`,
  );
  return problems.length < MAX_PROBLEMS ? lines : [...lines, 'There may be more; only the first are shown.'];
}

function countLines(counts: FeedCounts[]): string[] {
  const heads = ['file', 'rows', 'added', 'changed', 'removed', 'unchanged'] as const;
  const rows = [heads, ...counts.map((count) => heads.map((head) => String(count[head])))];
  return rows.map(
    ([file = '', ...cells]) => file.padEnd(22) + cells.map((cell) => cell.padStart(11)).join(''),
  );
}

async function folderOf(argument: string | undefined): Promise<string> {
  if (argument === undefined) throw new StartProblem(`Missing argument: a folder.\n${USAGE}`);
  const folder = resolve(process.env['INIT_CWD'] ?? '.', argument);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new StartProblem(`There is no folder ${argument}.`);
  return folder;
}

export async function feedLoad(config: Config, log: Logger, args: string[]): Promise<void> {
  const { values, positionals } = optionsOf(
    {
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    },
    USAGE,
  );
  if (values.help) return say(USAGE);
  if (positionals.length > 1) throw new StartProblem(`One folder, please.\n${USAGE}`);
  const folder = await folderOf(positionals[0]);
  // Without the --, npm takes it for its own setting.
  const isDryRun = values['dry-run'] || process.env['npm_config_dry_run'] === 'true';
  const open = await openConfiguredDatabase(
    besideWhatExists(config),
    log,
    () => undefined,
    statementTimeoutMs.upkeep,
  );
  const runner = open.database.createQueryRunner();
  try {
    const client = (await runner.connect()) as FeedClient;
    const { counts, problems, unknownFiles } = await runFeed(client, folder, { isDryRun });
    if (unknownFiles.length > 0) say(`Not part of the feed, ignored: ${unknownFiles.join(', ')}`);
    if (problems.length > 0)
      throw new StartProblem([...problemLines(problems), '', 'Nothing was loaded.'].join('\n'));
    if (counts.length === 0) throw new StartProblem(`No feed files in ${folder}.`);
    countLines(counts).forEach(say);
    say(isDryRun ? '\nDry run: nothing was changed.' : `\nLoaded into ${open.place}.`);
    if (isGridBehind(counts) && !isDryRun)
      say('Run updateGrid in Tools: it builds the option grids from the loaded data.');
  } finally {
    await runner.release();
    await open.close();
  }
}
