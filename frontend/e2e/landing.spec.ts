import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';

test.use({ user: null });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('leads a visitor from a region to a model, and back (R-258, R-259, R-308)', async ({ page }) => {
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => sent.push(request.headers()['authorization']));
    await page.goto('landing');
    await page.getByRole('button', { name: /^Americas/ }).tap();
    await expect(page.getByRole('link', { name: 'Mexico' })).toBeVisible();
    await page.getByRole('button', { name: /^Europe/ }).tap();

    await page.getByRole('link', { name: 'Italy' }).tap();

    await expect(page.getByRole('heading', { name: 'Current country Italy' })).toBeInViewport();
    const models = page.getByRole('table', { name: 'Models of Italy' });
    await expect(models.getByRole('rowheader')).toHaveCount(6);
    const link = models.getByRole('link', { name: /Corsaro Spider/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const href = new URL((await link.getAttribute('href'))!);
    expect(href.origin + href.pathname).toBe('https://configurator.example/corsaro');
    expect(Object.fromEntries(href.searchParams)).toEqual({
      modelCode: 'CORSARO_SPIDER',
      currentCountry: 'IT',
      lang: 'it',
      version: expect.stringMatching(/^20\d\d$/),
    });
    // Nothing pushes the page sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'the landing page on a phone');

    await page.getByRole('button', { name: 'Back' }).tap();
    await expect(models).toBeHidden();
    await page.goBack();
    await expect(models).toBeVisible();
    expect(sent.filter(Boolean)).toEqual([]);
  });
});

test.describe('read by a German', () => {
  test.use({ locale: 'de-AT' });

  test('is a page of its own, led through by keyboard, German from the first frame on, Dutch when it is chosen, and leads to the sign-in (R-008)', async ({
    page,
    browser,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('landing?country=US&language=en');
    await expect(page.getByRole('table', { name: 'Models of United States' })).toBeVisible();
    expect(scripts).toHaveLength(1);
    const header = page.getByRole('banner');
    // Of the console's selectors none; the language is the page's own.
    await expect(header.getByRole('combobox')).toHaveCount(1);
    await expect(header.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(header.getByRole('button')).toHaveCount(0);

    await test.step('works by the keyboard alone', async () => {
      await tabTo(page, page.getByRole('button', { name: /^Europe/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('link', { name: 'Italy' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Current country Italy' })).toBeFocused();
      await tabTo(page, page.getByRole('table', { name: 'Models of Italy' }).getByRole('link').first());
    });

    await page.goto('landing');
    await expect(page).toHaveTitle('Konfigurator – das Angebot Ihres Landes');
    await page.getByRole('link', { name: 'Vereinigtes Königreich' }).click();
    await expect(page.getByRole('heading', { name: 'Aktuelles Land Vereinigtes Königreich' })).toBeVisible();

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Nederlands');
    await expect(page.getByRole('heading', { name: 'Huidig land Verenigd Koninkrijk' })).toBeVisible();
    await expect(page).toHaveURL(/landing\?country=GB&language=nl$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expectAccessible(page, 'the landing page in Dutch');

    await page.setViewportSize({ width: 390, height: 844 });
    // The longest words of all languages.
    await page.goto('landing?language=pt');
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goBack();

    // What is sent before any script runs.
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'de-AT' });
    const first = await plain.newPage();
    await first.goto(page.url().replace(/\?.*/, ''));
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Finden Sie das Angebot Ihres Landes');
    await first.goto(page.url());
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Vind het aanbod van uw land');
    await plain.close();

    await page.setViewportSize({ width: 1440, height: 900 });
    await header.getByRole('link', { name: 'Aanmelden' }).click();
    await expect(page).toHaveURL(/\/ccb\/login$/);
  });
});
