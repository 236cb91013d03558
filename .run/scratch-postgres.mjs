// A PostgreSQL server for one run, with its own data folder and port; removed afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './project.mjs';

/**
 * `stop()` is idempotent and also runs on exit; `restart()` interrupts running statements.
 * @param {{ settings?: Record<string, string> }} options override the fast, unsafe test settings
 */
export async function startScratchPostgres({ settings = {} } = {}) {
  const programs = programFolder();
  const runAs = otherUser();
  const folder = mkdtempSync(join(runAs ? '/tmp' : tmpdir(), 'ccb-postgres-'));
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const { run, must } = runnerOf(programs, runAs);
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    process.off('exit', stop);
    if (existsSync(join(data, 'postmaster.pid')))
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);

  try {
    must('initdb', ['-D', data, ...INITDB_FLAGS]);
    const flags = flagsOf({ port, unix_socket_directories: folder, ...settings });
    must('pg_ctl', ['-D', data, '-l', join(folder, 'server.log'), '-o', flags, '-w', '-t', '60', 'start']);
  } catch (error) {
    const log = existsSync(join(folder, 'server.log'))
      ? readFileSync(join(folder, 'server.log'), 'utf8')
      : '';
    stop();
    throw new Error(`${error.message}\n${log}`);
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const restart = async () => {
    const args = ['-D', data, '-l', join(folder, 'server.log'), '-m', 'fast', '-w', '-t', '60', 'restart'];
    const child = spawn(join(programs, 'pg_ctl'), args, { cwd: '/', ...runAs, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`pg_ctl ended with ${code}`);
  };
  return { url, runAs, folder, restart, stop: async () => stop() };
}

const INITDB_FLAGS = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];

function flagsOf(settings) {
  return Object.entries({
    listen_addresses: '127.0.0.1',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...settings,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

function runnerOf(programs, runAs) {
  // The other user may not have access to this folder, and the output of the running server must not block this process.
  const run = (program, args) =>
    spawnSync(join(programs, program), args, {
      cwd: '/',
      ...runAs,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: 90_000,
    });
  const must = (program, args) => {
    const { status, stderr, error } = run(program, args);
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  };
  return { run, must };
}

export const isPostgresHere = () => foundFolder() !== undefined;

/** Debian keeps these programs off the PATH. */
function foundFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

function programFolder() {
  const found = foundFolder();
  if (found) return found;
  throw new Error(
    'PostgreSQL is not installed here: install it (Debian: apt-get install postgresql) or set DATABASE_URL.',
  );
}

/** PostgreSQL refuses to run as root. */
function otherUser() {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.',
    );
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
