import type { Page } from '@playwright/test';
import { expectVisibleFocus } from './support/focus';
import { expect, test } from './support/journey';

const home = 'interface_labels?action=search&activeGroup=Main%20Window';
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

async function ask(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test.describe('the palette', () => {
  test.use({ user: 'admin' });

  test('goes from a code to its label, from a misspelt word to its text, and remembers them; begins a record, exports and follows the language (R-380, R-382, R-383, R-384, R-385)', async ({
    page,
    context,
    list,
    faults,
  }) => {
    test.slow();
    await page.goto(home);
    await ask(page, 'main_btn_start');
    await expect(chosen(page)).toContainText('MAIN_BTN_START');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/code=MAIN_BTN_START$/);
    await expect(page.getByRole('row', { name: /MAIN_BTN_START/ })).toBeVisible();

    await ask(page, 'pneumatci');
    await expect(chosen(page)).toContainText('Pneumatici');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page).toHaveURL(/code=EXT_/);

    await page.keyboard.press('Control+k');
    const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText([/Pneumatici/, /MAIN_BTN_START/]);

    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await test.step('opens from a field and from nowhere, gives the focus back, and opens new tabs (R-383)', async () => {
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.fill('');
      await page.keyboard.type('/');
      await expect(code).toHaveValue('/');
      await page.keyboard.press('Control+k');
      await expectVisibleFocus(palette(page).getByRole('combobox'));
      await page.keyboard.press('Escape');
      await expect(code).toBeFocused();

      await page.getByRole('button', { name: 'Find anything' }).press('/');
      await page.keyboard.type('glossary');
      await expect(chosen(page)).toContainText('Glossary');
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
      await expect(tab).toHaveURL(/\/ccb\/glossary_terms$/);
      await expect(palette(page)).toBeVisible();
      await tab.close();
      await page.keyboard.press('Escape');
    });

    await ask(page, 'new user');
    await expect(chosen(page)).toContainText('New user');
    await page.keyboard.press('Enter');
    await expectVisibleFocus(page.getByRole('dialog', { name: 'New User' }).getByLabel('Username'));
    await expect(page).toHaveURL(/\/users$/);
    await page.keyboard.press('Escape');

    await ask(page, 'export prices it aurora');
    await expect(chosen(page)).toContainText('Export prices: Aurora');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    await expect(page).toHaveURL(/price_configurator\?idCountry=IT&vetele=\d{7}$/);

    await test.step('changes the language of the header for a label that has no other (R-384)', async () => {
      await page.goto(`${home}&open=new&textLanguage=de`);
      const form = list.dialog('New Interface Label');
      await expect(form).toContainText('Deutsch · model DEFAULT');
      // A second attempt finds the label of the first.
      const code = `PALETTE_ONLY_GERMAN_${Date.now()}`;
      await form.getByLabel('Code').fill(code);
      await form.getByLabel('Label', { exact: true }).fill('Nur auf Deutsch');
      await list.button('Save').click();
      await expect(form).toBeHidden();
      const language = page.getByRole('combobox', { name: 'Language' });
      await expect(language).toHaveValue('de');
      await language.selectOption('it');

      await ask(page, code.toLowerCase());
      await expect(chosen(page)).toContainText('Nur auf Deutsch');
      await page.keyboard.press('Enter');
      await expect(language).toHaveValue('de');
      await expect(page.getByRole('row', { name: code })).toBeVisible();
      await language.selectOption('it');
    });

    await test.step('opens what was found for the text as it stands, never for an earlier one (R-383)', async () => {
      faults.allow(/ERR_FAILED .*search/);
      // Never opened: recent ones are there before anything was searched.
      await ask(page, 'main_btn_share');
      await expect(chosen(page)).toContainText('MAIN_BTN_SHARE');
      const field = palette(page).getByRole('combobox');
      let answer = () => {};
      const isAnswered = new Promise<void>((done) => (answer = done));
      await page.route(/fe\/search\?.*main_btn_save/, async (route) => {
        await isAnswered;
        await route.continue();
      });

      await field.fill('main_btn_save');
      await expect(
        palette(page)
          .getByRole('option', { name: /MAIN_BTN_SHARE/ })
          .first(),
      ).toBeDisabled();
      await page.keyboard.press('Enter');
      answer();
      await expect(page).toHaveURL(/code=MAIN_BTN_SAVE$/);

      await page.keyboard.press('Control+k');
      await page.keyboard.type('main_btn_share');
      await expect(chosen(page)).toContainText('MAIN_BTN_SHARE');
      await page.route(/fe\/search\?.*dealer/, (route) => route.abort());
      await field.fill('dealer_title');
      await page.keyboard.press('Enter');
      await expect(palette(page).getByText('Records could not be searched.')).toBeVisible();
      await expect(palette(page).getByRole('option', { name: /MAIN_BTN_SHARE/ })).toHaveCount(0);
    });
  });
});
