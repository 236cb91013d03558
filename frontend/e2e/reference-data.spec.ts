// Languages, tracking labels, interface configuration and configuration parameters: the way of a record from New to Elimina,
// what the server refuses, and that nothing typed is lost.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (within: Locator, name: string) => within.getByLabel(name, { exact: true });
const save = (page: Page) => button(page, 'Save').click();

/** Closes the green or red message on top, which says this. */
async function closeMessage(page: Page, text: string | RegExp) {
  const message = page.getByRole('alertdialog').last();
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(message).toBeHidden();
}

async function deleteRecord(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  await page.getByRole('alertdialog', { name: 'Elimina' }).getByRole('button', { name: 'Elimina' }).click();
}

test('a language is created, switched off, kept as long as something uses it, and deleted', async ({
  page,
  client,
  faults,
}) => {
  faults.allowStatus(409);
  const code = `j${suffix().toLowerCase()}`;
  const key = `journey.${code}`;
  await page.goto(`languages?code=${code}`);
  await expect(page.getByText(`No language with code “${code}”`)).toBeVisible();

  await button(page, 'New').click();
  const form = dialog(page, 'New language');
  await field(form, 'Code').fill(code);
  await field(form, 'Description').fill('Lingua di prova');
  await field(form, 'Fallback language').selectOption('de');
  await save(page);
  await closeMessage(page, `Language ${code} created`);
  const active = page.getByRole('switch', { name: `${code} active` });
  await expect(active).toBeChecked();

  await active.click();
  const question = page.getByRole('alertdialog', { name: 'Cambio Stato Lingua' });
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(active).toBeChecked();
  await active.click();
  await question.getByRole('button', { name: 'Procedi' }).click();
  await closeMessage(page, `Language ${code} updated`);
  await expect(active).not.toBeChecked();

  await client.call('POST', 'fe/trackingLabels', { key, label: 'Prova', language: { id: code } });
  await deleteRecord(page, code);
  await closeMessage(page, 'it is used by 1 tracking label');

  await page.getByRole('link', { name: 'Tracking labels' }).click();
  await page.getByRole('search').getByLabel('Key').fill(key.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 tracking label', { exact: true })).toBeVisible();
  await button(page, `Edit ${key} (${code})`).click();
  const edit = dialog(page, `Edit ${key} (${code})`);
  await expect(field(edit, 'Key')).toHaveAttribute('readonly', '');
  await field(edit, 'Label').fill('Prova riuscita');
  await save(page);
  await closeMessage(page, 'updated');
  await expect(page.getByRole('cell', { name: 'Prova riuscita' })).toBeVisible();
  await deleteRecord(page, `${key} (${code})`);
  await closeMessage(page, 'deleted');

  await page.goto(`languages?code=${code}`);
  await deleteRecord(page, code);
  await closeMessage(page, `Language ${code} deleted`);
  await expect(page.getByText(`No language with code “${code}”`)).toBeVisible();
});

test('an interface configuration is JSON, and what cannot be saved comes back as it was typed', async ({
  page,
  client,
  faults,
}) => {
  faults.allowStatus(404);
  faults.allowStatus(409);
  const mark = `journey-${suffix()}`;
  await page.goto(`interface?label=${mark}`);
  await button(page, 'New').click();
  const form = dialog(page, 'New interface configuration');
  const content = form.getByRole('textbox', { name: 'Content', exact: true });
  const country = form.getByRole('combobox', { name: 'Country' });
  await content.fill(`{\n  "mark": "${mark}"\n  "steps": []\n}`);
  await expect(form.getByText(/^Not valid JSON, line 3, column 3:/)).toBeVisible();
  await content.fill(`{\n  "mark": "${mark}",\n  "steps": []\n}`);
  await expect(button(page, 'Save')).toBeDisabled();
  // A country has one configuration for each model.
  const { content: others } = await client.call<{ content: { country: string }[] }>(
    'GET',
    'fe/interfaceConfig/allPaged?size=1000',
  );
  const options = country.locator('option:not([value=""])');
  const codes = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const free = codes.find((code) => others.every((other) => other.country !== code))!;
  await country.selectOption(free);
  await save(page);
  await closeMessage(page, 'created');

  const [stored] = (
    await client.call<{ content: { id: number; version: number; country: string; content: string }[] }>(
      'GET',
      `fe/interfaceConfig/allPaged?label=${mark}`,
    )
  ).content;
  const address = `fe/interfaceConfig/${stored!.id}`;
  await button(page, `Edit ${free} · DEFAULT`).click();
  const edit = dialog(page, `Edit ${free} · DEFAULT`);
  await client.call('PUT', address, { country: free, content: `{"mark": "${mark}", "by": "a colleague"}` });
  await edit.getByRole('textbox', { name: 'Content', exact: true }).fill(`{"mark": "${mark}", "by": "me"}`);
  await save(page);
  const conflict = page.getByRole('dialog', { name: /was changed while you were editing/ });
  await conflict.getByRole('radio', { name: /^Mine/ }).check();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await closeMessage(page, 'updated');
  await expect(page.getByRole('cell', { name: `{"mark": "${mark}", "by": "me"}` })).toBeVisible();

  await button(page, `Edit ${free} · DEFAULT`).click();
  await client.call('DELETE', address);
  await edit.getByRole('textbox', { name: 'Content', exact: true }).fill(`{"mark": "${mark}", "late": true}`);
  await save(page);
  const refusal = page.getByRole('alertdialog', { name: 'Error' });
  await expect(edit).toBeHidden();
  await refusal.getByRole('button', { name: 'Reopen' }).click();
  await expect(edit.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(
    `{"mark": "${mark}", "late": true}`,
  );
});

test('a parameter is created, and exported as the filter shows it; what the console reads stays', async ({
  page,
}) => {
  const code = `JOURNEY_${suffix()}`;
  await page.goto('configuration_parameters');
  await expect(button(page, 'CCF_URL (it) is read by the console and stays')).toBeDisabled();
  await button(page, 'New').click();
  const form = dialog(page, 'New configuration parameter');
  await save(page);
  await expect(form.getByRole('alert')).toContainText('Inserisci tutti i campi obbligatori');
  await field(form, 'Code').fill(code);
  await field(form, 'Value').fill('sì; "anche" così');
  await save(page);
  await closeMessage(page, 'created');

  await page.getByRole('search').getByLabel('Code').fill(code.toLowerCase());
  await button(page, 'Search').click();
  await expect(page.getByText('1 parameter', { exact: true })).toBeVisible();
  await button(page, 'Export').click();
  const downloading = page.waitForEvent('download');
  await button(page, 'CSV').click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain('"sì; ""anche"" così"');

  await deleteRecord(page, `${code} (it)`);
  await closeMessage(page, 'deleted');
});
