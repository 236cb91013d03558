import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = {
  light: (page: Page) => new AxeBuilder({ page }),
  // The same page in other colours.
  dark: (page: Page) => new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']),
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
