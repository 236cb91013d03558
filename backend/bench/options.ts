/** The list of a group of 2,000 options: with DEFAULT and with a model, filtered, sorted, and its last pages. */
import type pg from 'pg';
import type { Figure } from './bench.ts';
import type { RunningServer } from './servers.ts';

export const OPTIONS = 2000;
const MODELS = 10;
const GOAL_MS = 100;
const TIMES = 20;

/** A group, its options in every language with labels of ten models, and these models' grids, offering each in three colours. */
export async function loadOptions(pool: pg.Pool): Promise<void> {
  await pool.query(`
    INSERT INTO opt_group (code, description) VALUES ('BENCH', 'Bench') ON CONFLICT DO NOTHING;
    INSERT INTO model_family (code, description) VALUES ('BENCH', 'Bench') ON CONFLICT DO NOTHING;
    INSERT INTO commercial_model (modelcode, family_code, description)
      SELECT 'BENCH_' || n, 'BENCH', 'Bench ' || n FROM generate_series(1, ${MODELS}) n ON CONFLICT DO NOTHING;
    INSERT INTO vehicle (vetele, modelcode, model_year, description)
      SELECT 9990000 + n, 'BENCH_' || n, '2026', 'Bench ' || n FROM generate_series(1, ${MODELS}) n ON CONFLICT (vetele) DO NOTHING;
    INSERT INTO col_item (code, as400_description)
      SELECT 'BENCH_' || n, 'COLORE ' || n FROM generate_series(1, 30) n ON CONFLICT DO NOTHING;
    INSERT INTO opt_item (code, opt_group_id, as400_description)
      SELECT 'BENCH_' || lpad(n::text, 4, '0'), g.id, 'OPTIONAL ' || substr(md5(n::text), 1, 8)
      FROM generate_series(1, ${OPTIONS}) n, opt_group g WHERE g.code = 'BENCH' ON CONFLICT DO NOTHING;
    INSERT INTO opt_label (opt_item_id, language_id, modelcode, label, description)
      SELECT i.id, l.id, m.modelcode, 'Etichetta dell''optional ' || substr(md5(i.code || m.modelcode || l.code), 1, 10),
        'Misura e disegno sono omologati per il modello; una misura maggiore può aumentare i consumi.'
      FROM opt_item i, language l,
        (SELECT 'DEFAULT' AS modelcode UNION SELECT modelcode FROM commercial_model WHERE family_code = 'BENCH') m
      WHERE i.code LIKE 'BENCH%' AND (m.modelcode = 'DEFAULT' OR l.code = 'it') ON CONFLICT DO NOTHING;
    INSERT INTO opt_grid (vetele, opt_item_id)
      SELECT v.vetele, i.id FROM vehicle v, opt_item i WHERE v.modelcode LIKE 'BENCH%' AND i.code LIKE 'BENCH%'
      ON CONFLICT DO NOTHING;
    INSERT INTO col_grid (opt_grid_id, col_item_id)
      SELECT e.id, c.id FROM opt_grid e, generate_series(0, 2) n, col_item c
      WHERE c.code = 'BENCH_' || (e.id + n * 7) % 30 + 1 ON CONFLICT DO NOTHING;`);
  for (const table of ['opt_group', 'opt_item', 'opt_label', 'opt_grid', 'col_grid', 'vehicle'])
    await pool.query(`VACUUM ANALYZE ${table}`);
}

const model = 'modelName=BENCH_7';
const lists: Record<string, string> = {
  'model DEFAULT': 'modelName=DEFAULT&size=10',
  'model DEFAULT, 100 rows': 'modelName=DEFAULT&size=100',
  'a model': `${model}&size=10`,
  'a model, 100 rows': `${model}&size=100`,
  'a model, last page': `${model}&size=100&page=${OPTIONS / 100 - 1}`,
  'a model, label searched': `${model}&size=10&label=optional%20a7`,
  'a model, sorted by its label': `${model}&size=100&sortBy=modelLabel&sortDesc=true`,
  'DEFAULT, sorted by the label': 'modelName=DEFAULT&size=100&sortBy=defaultLabel',
};

/** Sequential replies after two warm-up calls. */
async function repliesMs(url: string, headers: Record<string, string>, isFull: boolean) {
  const all: number[] = [];
  for (let time = -2; time < TIMES; time++) {
    const startedAt = performance.now();
    const reply = await fetch(url, { headers });
    const { totalElements } = (await reply.json()) as { totalElements: number };
    const lasted = performance.now() - startedAt;
    if (isFull && totalElements !== OPTIONS) throw new Error(`${url}: ${totalElements} options`);
    if (time >= 0) all.push(lasted);
  }
  all.sort((a, b) => a - b);
  return { median: all[TIMES / 2]!, p95: all[Math.ceil(TIMES * 0.95) - 1]! };
}

export async function measureOptions(
  pool: pg.Pool,
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  await loadOptions(pool);
  const figures: Figure[] = [];
  for (const [what, query] of Object.entries(lists)) {
    const url = `${base}/ccb/auth/fe/optGridLabel/findByOptGroupAndModelName?optGroup=BENCH&language=it&${query}`;
    const { median, p95 } = await repliesMs(url, headers, !query.includes('label='));
    figures.push({
      what: `group of ${OPTIONS} options, ${what}`,
      value: `p95 ${p95.toFixed(1)} ms, median ${median.toFixed(1)} ms`,
      goal: `p95 < ${GOAL_MS} ms`,
      isMet: p95 < GOAL_MS,
    });
  }
  return figures;
}
