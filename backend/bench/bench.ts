/** npm run bench: the product and its baseline in one run. Ratios count; absolute numbers depend on the machine. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { measureContents } from './contents.ts';
import { measureFiles } from './files.ts';
import { GROUPS, loadLabels } from './labels.ts';
import { measureGrowth } from './growth.ts';
import { measureLanding } from './landing.ts';
import { compare, seconds, type Target } from './load.ts';
import { measureOptions } from './options.ts';
import { loadPacks, measurePacks } from './packs.ts';
import { measurePrices } from './prices.ts';
import { loadReadiness, measureReadiness } from './readiness.ts';
import { measureSearch } from './search.ts';
import { loadTranslations, measureTranslations } from './translations.ts';
import { measureStarts, startBaseline, startProduct, type RunningServer } from './servers.ts';
import { migrate } from '../src/database/data-source.ts';
import { hashPassword } from '../src/kit/password.ts';

export interface Figure {
  what: string;
  value: string;
  goal: string;
  isMet: boolean;
}

/** `--only options` measures one part. */
const { only, quick: isQuick } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' } },
}).values;
const PARTS =
  'none requests prices packs contents files search options pages landing translations readiness growth'.split(
    ' ',
  );
if (only !== undefined && !PARTS.includes(only)) {
  process.stderr.write(`There is no part ${only}. The parts are: ${PARTS.join(', ')}.\n`);
  process.exit(1);
}
const [ROUNDS, SECONDS] = isQuick ? [3, 2] : [5, 4];
const databaseUrl = process.env['DATABASE_URL']!;

