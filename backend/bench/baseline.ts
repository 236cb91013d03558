/**
 * The baseline: a bare node:http server, a pool of 4, a named prepared statement per address, JSON built by PostgreSQL. No sign-in,
 * no validation, no log.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });

const rows = `SELECT l.id, l.code, l.label, l.label_group AS "labelGroup",
    json_build_object('id', g.id, 'code', g.code, 'description', g.description) AS language,
    l.model_enable_regexp AS "modelEnableRegexp", l.model_disable_regexp AS "modelDisableRegexp", l.version
  FROM interface_label l JOIN language g ON g.id = l.language_id`;

const list = (where: string, size: string, offset: string): string =>
  `SELECT json_build_object('content', (SELECT coalesce(json_agg(page), '[]') FROM
      (${rows} WHERE ${where} ORDER BY l.code_search, l.id LIMIT ${size} OFFSET ${offset}) page),
    'totalElements', (SELECT count(*) FROM interface_label l WHERE ${where}))::text AS body`;

const inGroup = 'l.label_group = $1 AND l.language_id = $2';
const statements = {
  list: { name: 'list', text: list(inGroup, '$3', '$4') },
  contains: { name: 'contains', text: list(`${inGroup} AND strpos(l.label_search, $5) > 0`, '$3', '$4') },
  update: { name: 'update', text: 'UPDATE interface_label SET label = $2 WHERE id = $1' },
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url!, 'http://baseline');
  let body = '{"message":"updated"}';
  if (pathname === '/update') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { id, label } = JSON.parse(Buffer.concat(chunks).toString()) as { id: number; label: string };
    await pool.query({ ...statements.update, values: [id, label] });
  } else {
    const label = searchParams.get('label');
    const values = [searchParams.get('labelGroup'), 1, Number(searchParams.get('size')), 0];
    const { rows: found } = await pool.query<{ body: string }>(
      label === null
        ? { ...statements.list, values }
        : { ...statements.contains, values: [...values, label] },
    );
    body = found[0]!.body;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

// The load generator cuts its connections at the end of a round.
createServer((request, response) => void answer(request, response).catch(() => response.destroy())).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
  () => process.stdout.write('listening\n'),
);
