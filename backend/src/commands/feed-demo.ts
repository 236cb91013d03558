import { resolve } from 'node:path';
import { demoData } from '../database/demo/demo-data.ts';
import { demoFeed } from '../database/demo/demo-feed.ts';
import { writeFeedFolder } from '../database/feed/feed-folder.ts';
import { StartProblem } from '../start-problem.ts';

export async function feedDemo(args: string[], today = new Date()): Promise<void> {
  const [folder] = args;
  if (folder === undefined)
    throw new StartProblem(
      'Missing argument: a folder.\nnpm run feed:demo -- FOLDER writes the CSV files of the demo data set into it.',
    );
  const counts = await writeFeedFolder(
    resolve(process.env['INIT_CWD'] ?? '.', folder),
    demoFeed(demoData({ today })),
  );
  for (const [file, rows] of counts)
    process.stdout.write(`${file.padEnd(22)}${String(rows).padStart(8)} rows\n`);
}
