import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './project.mjs';
import { filesIn } from './content-hash.mjs';

/** The variable that tells a test which database to use. */
const MARK = 'TEST_DATABASE_URL';

/** Test files below a folder that use no database, whatever they import: on another database they would prove the same again. */
export function testsWithoutDatabase(folder) {
  return filesIn(inRoot(folder)).filter((file) => file.endsWith('.test.ts') && !isMarked(file, new Set()));
}

function isMarked(file, seen) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return text.includes(MARK) || importsOf(file, text).some((other) => isMarked(other, seen));
}

/** Erased before anything runs: the file behind it is not loaded. */
const TYPES = /^(import|export) type (\w+|\* as \w+|\{[^}]*\}) from '[^']+'/gm;

/** Every file referenced from here: imports, and files that a test starts as a process or thread. */
const importsOf = (file, text) =>
  [...text.replace(TYPES, '').matchAll(/'(\.{1,2}\/[^'\n]+\.[a-z]+)'/g)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => /\.m?[jt]s$/.test(path) && existsSync(path));

/**
 * What the embedded database alone can break, beside the contract tests and the journeys, which run on it: its one session, its files, its
 * locks and its limits. The noun to copy stands for the others.
 */
const EMBEDDED = [
  'src/database/backup/backup.test',
  'src/database/feed/',
  'src/database/migrations',
  'src/database/autovacuum',
  'src/features/health/',
  ...['export', 'filter', 'history', 'import', 'list', 'restore', 'write'].map(
    (name) => `src/features/interface-labels/${name}`,
  ),
  'src/features/price-lists/save',
  'src/kit/cache',
  'src/kit/export',
  'src/kit/job-runner',
  'src/kit/transaction',
  'test/app',
  'test/database',
  'test/hostile-memory',
  'test/hostile-requests',
  'test/killed-jobs',
  'test/repeated-requests',
];

/** Test files that npm test runs on the embedded database where all run on PostgreSQL. */
export function testsOnEmbedded() {
  const files = filesIn(inRoot('backend')).filter((file) => file.endsWith('.test.ts'));
  return EMBEDDED.flatMap((place) => {
    const found = files.filter((file) => file.startsWith(inRoot('backend', place)));
    if (found.length === 0) throw new Error(`No test begins with backend/${place} any more.`);
    return found;
  });
}
