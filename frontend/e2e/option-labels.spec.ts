import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { suffix, type ServerClient } from './support/server';

const wheels = 'opt_labels?action=search&activeGroup=WHEELS';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function chooseModel(page: Page, modelcode: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Model/ }).selectOption(modelcode);
}

/** A group of options that is this journey's own, with one option in it. */
async function anOption(
  client: ServerClient,
  label: string,
): Promise<{ code: string; id: number; address: string }> {
  const code = `J${suffix()}`;
  await client.call('POST', 'fe/optGroup', { code, description: `Journey ${code}`, groupType: 'OPT' });
  const { optItemId: id } = await client.call<{ optItemId: number }>('POST', 'fe/optGridLabel', {
    code,
    label,
    optGroup: code,
    language: { id: 'it' },
    modelEnableRegexp: 'DEFAULT',
  });
  return { code, id, address: `opt_labels?action=search&activeGroup=${code}` };
}

test('labels an option for one model, goes back to the default label, and shows what an option is (R-077, R-078, R-079, R-081, R-082, R-087)', async ({
  list,
  page,
}) => {
  test.slow();
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

  await test.step('shows the pictures, the colours and the details of an option', async () => {
    await list.button('Images of 431').click();
    const images = page.getByRole('group', { name: 'Images of 431' });
    await expect(images.getByText(/images loaded, one every 3 s/)).toBeVisible();
    const first = await images.getByRole('img').first().getAttribute('src');
    await expect(images.getByRole('img').first()).not.toHaveAttribute('src', first!, { timeout: 10_000 });
    await list.button('Images of 431').click();
    await expect(images).toBeHidden();

    await list.button('Colours of 431').click();
    const colours = list.dialog('Opt Color Details');
    await expect(colours.getByRole('columnheader')).toHaveText([
      'Icon',
      'Code',
      'As400 label',
      'Default label',
    ]);
    await colours
      .getByRole('button', { name: /^Images of 0/ })
      .first()
      .click();
    await expect(colours.getByText(/images? loaded/)).toBeVisible();
    await list.button('Close').click();

    await list.button('Info of 431').click();
    await expect(list.dialog('Info of 431')).toContainText('CERCHI LEGA 17 DIAM.');
    await expect(list.dialog('Info of 431').getByRole('table', { name: 'Prices' })).toBeVisible();
  });
});

test('makes a new option with its label (R-080)', async ({ client, faults, list, page }) => {
  const { code, id, address } = await anOption(client, 'Il primo');
  await page.goto(address);
  await list.button('New OPT Label').first().click();
  const form = list.dialog('New OPT Label');
  await list.button('Save').click();
  await expect(form).toContainText('Inserisci tutti i campi obbligatori');
  await expect(form.getByLabel('Code')).toBeFocused();

  await form.getByLabel('Code').fill(`${code}-2`);
  await form.getByLabel('Label', { exact: false }).first().fill('È già più “nuova”');
  await list.button('Save').click();

  await list.closeMessage(`Label ${code}-2 created`);
  await expect(field(page, `Default label of ${code}-2`)).toHaveValue('È già più “nuova”');

  await test.step('keeps what was typed when saving fails, and settles a conflict with a colleague', async () => {
    faults.allow(/console: .*(net::ERR_FAILED|409)/);
    faults.allowStatus(409);
    const label = field(page, `Default label of ${code}`);
    await label.fill('La mia versione');

    await page.route('**/optLabel/*', (route) => route.abort());
    await list.button(`Update ${code}`).click();
    await list.button('Edit').click();
    await list.closeMessage(/\w/);
    await expect(label).toHaveValue('La mia versione');
    await page.unroute('**/optLabel/*');

    await client.call('PUT', `fe/optLabel/${id}`, { label: 'Quella di un altro', language: { id: 'it' } });
    await list.button(`Update ${code}`).click();
    await list.button('Edit').click();
    const conflict = list.dialog(`${code} was changed while you were editing`);
    await expect(conflict).toContainText('Quella di un altro');
    await conflict.getByRole('radio', { name: /^Mine/ }).check();
    await conflict.getByRole('button', { name: 'Save' }).click();

    await list.closeMessage(`Label ${code} updated`);
    await expect(label).toHaveValue('La mia versione');
  });
});
