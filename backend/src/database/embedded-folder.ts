import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export const embeddedFolder = (config: Config): string => join(config.dataDir, 'postgres');

export const hasEmbedded = (config: Config): boolean =>
  existsSync(join(embeddedFolder(config), 'postgres', 'PG_VERSION'));

/** For commands that store something themselves: on PostgreSQL, or in a folder that exists, without demo data beside it. */
export const besideWhatExists = (config: Config): Config => ({
  ...config,
  loadDemoData: config.loadDemoData && config.databaseUrl === undefined && !hasEmbedded(config),
});
