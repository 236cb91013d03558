/** The public landing page in Lighthouse: a phone, loopback, a four times slower CPU. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Figure } from './bench.ts';
import { median } from './load.ts';
import type { RunningServer } from './servers.ts';

/** The last release for Node.js 20; run through npx, so that the product does not depend on it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;
const MAX_LARGEST_PAINT_MS = 1500;
const SCORE = 95;

interface Report {
  categories: Record<'accessibility' | 'best-practices', { score: number }>;
  audits: Record<'largest-contentful-paint', { numericValue: number }>;
}

/** Four regions of ten countries, and six families of three models that all of them show. */
async function loadLanding(pool: pg.Pool): Promise<void> {
  await pool.query(`
    INSERT INTO geo_region (id, label) SELECT 900 + n, 'Region ' || n FROM generate_series(1, 4) n ON CONFLICT DO NOTHING;
    INSERT INTO country (id, desc_en, iso_code2, geo_region_id)
      SELECT 'L' || n, 'Country ' || n, 'L' || n, 901 + n / 10 FROM generate_series(0, 39) n ON CONFLICT DO NOTHING;
    INSERT INTO model_family (code, description) SELECT 'LAND_' || n, 'Family ' || n FROM generate_series(1, 6) n
      ON CONFLICT DO NOTHING;
    INSERT INTO commercial_model (modelcode, family_code, description)
      SELECT 'LAND_' || n, 'LAND_' || 1 + n / 3, 'Model ' || n FROM generate_series(0, 17) n ON CONFLICT DO NOTHING;
    INSERT INTO vehicle (vetele, modelcode, model_year, description)
      SELECT 9980000 + n, 'LAND_' || n, '2026', 'Model ' || n FROM generate_series(0, 17) n ON CONFLICT (vetele) DO NOTHING;
    INSERT INTO country_model (country_id, modelcode)
      SELECT c.id, m.modelcode FROM country c, commercial_model m
      WHERE c.id LIKE 'L%' AND m.modelcode LIKE 'LAND%' ON CONFLICT DO NOTHING;`);
}

function judge(url: string, file: string): Promise<Report> {
  const noNetwork = ['requestLatencyMs', 'downloadThroughputKbps', 'uploadThroughputKbps'];
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
    '--only-categories=performance,accessibility,best-practices',
    ...['--throttling-method=devtools', '--throttling.cpuSlowdownMultiplier=4'],
    ...noNetwork.map((name) => `--throttling.${name}=0`),
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const child = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(readFileSync(file, 'utf8')) as Report)
        : reject(new Error(`${LIGHTHOUSE} ended with ${code}.`)),
    );
  });
}

export async function measureLanding(pool: pg.Pool, { base }: RunningServer): Promise<Figure[]> {
  await loadLanding(pool);
  const folder = mkdtempSync(join(tmpdir(), 'ccb-lighthouse-'));
  const reports: Report[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      reports.push(await judge(`${base}/ccb/landing?country=L1`, join(folder, `${round}.json`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const scoreOf = (name: keyof Report['categories']): Figure => {
    const score = median(reports.map(({ categories }) => Math.round(categories[name].score * 100)));
    return { what: `landing page, ${name}`, value: `${score}`, goal: `>= ${SCORE}`, isMet: score >= SCORE };
  };
  const paint = median(reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue));
  return [
    scoreOf('accessibility'),
    scoreOf('best-practices'),
    {
      what: 'landing page, largest paint at 4x CPU',
      value: `${paint.toFixed(0)} ms`,
      goal: `< ${MAX_LARGEST_PAINT_MS} ms`,
      isMet: paint < MAX_LARGEST_PAINT_MS,
    },
  ];
}
