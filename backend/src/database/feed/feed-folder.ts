import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvHead, csvLines } from '../../kit/csv.ts';
import { FileRefusal } from '../../kit/upload/file-rows.ts';
import { readCsv } from '../../kit/upload/read-csv.ts';
import { sentenceOf } from '../../kit/upload/uploaded-file.ts';
import { readHeader, readRecord } from './feed-cells.ts';
import type { FeedProblem, FeedRow, FeedTable } from './feed-table.ts';
import { feedTables } from './feed-tables.ts';
import { MAX_PROBLEMS, type Feed } from './load-feed.ts';

const PORTION = 5000;

/** The CSV files of a folder as a feed. Problems with cells are added to `problems` while the rows are read. */
export async function readFeedFolder(
  folder: string,
  problems: FeedProblem[],
): Promise<{ feed: Feed; unknownFiles: string[] }> {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv'));
  const feed: Feed = new Map();
  for (const table of feedTables)
    if (names.includes(table.file)) feed.set(table.file, rowsOf(folder, table, problems));
  return { feed, unknownFiles: names.filter((name) => !feed.has(name)).sort() };
}

async function* rowsOf(folder: string, table: FeedTable, problems: FeedProblem[]): AsyncGenerator<FeedRow[]> {
  const note = (problem: FeedProblem): void => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };
  let places: number[] | undefined;
  let portion: FeedRow[] = [];
  let row = 0;
  try {
    const bytes = await readFile(join(folder, table.file));
    let cells = 0;
    for await (const record of readCsv(bytes)) {
      row += 1;
      cells = record.length;
      if (!places) {
        const header = readHeader(table, record);
        if (typeof header[0] === 'object') return header.forEach((problem) => note(problem as FeedProblem));
        places = header as number[];
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      const read = readRecord(table, places, record, row, note);
      if (read) portion.push(read);
      if (portion.length === PORTION) {
        yield portion;
        portion = [];
      }
    }
    // Of a file that was cut off on its way, prices would be missing.
    if (cells < table.columns.length && !bytes.subarray(-2).includes(0x0a))
      note({ file: table.file, row, column: '', message: 'ends in the middle: is the file complete?' });
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    note({ file: table.file, row: row + 1, column: '', message: sentenceOf(error.fault) });
  }
  if (row === 0) note({ file: table.file, row: 1, column: '', message: 'the file is empty' });
  yield portion;
}

export async function writeFeedFolder(folder: string, feed: Feed): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const counts = new Map<string, number>();
  for (const { file, columns } of feedTables) {
    const portions = feed.get(file);
    if (!portions) continue;
    const names = columns.map(({ name }) => name);
    const target = await open(join(folder, file), 'w');
    try {
      await target.write(csvHead(names));
      let count = 0;
      for await (const rows of portions) {
        await target.write(csvLines(rows.map(({ values }) => names.map((name) => values[name]))));
        count += rows.length;
      }
      counts.set(file, count);
    } finally {
      await target.close();
    }
  }
  return counts;
}
