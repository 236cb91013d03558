/** 20 groups x 10 languages x 1,000 codes. */
import type pg from 'pg';

export const GROUPS = 20;
export const CODES = 1000;

export async function loadLabels(pool: pg.Pool): Promise<void> {
  await pool.query(`
    INSERT INTO language (code, description) SELECT 'x' || n, 'Language ' || n FROM generate_series(3, 10) n
    WHERE NOT EXISTS (SELECT FROM language WHERE code = 'x' || n);
    INSERT INTO interface_label (label_group, code, language_id, label)
    SELECT 'Bench ' || g, 'BENCH_' || lpad(c::text, 4, '0') || '_' || substr(md5(c::text), 1, 6), l.id,
      'Etichetta ' || substr(md5(g || l.code || c), 1, 8) || ' del configuratore, riga ' || c || ' in ' || l.code
    FROM generate_series(1, ${GROUPS}) g, generate_series(1, ${CODES}) c, (SELECT id, code FROM language ORDER BY id LIMIT 10) l
    ON CONFLICT DO NOTHING;`);
  await pool.query('VACUUM ANALYZE interface_label');
}
