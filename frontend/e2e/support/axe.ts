import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All in one page: the other way is for frames of other hosts, which there are none of, and opens a page for each look. */
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

const themes = {
  light: builder,
  // The same page in other colours.
  dark: (page: Page) => builder(page).withRules(['color-contrast', 'link-in-text-block']),
};

/** No serious or critical finding on what is shown now, in the light and in the dark theme. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // The menu fades in when it has been read.
  await expect(page.locator('.sidebar_menu[data-open="false"]')).toHaveCount(0);
  for (const [theme, axe] of Object.entries(themes)) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await settled(page);
    const { violations } = await axe(page).analyze();
    const findings = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join('; ')}`,
      );
    expect(findings, `${what}, ${theme}`).toEqual([]);
  }
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
