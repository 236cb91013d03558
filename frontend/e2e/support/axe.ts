import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No serious or critical finding on what is shown now, in the dark theme, which the page keeps. The light one is what stories are looked
 * at in; nothing but colours differs.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // The menu fades in when it has been read.
  await expect(page.locator('.sidebar_menu[data-open="false"]')).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await settled(page);
  // All in one page: the other way is for frames of other hosts, which there are none of, and opens a page for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join('; ')}`,
    );
  expect(findings, what).toEqual([]);
}

/** A colour that is still fading would be judged half-way. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What follows the scrolling never ends.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => animation.finished),
    ),
  );
