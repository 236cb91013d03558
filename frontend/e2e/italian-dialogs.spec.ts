// An Italian page: quoted words stay as they are and say in which language; everything else is Italian.
import type { Page } from '@playwright/test';
import { quotedLanguage, quotedParts } from '../src/texts/quotedLanguage';
import { expectItalian } from './support/italian';
import { expect, test } from './support/journey';
import { expectReachable } from './support/windows';

test.use({ texts: { 'ccb.texts': 'it' } });

/** Italian words are long. */
async function expectRowReachable(page: Page): Promise<void> {
  const buttons = page.getByRole('row').nth(2).locator('.data-table_actions button:not(:disabled)');
  await expect(buttons.first()).toBeAttached();
  for (const each of await buttons.all()) await expectReachable(each);
}

/** Code is of no language, and the copyright a name. */
const isNoWord = (text: string) => /^(©|updateGrid$|clear\w+Cache$)/.test(text);

/** Those of an application that its side bar leads to from its first page. */
const applications = [
  {
    first: 'countries',
    others: [
      ...['car_models', 'opt_groups', 'tools', 'editorial_contents'],
      ...['api_Json_test', 'call_to_action', 'users', 'languages'],
    ],
  },
  { first: 'sol_model', others: ['sol_campaign', 'sol_downpayment'] },
];
const otherPages = [
  'country_models?idKey=IT&from=countries',
  'price_configurator?idCountry=IT&vetele=3410126',
  'pack_configurator?idCountry=IT&vetele=3410126',
  'sol_country?idCountry=IT',
  '404',
  '500',
];
/** Their rows are only reached: names that people gave, and words that Italians use too, read like quotations there. */
const unread = ['api_Json_test', 'call_to_action', 'users', 'languages'];
const allItalian = ['languages', 'pack_configurator?idCountry=IT&vetele=3410126'];
const withLongRows = ['countries', 'opt_groups', ...unread];

test('quoted words say that they are English, wherever they stand on an Italian page', async ({ page }) => {
  test.slow();
  const expectQuoted = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`/${path.replace('?', '\\?')}`));
    await expect(page.locator('main table tbody, main h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const texts = await page.evaluate(() => {
      const found: { text: string; lang: string }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent!.trim().replace(/\s+/g, ' ');
        const lang = node.parentElement!.closest('[lang]')!.getAttribute('lang')!;
        if (text !== '') found.push({ text, lang });
      }
      return found;
    });

    const cites = (text: string) => quotedLanguage(text, 'it') === 'en' || quotedParts(text, 'it').length > 1;
    const silent = texts.filter(({ text, lang }) => !isNoWord(text) && lang === 'it' && cites(text));
    if (!unread.includes(path)) expect(silent.map(({ text }) => text)).toEqual([]);
    if (allItalian.includes(path)) await expectItalian(page.locator('main'));
    // Its buttons are reached in Italian as well.
    if (withLongRows.includes(path)) await expectRowReachable(page);
  };
  const open = (path: string) =>
    test.step(path, async () => {
      await page.goto(path);
      await expectQuoted(path);
    });

  for (const { first, others } of applications) {
    await open(first);
    for (const path of others)
      await test.step(path, async () => {
        const title = page.getByRole('heading', { level: 1 }).first();
        const before = await title.innerText();
        await page.locator(`nav a[href^="/ccb/${path}"]`).click();
        // The address changes before the page does.
        await expect(title).not.toHaveText(before);
        await expectQuoted(path);
        if (path !== 'languages') return;
        await page.getByRole('button', { name: 'New', exact: true }).click();
        const form = page.getByRole('dialog', { name: 'Nuova lingua' });
        await form.getByRole('button', { name: 'Salva', exact: true }).click();
        await expect(form.getByText('Inserisci tutti i campi obbligatori')).toBeVisible();
        await expectItalian(form);
        await page.keyboard.press('Escape');
      });
  }
  for (const path of otherPages) await open(path);
});
