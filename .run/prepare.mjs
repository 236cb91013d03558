// Installs and builds what is missing or stale; a no-op of milliseconds when nothing changed.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root, runNode, runProgram } from './project.mjs';
import { hashOf, readHash, writeHash } from './content-hash.mjs';

const installStamp = inRoot('node_modules', '.ccb-installed');

export async function ensureInstalled() {
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (existsSync(inRoot('node_modules')) && (readHash(installStamp) === wanted || isInstalledByHand())) {
    if (readHash(installStamp) !== wanted) writeHash(installStamp, wanted);
    return;
  }
  console.log('Installing packages (once; about a minute) ...');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error(`${output}\nThe packages could not be installed (npm ci ended with ${code}).`);
    process.exit(1);
  }
  writeHash(installStamp, wanted);
}

/** npm records what it installed in node_modules/.package-lock.json, so after `npm install` nothing is installed a second time. */
function isInstalledByHand() {
  try {
    const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(inRoot('node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([path, entry]) => {
      if (path === '' || entry.link) return true;
      if (!present[path]) return Boolean(entry.optional || entry.devOptional || entry.peer);
      return present[path].version === entry.version;
    });
  } catch {
    return false;
  }
}

export function npm(args) {
  // Set by `npm start`; when run by hand as `node .run/start.mjs`, npm is on the PATH.
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runNode([script, ...args]);
  return runProgram('npm', args, { shell: process.platform === 'win32' });
}

const isSource = (name) => !/\.(test|stories)\.[a-z]+$/.test(name);
const shared = ['package-lock.json', '.run/build.mjs', '.run/server-bundle.mjs'];

const parts = {
  frontend: {
    sources: [
      ...[
        'src',
        'public',
        'index.html',
        'vite.config.ts',
        'styleRules.ts',
        'landing.html',
        'landing.config.ts',
      ].map((name) => `frontend/${name}`),
      'contracts/rules',
      ...shared,
    ],
    result: 'frontend/dist/landing.en.html',
  },
  backend: {
    sources: [
      'backend/src',
      'contracts/rules',
      'backend/tsconfig.json',
      'openapi.yaml',
      'mocks',
      'contracts/glossary.yaml',
      '.run/glossary.mjs',
      '.run/published-contract.mjs',
      ...shared,
    ],
    result: 'backend/dist/main.js',
  },
};

const stampOf = (part) => inRoot('.cache', 'built', part);

export async function ensureBuilt({ only = Object.keys(parts), force = false, quiet = false } = {}) {
  const hashes = new Map(only.map((part) => [part, hashOf(parts[part].sources, isSource)]));
  const stale = only.filter(
    (part) =>
      force || readHash(stampOf(part)) !== hashes.get(part) || !existsSync(inRoot(parts[part].result)),
  );
  if (stale.length === 0) return;
  if (!quiet) console.log(`Building ${stale.join(' and ')} ...`);
  const builds = await Promise.all(
    // In a separate process, so that the server does not keep the memory that a build allocates.
    stale.map(async (part) => ({
      part,
      ...(await runNode([inRoot('.run', 'build.mjs'), '--only', part], { cwd: root })),
    })),
  );
  for (const { part, code, output } of builds) {
    if (code === 0) writeHash(stampOf(part), hashes.get(part));
    else console.error(`${output}\nThe ${part} could not be built.`);
  }
  if (builds.some(({ code }) => code !== 0)) process.exit(1);
}
