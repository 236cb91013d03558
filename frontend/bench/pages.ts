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
  requests: number;
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

/** What the network has brought for a page, headers included. */
async function watchNetwork(context: BrowserContext, page: Page): Promise<{ url: string; bytes: number }[]> {
  const network = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const files: { url: string; bytes: number }[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await network.send('Network.enable');
  return files;
}

/** Opens an address with an empty cache. */
async function visit(context: BrowserContext, url: string, isDrawn: string): Promise<Visit> {
  const page: Page = await context.newPage();
  const files = await watchNetwork(context, page);
  await page.addInitScript(watchTasks);
  await page.goto(url, { waitUntil: 'commit' });
  const visibleMs = await page.evaluate<number>(isDrawn);
  await page.waitForLoadState('networkidle');
  const longTasks = await page.evaluate<number[]>('window.longTasks');
  await context.close();
  const sum = (wanted: typeof files) => wanted.reduce((all, { bytes }) => all + bytes, 0);
  return {
    requests: files.length,
    scriptBytes: sum(files.filter(({ url }) => /\.js(\?|$)/.test(url))),
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
    requests: of(({ requests }) => requests),
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
async function signedIn(baseUrl: string, { username, password }: PageBench, texts: 'en' | 'it' = 'en') {
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
      { origin: new URL(baseUrl).origin, localStorage: [session, { name: 'ccb.texts', value: texts }] },
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

interface Visits {
  login: Visit;
  list: Visit;
  italianList: Visit;
}

async function visits(browser: Browser, baseUrl: string, bench: PageBench): Promise<Visits> {
  const address = `${baseUrl}/ccb/interface_labels?action=search&activeGroup=${encodeURIComponent(bench.labelGroup)}`;
  const english = await signedIn(baseUrl, bench);
  const italian = await signedIn(baseUrl, bench, 'it');
  const openList = async (storageState: typeof english) =>
    visit(await browser.newContext({ viewport, storageState }), address, listIsDrawn);
  const rounds: Visits[] = [];
  // The first round warms the browser and the server's file cache.
  for (let round = 0; round <= bench.rounds; round += 1)
    rounds.push({
      login: await visit(await browser.newContext({ viewport }), `${baseUrl}/ccb/login`, loginIsDrawn),
      list: await openList(english),
      italianList: await openList(italian),
    });
  const of = (read: (round: Visits) => Visit) => medians(rounds.slice(1).map(read));
  return {
    login: of(({ login }) => login),
    list: of(({ list }) => list),
    italianList: of(({ italianList }) => italianList),
  };
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
    const { login, list, italianList } = await visits(browser, baseUrl, bench);
    const search = await packSearch(browser, baseUrl, bench);
    return [
      atMost('login page, JavaScript', login.scriptBytes / 1000, 170, 'kB'),
      atMost('label list, JavaScript', list.scriptBytes / 1000, 200, 'kB'),
      atMost('label list, everything', list.allBytes / 1000, 250, 'kB'),
      atMost('label list, number of requests', list.requests, 15, 'requests'),
      atMost('label list in Italian, everything', italianList.allBytes / 1000, 250, 'kB'),
      atMost('label list in Italian, number of requests', italianList.requests, 15, 'requests'),
      atMost('label list visible after a cold load', list.visibleMs, 700, 'ms'),
      atMost('label list, longest task', list.longestTaskMs, 100, 'ms'),
      atMost('search among 1000 packs, slowest press', search, 100, 'ms'),
    ];
  } finally {
    await browser.close();
  }
}
