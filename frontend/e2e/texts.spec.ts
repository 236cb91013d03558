import { expect, test } from './support/journey';
import { passwordOf } from './support/server';

// As a browser that has never been here; it asks for English.
test.use({ user: null, texts: {} });

test('the console speaks Italian with Italian in the header, English with every other language, or as somebody chose', async ({
  page,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const language = page.getByRole('banner').getByRole('combobox', { name: /^(Language|Lingua)/ });
  const html = page.locator('html');
  const signIn = async () => {
    await page.getByLabel('Username').fill('editor');
    await page.getByLabel('Password', { exact: true }).fill(passwordOf('editor'));
    await page.keyboard.press('Enter');
  };
  await page.goto('');
  await expect(html).toHaveAttribute('lang', 'en');

  await signIn();

  await expect(title("Etichette dell'interfaccia")).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

  await test.step('the sign-in page greets in the language that was spoken last', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();

    await expect(page).toHaveURL(/\/ccb\/login$/);
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'it');
    await signIn();
  });

  await language.selectOption('en');
  await expect(title('Interface labels')).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');

  await language.selectOption('it');
  await expect(title("Etichette dell'interfaccia")).toBeVisible();
  await page.getByRole('button', { name: /^Accesso eseguito come/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(title('Interface labels')).toBeVisible();
  await expect(language).toHaveValue('it');
});
