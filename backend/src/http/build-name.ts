import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRONTEND, PAGE } from './frontend-files.ts';

const SERVER = fileURLToPath(new URL('.', import.meta.url));
/** The build before may have left such parts behind; the others name those of this one. */
const isNamedByContent = (name: string): boolean => /-[A-Z0-9]{8}\.js$/.test(name);

/** Tells builds apart, of the server or of the frontend, whose page names its files by their content; `source` if it was not built. */
export function buildName(server = SERVER, frontend = FRONTEND): string {
  if (!existsSync(join(server, 'main.js'))) return 'source';
  const names = readdirSync(server).filter((name) => /\.js(on)?$/.test(name) && !isNamedByContent(name));
  const files = [...names.sort().map((name) => join(server, name)), join(frontend, PAGE)];
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
