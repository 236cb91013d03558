import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const wheels = 'opt_labels?action=search&activeGroup=WHEELS';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function chooseModel(page: Page, modelcode: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Model/ }).selectOption(modelcode);
}

test('labels an option for one model, goes back to the default label, and shows what an option is (R-077, R-078, R-079, R-081, R-082)', async ({
  list,
  page,
}) => {
  await page.goto(wheels);
  await expect(field(page, 'Default label of 9CC')).toHaveValue(/\w/);
  await expect(list.button('Use default label of 9CC')).toBeDisabled();
  const standard = await field(page, 'Default label of 9CC').inputValue();

  await chooseModel(page, 'AURORA_15_HYB');
  const label = field(page, 'Model label of 9CC');
  await expect(page.getByRole('cell', { name: standard, exact: true })).toBeVisible();
  await expect(label).toHaveValue('');
  await label.fill('Cerchi da 18" “Corsa”');
  await label.press('Enter');
  await expect(list.message('Update')).toContainText('Vuoi Modificare 9CC?');
  await list.button('Cancel').click();
  await expect(label).toHaveValue('Cerchi da 18" “Corsa”');
  await list.button('Update 9CC').click();
  await list.button('Edit').click();
  await list.closeMessage('Label 9CC updated');
  await page.reload();
  await expect(label).toHaveValue('Cerchi da 18" “Corsa”');

  await list.button('Use default label of 9CC').click();
  await expect(list.message('Elimina')).toContainText('Vuoi veramente cancellare 9CC?');
  await list.button('Elimina').click();
  await list.closeMessage('Label 9CC deleted');
  await expect(label).toHaveValue('');

  await test.step('shows the pictures and the details of an option', async () => {
    await list.button('Images of 431').click();
    const images = page.getByRole('group', { name: 'Images of 431' });
    await expect(images.getByText(/images loaded, one every 3 s/)).toBeVisible();
    await list.button('Images of 431').click();
    await expect(images).toBeHidden();

    await list.button('Info of 431').click();
    await expect(list.dialog('Info of 431')).toContainText('CERCHI LEGA 17 DIAM.');
    await expect(list.dialog('Info of 431').getByRole('table', { name: 'Prices' })).toBeVisible();
  });
});
