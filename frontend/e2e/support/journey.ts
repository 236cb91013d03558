// The `test` of every journey: signed in as `user`, a label group of its own, and faults that fail it (no request to another
// host, no error on the console, no CSP violation, no 5xx).
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Faults } from './faults';
import { LabelList } from './label-list';
import { ServerClient, suffix, type User } from './server';

export { expect };

type Options = {
  /** Who is signed in when the browser opens; null: nobody. */
  user: User | null;
  /** The language of the interface that is stored; nothing: the browser's. */
  texts: Record<string, string>;
};
type Fixtures = {
  faults: Faults;
  /** What a failed journey looked like at its end. */
  picture: void;
  /** The server as the signed-in user (or admin) sees it; its session is the browser's. */
  client: ServerClient;
  /** A label group of this journey's own; its labels are deleted at the end. */
  group: string;
  list: LabelList;
  /** A second person, or a second window: another browser context with its own storage. */
  openAs: (user: User | null) => Promise<Page>;
};

type Shared = {
  /** Tidies up after the journeys: a journey may end its own session, never this one. */
  tidier: ServerClient;
};

/**
 * What the first page of a context finds in its storage; what the journey leaves there later stays. Handing it over as storageState
 * opens a page for it, which takes longer than many a journey.
 */
async function store(context: BrowserContext, origin: string, values: Record<string, string>): Promise<void> {
  await context.addInitScript(
    ([from, stored]) => {
      if (location.origin !== from || document.cookie.includes('stored=')) return;
      document.cookie = 'stored=1; path=/';
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    [origin, values] as const,
  );
}

/** The demo users are Italian; what is read and pressed here is English (texts.spec.ts tries the other). */
const inEnglish = { 'ccb.texts': 'en' };
const sessionOf = (client: ServerClient | null) =>
  client && { 'ccb.session': JSON.stringify(client.session) };

export const test = base.extend<Options & Fixtures, Shared>({
  user: ['admin', { option: true }],
  texts: [inEnglish, { option: true }],
  actionTimeout: 15_000,

  client: async ({ baseURL, user }, provide) => {
    const client = await ServerClient.signIn(new URL(baseURL!).origin, user ?? 'admin');
    await provide(client);
  },

  context: async ({ context, user, client, texts }, provide) => {
    await store(context, client.origin, { ...texts, ...sessionOf(user && client) });
    await provide(context);
  },

  faults: [
    async ({ context, baseURL }, provide) => {
      const faults = new Faults(new URL(baseURL!).origin);
      faults.watch(context);
      await provide(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  // Playwright's own takes a picture of every page that is closed, passed or not.
  picture: [
    async ({ context }, provide, info) => {
      await provide();
      if (info.status === info.expectedStatus) return;
      for (const page of context.pages())
        await info.attach('page', { body: await page.screenshot(), contentType: 'image/png' });
    },
    { auto: true },
  ],

  tidier: [
    async ({}, provide, { project }) =>
      provide(await ServerClient.signIn(new URL(project.use.baseURL!).origin, 'admin')),
    { scope: 'worker' },
  ],

  group: async ({ tidier }, provide) => {
    const group = `Journey ${suffix()}`;
    await provide(group);
    await tidier.removeLabelsOf(group);
  },

  list: async ({ page, group }, provide) => {
    await provide(new LabelList(page, group));
  },

  openAs: async ({ browser, faults, client }, provide) => {
    const closers: (() => Promise<void>)[] = [];
    await provide(async (user) => {
      const other = user && (await ServerClient.signIn(client.origin, user));
      const context = await browser.newContext();
      await store(context, client.origin, { ...inEnglish, ...sessionOf(other) });
      closers.push(() => context.close());
      faults.watch(context);
      return context.newPage();
    });
    for (const close of closers) await close();
  },
});
