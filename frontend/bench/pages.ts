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
  /** How often each page is opened with an empty cache; medians count. */
  rounds: number;
  /** Of the browser; CHROMIUM_PATH unless given. */
  executablePath: string | undefined;
}

const benchData: PageBench = {
  username: 'bench',
  password: 'bench-bench',
  labelGroup: 'Bench 7',
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

async function signIn(baseUrl: string, { username, password }: PageBench): Promise<string> {
  const reply = await fetch(`${baseUrl}/ccb/public/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!reply.ok) throw new Error(`${username} cannot sign in at ${baseUrl}: ${reply.status}`);
  return reply.text();
}

async function visits(browser: Browser, baseUrl: string, bench: PageBench): Promise<[Visit, Visit]> {
  const session = await signIn(baseUrl, bench);
  const origin = new URL(baseUrl).origin;
  const signedIn = {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'ccb.session', value: session }] }],
  };
  const list = `${baseUrl}/ccb/interface_labels?action=search&activeGroup=${encodeURIComponent(bench.labelGroup)}`;
  const viewport = { width: 1440, height: 900 };
  const logins: Visit[] = [];
  const lists: Visit[] = [];
  // The first round warms the browser and the server's file cache.
  for (let round = 0; round <= bench.rounds; round += 1) {
    logins.push(await visit(await browser.newContext({ viewport }), `${baseUrl}/ccb/login`, loginIsDrawn));
    lists.push(
      await visit(await browser.newContext({ viewport, storageState: signedIn }), list, listIsDrawn),
    );
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
    return [
      atMost('login page, JavaScript', login.scriptBytes / 1000, 170, 'kB'),
      atMost('label list, JavaScript', list.scriptBytes / 1000, 200, 'kB'),
      atMost('label list, everything', list.allBytes / 1000, 350, 'kB'),
      atMost('label list visible after a cold load', list.visibleMs, 700, 'ms'),
      atMost('label list, longest task', list.longestTaskMs, 100, 'ms'),
    ];
  } finally {
    await browser.close();
  }
}
