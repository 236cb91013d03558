import { expect, type Locator, type Page } from '@playwright/test';

/** 1024 px, and 200 % zoom of a 1440 px screen. */
export const windows = [
  { name: '1024 px', width: 1024, height: 768 },
  { name: '200 % zoom', width: 720, height: 450 },
];

/** Screens that most have. */
export const desktops = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];

/** How far the page can be scrolled sideways, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lies wholly in the window once it has been scrolled to (but for a part of a pixel, to which browsers round), uncovered. */
export async function expectReachable(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  // Scrolling rounds: a fraction of a pixel may lie outside.
  await expect(locator).toBeInViewport({ ratio: 0.97 });
  await locator.click({ trial: true });
}
