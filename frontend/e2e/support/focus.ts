import { expect, type Locator, type Page } from '@playwright/test';

/** Has the focus, and shows it: an outline, a shadow or another border than without. */
export async function expectVisibleFocus(locator: Locator): Promise<void> {
  await expect(locator).toBeFocused();
  const isShown = await locator.evaluate((element) => {
    const looks = () => {
      for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish();
      return [element, element.closest('label'), element.parentElement]
        .filter((each) => each !== null)
        .map((each) => {
          const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each);
          return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join();
        })
        .join('|');
    };
    const focused = looks();
    (element as HTMLElement).blur();
    const unfocused = looks();
    (element as HTMLElement).focus();
    return focused !== unfocused;
  });
  expect(isShown, 'the focus can be seen').toBe(true);
}

/** Presses Tab until `target` has the focus: proof that the keyboard alone gets there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement))
      return expectVisibleFocus(target);
    await page.keyboard.press(key);
  }
  throw new Error(`60 times ${key} do not lead to ${target.toString()}`);
}
