import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { ICON_NAME } from './picture-file.ts';
import { pictureFolder } from './picture-folder.ts';

const log = pino({ enabled: false });
const root = mkdtempSync(join(tmpdir(), 'ccb-pictures-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('draws where nothing is, and over no file that it cannot show', async () => {
  const drawings = { has: () => true, draw: async () => Buffer.from('drawn') };
  const folder = pictureFolder(root, drawings);
  const iconOf = (option: string) => ({ model: 'DEFAULT', group: 'WHEELS', option, name: ICON_NAME });
  const place = join(root, 'DEFAULT', 'WHEELS', '08C');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, ICON_NAME), '');

  expect(await folder.find(iconOf('08C'), log)).toBeUndefined();
  expect(readFileSync(join(place, ICON_NAME), 'utf8')).toBe('');
  expect(readFileSync((await folder.find(iconOf('08D'), log))!.path, 'utf8')).toBe('drawn');
});
