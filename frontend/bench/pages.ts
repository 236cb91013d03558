/** How fast pages come up in a real browser: what they transfer, when the list can be read, what blocks meanwhile. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** A line of `npm run bench`. */
export interface Figure {
  what: string;
  value: string;
  goal: string;
  isMet: boolean;
}

export interface PageBench {
  /** Somebody who may read labels, and a group with at least 10 Italian ones. */
  username: string;
  password: string;
  labelGroup: string;
  /** Address of the pack configurator, below /ccb/, of a vehicle with 1,000 packs. */
  packs: string;
  /** How often each page is opened with an empty cache; medians count. */
  rounds: number;
  /** Of the browser; CHROMIUM_PATH unless given. */
  executablePath: string | undefined;
}

const benchData: PageBench = {
  username: 'bench',
  password: 'bench-bench',
  labelGroup: 'Bench 7',
  packs: 'pack_configurator?idCountry=ZY&vetele=9970001',
  rounds: 5,
  executablePath: process.env['CHROMIUM_PATH'],
};

interface Visit {
  scriptBytes: number;
  allBytes: number;
  /** From the start of the navigation to the frame that shows what is waited for. */
  visibleMs: number;
  longestTaskMs: number;
}

// Plain text, because it runs in the browser: this file is also compiled by the backend, which knows no DOM.
const watchTasks = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask', buffered: true });`;

/** Answers in the frame after the one that has drawn what the condition asks for. */
const drawn = (condition: string) => `new Promise((resolve) => {
  const look = () => (${condition}) ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look);
  look();
})`;

const loginIsDrawn = drawn(`document.querySelector('input[name=password]')`);
const listIsDrawn = drawn(`document.querySelectorAll('tbody tr button').length >= 10`);

const transferred = `performance.getEntriesByType('resource')
  .concat(performance.getEntriesByType('navigation'))
  .map(({ name, transferSize }) => ({ name, transferSize }))`;

/** Opens an address with an empty cache. */
async function visit(context: BrowserContext, url: string, isDrawn: string): Promise<Visit> {
  const page: Page = await context.newPage();
  await page.addInitScript(watchTasks);
  await page.goto(url, { waitUntil: 'commit' });
  const visibleMs = await page.evaluate<number>(isDrawn);
  await page.waitForLoadState('networkidle');
  const longTasks = await page.evaluate<number[]>('window.longTasks');
  const files = await page.evaluate<{ name: string; transferSize: number }[]>(transferred);
  await context.close();
  const sum = (wanted: typeof files) => wanted.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return {
    scriptBytes: sum(files.filter(({ name }) => /\.js(\?|$)/.test(name))),
    allBytes: sum(files),
    visibleMs,
    longestTaskMs: Math.max(0, ...longTasks),
  };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function medians(visits: Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    allBytes: of(({ allBytes }) => allBytes),
    visibleMs: of(({ visibleMs }) => visibleMs),
    longestTaskMs: of(({ longestTaskMs }) => longestTaskMs),
  };
}

const atMost = (what: string, value: number, limit: number, unit: string): Figure => ({
  what,
  value: `${value.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`,
  goal: `<= ${limit} ${unit}`,
  isMet: value <= limit,
});

const viewport = { width: 1440, height: 900 };

/** What the browser of a signed-in user stores. */
async function signedIn(baseUrl: string, { username, password }: PageBench) {
  const reply = await fetch(`${baseUrl}/ccb/public/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!reply.ok) throw new Error(`${username} cannot sign in at ${baseUrl}: ${reply.status}`);
  const session = { name: 'ccb.session', value: await reply.text() };
  return {
    cookies: [],
    origins: [
      { origin: new URL(baseUrl).origin, localStorage: [session, { name: 'ccb.texts', value: 'en' }] },
    ],
  };
}

/** Types into the search of a tree of 1,000 packs; answers the slowest of the searches, from the press to the next frame. */
const searchesInPacks = `(async () => {
  const field = document.activeElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const times = [];
  for (const text of ['m', 'mp', 'mp0', 'mp07', 'mp0777', '', 'mo', 'packs mp01', '']) {
    const started = performance.now();
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - started);
  }
  return Math.max(...times);
})()`;

async function packSearch(browser: Browser, baseUrl: string, bench: PageBench): Promise<number> {
  const storageState = await signedIn(baseUrl, bench);
  const context = await browser.newContext({ viewport, storageState });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/ccb/${bench.packs}`);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByText(/^1,000 packs, /).waitFor();
  await page.getByLabel('Find a pack or an option').focus();
  const times: number[] = [];
  for (let round = 0; round <= bench.rounds; round += 1)
    times.push(await page.evaluate<number>(searchesInPacks));
  await context.close();
  return median(times.slice(1));
}

async function visits(browser: Browser, baseUrl: string, bench: PageBench): Promise<[Visit, Visit]> {
  const storageState = await signedIn(baseUrl, bench);
  const list = `${baseUrl}/ccb/interface_labels?action=search&activeGroup=${encodeURIComponent(bench.labelGroup)}`;
  const logins: Visit[] = [];
  const lists: Visit[] = [];
  // The first round warms the browser and the server's file cache.
  for (let round = 0; round <= bench.rounds; round += 1) {
    logins.push(await visit(await browser.newContext({ viewport }), `${baseUrl}/ccb/login`, loginIsDrawn));
    lists.push(await visit(await browser.newContext({ viewport, storageState }), list, listIsDrawn));
  }
  return [medians(logins.slice(1)), medians(lists.slice(1))];
}

/**
 * Opens the login page and the label list of the product at `baseUrl` (without /ccb) in headless Chromium.
 * kB are 1000 bytes as transferred, headers included; every visit starts with an empty cache.
 */
export async function measurePages(baseUrl: string, choices: Partial<PageBench> = {}): Promise<Figure[]> {
  const bench = { ...benchData, ...choices };
  const browser = await chromium.launch({
    executablePath: bench.executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const [login, list] = await visits(browser, baseUrl, bench);
    const search = await packSearch(browser, baseUrl, bench);
    return [
      atMost('login page, JavaScript', login.scriptBytes / 1000, 170, 'kB'),
      atMost('label list, JavaScript', list.scriptBytes / 1000, 200, 'kB'),
      atMost('label list, everything', list.allBytes / 1000, 350, 'kB'),
      atMost('label list visible after a cold load', list.visibleMs, 700, 'ms'),
      atMost('label list, longest task', list.longestTaskMs, 100, 'ms'),
      atMost('search among 1000 packs, slowest press', search, 100, 'ms'),
    ];
  } finally {
    await browser.close();
  }
}
