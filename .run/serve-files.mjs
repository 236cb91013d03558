// A minimal file server for a built Storybook.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free port of this machine; resolves with its address and a function to stop it. */
export function serveFiles(folder) {
  const server = createServer(({ url }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(reply);
  });
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () =>
      done({
        address: `http://127.0.0.1:${server.address().port}/`,
        stop: () => new Promise((stopped) => server.close(stopped).closeAllConnections()),
      }),
    ),
  );
}
