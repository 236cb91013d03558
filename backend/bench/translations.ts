/** The translators' workbench with 200,000 interface labels: 22 groups x 1,000 codes in up to 10 languages. */
import type pg from 'pg';
import type { Figure } from './bench.ts';
import { CODES } from './labels.ts';
import { figureOf } from './replies.ts';
import type { RunningServer } from './servers.ts';

const GROUPS = 22;
const LANGUAGES = 10;

/**
 * Three to six words of 400 for a label, with other letters in each language: some labels are nearly the same, most are not. One label in
 * seven has no translation into the last five languages.
 */
export async function loadTranslations(pool: pg.Pool): Promise<void> {
  await pool.query(`
    INSERT INTO language (code, description) SELECT 'x' || n, 'Language ' || n FROM generate_series(3, ${LANGUAGES}) n
    WHERE NOT EXISTS (SELECT FROM language WHERE code = 'x' || n);
    INSERT INTO interface_label (label_group, code, language_id, label)
    SELECT 'Words ' || g, 'WORDS_' || lpad(c::text, 4, '0'), l.id,
      (SELECT string_agg(
         (string_to_array('ca fre no pneu vo ser sti ri lam pa spec chio por ta cin tu ra mo to re', ' '))[1 + (w + n) % 20]
         || (string_to_array('li ba ne ro mi lo te si co du', ' '))[1 + (w / 20) % 10]
         || (string_to_array('to re na gi zo ve', ' '))[1 + (w / 200 + n) % 2 + 2 * (n % 3)], ' ')
       FROM (SELECT ('x' || substr(md5(g || '.' || c || '.' || at), 1, 6))::bit(24)::integer % 400 AS w
             FROM generate_series(1, 3 + (g + c) % 4) at) words)
    FROM generate_series(1, ${GROUPS}) g, generate_series(1, ${CODES}) c,
      (SELECT id, code, row_number() OVER (ORDER BY id) - 1 AS n FROM language ORDER BY id LIMIT ${LANGUAGES}) l
    WHERE n < 5 OR c % 7 > 0
    ON CONFLICT DO NOTHING`);
  await pool.query('VACUUM ANALYZE interface_label');
}

export async function measureTranslations(
  pool: pg.Pool,
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const read = async (path: string, query: Record<string, string>) => {
    const reply = await fetch(`${base}/ccb/auth/fe/translation${path}?${new URLSearchParams(query)}`, {
      headers,
    });
    const body = (await reply.json()) as unknown;
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body)}`);
    return body;
  };
  const { rows: labels } = await pool.query<{ label: string }>(
    `SELECT label FROM interface_label WHERE label_group = 'Words 7' AND language_id = (SELECT id FROM language WHERE code = 'it')
     ORDER BY code LIMIT 100`,
  );
  let turn = 0;
  const similar = () => read('/similar', { text: labels[turn++ % 100]!.label, source: 'it', target: 'en' });
  const texts = await pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM interface_label');
  const of = `of ${texts.rows[0]!.count} labels`;
  const overview = async () => {
    const reply = await fetch(`${base}/ccb/auth/fe/overview?source=it`, { headers });
    if (!reply.ok) throw new Error(`overview: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const afterChange = (run: () => Promise<unknown>) => async () => {
    await pool.query(
      `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES (now(), 'bench', 'interfaceLabel', '1', 'update')`,
    );
    return run();
  };
  const states = ['missing', 'outdated', 'same', 'translated', 'checked'];
  return [
    await figureOf(`overview ${of}, just after a change of a label`, afterChange(overview), 200),
    await figureOf(`similar translations ${of}, another text each time`, similar, 50, 60),
    await figureOf(
      `completeness ${of} in ${LANGUAGES - 1} languages`,
      () => read('/completeness', { source: 'it' }),
      150,
    ),
    await figureOf(
      `workbench: all groups in 3 languages, another state each time`,
      () =>
        read('', {
          kind: 'interfaceLabel',
          source: 'it',
          targets: 'en,x3',
          state: states[turn++ % 5]!,
          size: '100',
        }),
      1000,
    ),
    await figureOf(
      `workbench: a group of ${CODES} texts in 5 languages, counted by state`,
      () =>
        read('', {
          kind: 'interfaceLabel',
          group: 'Words 7',
          source: 'it',
          targets: 'en,x3,x4,x5',
          size: String(CODES),
        }),
      150,
    ),
  ];
}
