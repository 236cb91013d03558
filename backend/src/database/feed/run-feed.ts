import { readFeedFolder } from './feed-folder.ts';
import type { FeedProblem } from './feed-table.ts';
import { loadFeed, type FeedClient, type FeedCounts } from './load-feed.ts';

const FEED_LOCK = 7_230_463;

/** Checks and loads a folder in one transaction; rolled back after a dry run and on any problem. */
export async function runFeed(
  client: FeedClient,
  folder: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<{ counts: FeedCounts[]; problems: FeedProblem[]; unknownFiles: string[] }> {
  const problems: FeedProblem[] = [];
  const { feed, unknownFiles } = await readFeedFolder(folder, problems);
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [FEED_LOCK]);
    const counts = await loadFeed(client, feed, problems);
    await client.query(isDryRun || problems.length > 0 ? 'ROLLBACK' : 'COMMIT');
    return { counts, problems, unknownFiles };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
