import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoData } from '../database/demo/demo-data.ts';
import { demoFeed } from '../database/demo/demo-feed.ts';
import { writeFeedFolder } from '../database/feed/feed-folder.ts';
import { feedTables } from '../database/feed/feed-tables.ts';
import { StartProblem } from '../start-problem.ts';
import { optionsOf } from './options.ts';

const USAGE = 'npm run feed:demo -- FOLDER writes the CSV files of the demo data set into it.';

export async function feedDemo(args: string[], today = new Date()): Promise<void> {
  const { values, positionals } = optionsOf(
    { args, allowPositionals: true, options: { help: { type: 'boolean', default: false } } },
    USAGE,
  );
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const [argument, ...others] = positionals;
  if (argument === undefined || others.length > 0)
    throw new StartProblem(
      `${argument === undefined ? 'Missing argument: a folder.' : 'One folder, please.'}\n${USAGE}`,
    );
  const folder = resolve(process.env['INIT_CWD'] ?? '.', argument);
  const taken = feedTables.find(({ file }) => existsSync(join(folder, file)));
  if (taken)
    throw new StartProblem(`${join(argument, taken.file)} exists already; no feed file is overwritten.`);
  const counts = await writeFeedFolder(folder, demoFeed(demoData({ today })));
  for (const [file, rows] of counts)
    process.stdout.write(`${file.padEnd(22)}${String(rows).padStart(8)} rows\n`);
}
