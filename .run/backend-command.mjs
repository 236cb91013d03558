// npm run db:reset, user:create, ...: commands of the built backend, e.g. `node .run/backend-command.mjs user-create --help`.
import { pathToFileURL } from 'node:url';
import { inRoot, requireNode, root } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt({ only: ['backend'] });
process.env.NODE_ENV ??= 'production';
process.chdir(root);
await import(pathToFileURL(inRoot('backend', 'dist', 'main.js')).href);
