// npm run contract:diff -- REF: breaking changes in openapi.yaml since a commit, or without REF since contracts/published.json.
// `--check` fails for changes that contracts/breaking.md does not list; `--publish` makes openapi.yaml the published contract.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { apiDiff } from 'api-smart-diff';
import { parse } from 'yaml';
import { inRoot, root } from './project.mjs';

const PUBLISHED = inRoot('contracts', 'published.json');
const WORDS = ['description', 'summary', 'title', 'x-message'];

/** Descriptions and examples are not part of the contract. */
function bare(node) {
  if (Array.isArray(node)) return node.map(bare);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => key !== 'examples' && !(WORDS.includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]));
}

/** For a reply, the library inverts the verdict on a request, which is wrong if old and new have nothing in common. */
const INCOMPARABLE = ['type', 'format', 'const', 'pattern'];
const typesOf = (value) => [value].flat();

function isBreaking({ type, action, path, before, after }) {
  const keyword = path.at(-1);
  const isOfReply = path[3] === 'responses';
  if (!isOfReply || action !== 'replace' || !INCOMPARABLE.includes(keyword)) return type === 'breaking';
  return keyword !== 'type' || typesOf(after).some((one) => !typesOf(before).includes(one));
}

/** A line for each path, so that git shows what was published. */
function asLines({ paths, ...rest }) {
  const lines = Object.entries(paths).map(
    ([path, item]) => `${JSON.stringify(path)}:${JSON.stringify(item)}`,
  );
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`;
}

const git = (ref) =>
  execFileSync('git', ['show', `${ref}:openapi.yaml`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

const [option = ''] = process.argv.slice(2);
const isOfCommit = option !== '' && !option.startsWith('--');
const present = bare(parse(readFileSync(inRoot('openapi.yaml'), 'utf8')));

if (option === '--publish') {
  writeFileSync(PUBLISHED, asLines(present));
  console.log('openapi.yaml is the published contract now. Empty the list in contracts/breaking.md.');
  process.exit(0);
}

const earlier = isOfCommit ? bare(parse(git(option))) : JSON.parse(readFileSync(PUBLISHED, 'utf8'));
const told = (action, before, after) =>
  action === 'replace' ? `(${JSON.stringify(before)}, now ${JSON.stringify(after)})` : '';
const operationOf = ([, path, method]) => (method ? `${method.toUpperCase()} ${path}` : path);
const breaking = apiDiff(earlier, present)
  .filter(({ path }) => path[0] === 'paths')
  .filter(isBreaking)
  .map(({ action, path, before, after }) => ({
    operation: operationOf(path),
    said: [
      action,
      path.slice(3).join('.').replace('content.application/json.schema', 'body'),
      told(action, before, after),
    ]
      .filter(Boolean)
      .join(' '),
  }));
const named = readFileSync(inRoot('contracts', 'breaking.md'), 'utf8');
const isNamed = ({ operation }) => named.includes(`\`${operation}\``);
const wanted = option === '--check' ? breaking.filter((one) => !isNamed(one)) : breaking;

for (const { operation, said } of wanted) console.log(`${operation}: ${said}`);
if (wanted.length === 0) console.log('Nothing that a caller relies on has changed.');
else if (option === '--check')
  console.log(
    '\nThese break callers. Undo them, or name each operation in contracts/breaking.md with its reason.',
  );
process.exit(option === '--check' && wanted.length > 0 ? 1 : 0);
