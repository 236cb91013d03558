import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { dbReset } from './db-reset.ts';
import { feedDemo } from './feed-demo.ts';
import { feedLoad } from './feed-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'ccb-arguments-'));
const config = readConfig({ DATA_DIR: folder }, '/');
const log = pino({ level: 'silent' });
vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('of db:reset are read before anything is deleted', async () => {
  mkdirSync(join(folder, 'postgres'));
  await dbReset(config, log, ['--help']);
  await expect(dbReset(config, log, ['--dry-run'])).rejects.toThrow(/--dry-run[^]*npm run db:reset/);

  expect(existsSync(join(folder, 'postgres'))).toBe(true);
});

it('of feed:demo name one folder, in which no feed file is overwritten', async () => {
  const feed = join(folder, 'feed');
  mkdirSync(feed);
  writeFileSync(join(feed, 'markets.csv'), 'of the factory');
  await feedDemo(['--help']);
  await expect(feedDemo([feed])).rejects.toThrow(/markets\.csv exists already/);
  await expect(feedDemo([feed, 'dry-run'])).rejects.toThrow(/^One folder/);

  expect(readdirSync(feed)).toEqual(['markets.csv']);
  expect(readFileSync(join(feed, 'markets.csv'), 'utf8')).toBe('of the factory');
});

it('of feed:load name one folder: a forgotten -- is no reason to load what was to be tried', async () => {
  await expect(feedLoad(config, log, [folder, 'dry-run'])).rejects.toThrow(/^One folder/);
});
