// The `test` of every journey: signed in as `user`, a label group of its own, and faults that fail it (no request to another
// host, no error on the console, no CSP violation, no 5xx).
import { test as base, expect, type Page } from '@playwright/test';
import { Faults } from './faults';
import { LabelList } from './label-list';
import { ServerClient, suffix, type User } from './server';

export { expect };

type Options = {
  /** Who is signed in when the browser opens; null: nobody. */
  user: User | null;
};
type Fixtures = {
  faults: Faults;
  /** The server as the signed-in user (or admin) sees it; its session is the browser's. */
  client: ServerClient;
  /** A label group of this journey's own; its labels are deleted at the end. */
  group: string;
  list: LabelList;
  /** A second person, or a second window: another browser context with its own storage. */
  openAs: (user: User | null) => Promise<Page>;
};

const stored = (origin: string, client: ServerClient | null) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        // The demo users are Italian; what is read and pressed here is English (texts.spec.ts tries the other).
        { name: 'ccb.texts', value: 'en' },
        ...(client ? [{ name: 'ccb.session', value: JSON.stringify(client.session) }] : []),
      ],
    },
  ],
});

export const test = base.extend<Options & Fixtures>({
  user: ['admin', { option: true }],
  actionTimeout: 15_000,

  client: async ({ baseURL, user }, provide) => {
    const client = await ServerClient.signIn(new URL(baseURL!).origin, user ?? 'admin');
    await provide(client);
  },

  storageState: async ({ user, client }, provide) => {
    await provide(stored(client.origin, user && client));
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

  group: async ({ baseURL }, provide) => {
    const group = `Journey ${suffix()}`;
    await provide(group);
    // The journey may have ended its own session.
    const tidier = await ServerClient.signIn(new URL(baseURL!).origin, 'admin');
    await tidier.removeLabelsOf(group);
  },

  list: async ({ page, group }, provide) => {
    await provide(new LabelList(page, group));
  },

  openAs: async ({ browser, faults, client }, provide) => {
    const closers: (() => Promise<void>)[] = [];
    await provide(async (user) => {
      const other = user && (await ServerClient.signIn(client.origin, user));
      const context = await browser.newContext({ storageState: stored(client.origin, other) });
      closers.push(() => context.close());
      faults.watch(context);
      return context.newPage();
    });
    for (const close of closers) await close();
  },
});