async function signIn({ base }: RunningServer): Promise<Record<string, string>> {
  const reply = await fetch(`${base}/ccb/public/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password: 'bench-bench' }),
  });
  const { token } = (await reply.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

async function compareShare(
  what: string,
  product: Target,
  baseline: Target,
  goal: number,
  aim: number,
): Promise<Figure[]> {
  const measured = await compare(product, baseline, ROUNDS, SECONDS);
  const { share, productPerSecond, baselinePerSecond, p99Ms, baselineP99Ms } = measured;
  const detail = `${productPerSecond.toFixed(0)}/s of ${baselinePerSecond.toFixed(0)}/s, p99 ${p99Ms} ms`;
  const figures = [
    { what, value: `${share.toFixed(2)} (${detail})`, goal: `>= ${goal}, aim ${aim}`, isMet: share >= goal },
  ];
  if (what.includes('10 rows')) {
    const value = `${(p99Ms / baselineP99Ms).toFixed(1)} x (${p99Ms} ms, bare ${baselineP99Ms} ms)`;
    figures.push({ what: `${what}, p99`, value, goal: '<= 4 x', isMet: p99Ms <= 4 * baselineP99Ms });
  }
  return figures;
}

/** The same text for a search, another one for what is kept of it. */
const inOtherCase = (text: string, n: number): string =>
  [...text].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join('');

async function measureRequests(
  pool: pg.Pool,
  product: RunningServer,
  baseline: RunningServer,
): Promise<Figure[]> {
  const headers = await signIn(product);
  const list = `${product.base}/ccb/auth/fe/interfaceLabel/findAllByGroupPaged`;
  const query = 'labelGroup=Bench%207&modelName=DEFAULT&language=it&page=0&sortBy=code&sortDesc=false';
  const id = (
    await pool.query<{ id: number }>(`SELECT id FROM interface_label WHERE label_group = 'Bench 7' LIMIT 1`)
  ).rows[0]!.id;
  const change = (n: number): string =>
    JSON.stringify({ id, code: 'x', labelGroup: 'x', language: { id: 1 }, label: `Prova ${n}` });
  const json = { ...headers, 'content-type': 'application/json' };
  const baselineList = `${baseline.base}/list?labelGroup=Bench+7`;
  const { rows: languages } = await pool.query<{ code: string }>(
    'SELECT code FROM language ORDER BY id LIMIT 10',
  );
  const figures = [
    await compareShare(
      'list of 10 rows',
      { url: `${list}?${query}&size=10`, headers },
      { url: `${baselineList}&size=10` },
      0.55,
      0.6,
    ),
    await compareShare(
      'list of 10 rows, 64 connections',
      { url: `${list}?${query}&size=10`, headers, connections: 64 },
      { url: `${baselineList}&size=10`, connections: 64 },
      0.5,
      0.6,
    ),
    await compareShare(
      'list of 100 rows',
      { url: `${list}?${query}&size=100`, headers },
      { url: `${baselineList}&size=100` },
      0.75,
      0.8,
    ),
    await compareShare(
      'search in a group of 1,000 labels for 11 of them',
      { url: `${list}?${query}&size=10&label=riga%2077`, headers },
      { url: `${baselineList}&size=10&label=riga+77` },
      0.75,
      0.8,
    ),
    await compareShare(
      'search in a group of 1,000 labels for 100 of them, again',
      { url: `${list}?${query}&size=10&label=seat`, headers },
      { url: `${baselineList}&size=10&label=seat` },
      0.75,
      0.8,
    ),
    await compareShare(
      'search in a group of 1,000 labels for 100 of them, another search each time',
      {
        url: list,
        headers,
        pathOf: (n) => {
          const group = encodeURIComponent(`Bench ${(n % GROUPS) + 1}`);
          const { code } = languages[Math.floor(n / GROUPS) % languages.length]!;
          const label = inOtherCase('seat', Math.floor(n / GROUPS / languages.length));
          return `${new URL(list).pathname}?labelGroup=${group}&modelName=DEFAULT&language=${code}&page=0&sortBy=code&sortDesc=false&size=10&label=${label}`;
        },
      },
      {
        url: baselineList,
        pathOf: (n) => `/list?labelGroup=Bench+${(n % GROUPS) + 1}&size=10&label=seat`,
      },
      0.75,
      0.8,
    ),
    await compareShare(
      'search in a group of 1,000 labels for 100 of them, all on the page',
      { url: `${list}?${query}&size=100&label=seat`, headers },
      { url: `${baselineList}&size=100&label=seat` },
      0.75,
      0.8,
    ),
    await compareShare(
      'single update with change log',
      {
        url: `${product.base}/ccb/auth/fe/interfaceLabel/${id}`,
        method: 'PUT',
        headers: json,
        bodyOf: change,
      },
      {
        url: `${baseline.base}/update`,
        method: 'PUT',
        headers: json,
        bodyOf: change,
      },
      0.4,
      0.45,
    ),
  ];
  const page = (number: number) =>
    seconds(
      15,
      async () =>
        void (await (await fetch(`${list}?language=it&size=10&page=${number}`, { headers })).text()),
    );
  const total = (
    (await (await fetch(`${list}?language=it&size=1`, { headers })).json()) as { totalElements: number }
  ).totalElements;
  const ratio = (await page(Math.ceil(total / 10) - 1)) / (await page(0));
  figures.push([
    {
      what: `last page of ${total} unfiltered labels`,
      value: `${ratio.toFixed(2)} x the first`,
      goal: '< 3 x',
      isMet: ratio < 3,
    },
  ]);
  return figures.flat();
}

/** In a process of its own: backend and frontend do not import each other's code. */
function measurePages({ base }: RunningServer): Figure[] {
  const script = fileURLToPath(new URL('../../frontend/bench/print.ts', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', script, base], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('the pages could not be measured');
  return JSON.parse(stdout) as Figure[];
}

function print(figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  for (const { what, value, goal, isMet } of figures)
    process.stdout.write(
      `${isMet ? 'met   ' : 'MISSED'}  ${what.padEnd(width)}  ${value.padEnd(valueWidth)}  ${goal}\n`,
    );
}

async function prepare(pool: pg.Pool): Promise<void> {
  await migrate({ url: databaseUrl });
  await pool.query(
    `INSERT INTO app_user (username, password_hash, ccadm_enabled, price_conf_enabled, pack_conf_enabled)
     VALUES ('bench', $1, true, true, true)
     ON CONFLICT DO NOTHING`,
    [await hashPassword('bench-bench')],
  );
  if (
    !['options', 'prices', 'packs', 'contents', 'landing', 'growth', 'translations', 'readiness'].includes(
      only ?? '',
    )
  )
    await loadLabels(pool);
}

const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
await prepare(pool);
const starts = await measureStarts(databaseUrl, ROUNDS);
const product = await startProduct(18_081, databaseUrl);
const baseline = await startBaseline(18_082, databaseUrl);
try {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const atRest = product.memory().nowMb;
  const figures: Figure[] = [
    ...starts,
    { what: 'memory at rest', value: `${atRest} MB`, goal: '<= 160 MB', isMet: atRest <= 160 },
  ];
  if (!only || only === 'requests') {
    figures.push(...(await measureRequests(pool, product, baseline)));
    figures.push(...(await measurePrices(pool, product, await signIn(product))));
  }
  if (only === 'prices') figures.push(...(await measurePrices(pool, product, await signIn(product))));
  if (!only || only === 'packs') figures.push(...(await measurePacks(pool, product, await signIn(product))));
  if (!only || only === 'contents') figures.push(...(await measureContents(product, await signIn(product))));
  if (!only || only === 'files')
    figures.push(...(await measureFiles(pool, databaseUrl, product, await signIn(product))));
  if (!only || only === 'search') figures.push(...(await measureSearch(product, await signIn(product))));
  if (!only || only === 'options')
    figures.push(...(await measureOptions(pool, product, await signIn(product))));
  if (!only || only === 'pages') {
    await loadPacks(pool);
    figures.push(...measurePages(product));
  }
  // npx downloads Lighthouse, so it only runs on request.
  if (only === 'landing') figures.push(...(await measureLanding(pool, product)));
  // Labels of its own: those of the other parts are all alike, as no translator's are.
  if (only === 'translations') {
    await loadTranslations(pool);
    figures.push(...(await measureTranslations(pool, product, await signIn(product))));
  }
  if (only === 'readiness') {
    await loadReadiness(pool);
    figures.push(...(await measureReadiness(pool, product, await signIn(product))));
  }
  // Ten times the data takes minutes.
  if (only === 'growth') figures.push(...(await measureGrowth(pool, product, await signIn(product))));
  print(figures);
} finally {
  await product.stop();
  await baseline.stop();
  await pool.end();
}
