// Interface configuration: what the server refuses, and that nothing typed is lost.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const save = (page: Page) => button(page, 'Save').click();

/** Closes the green or red message on top, which says this. */
async function closeMessage(page: Page, text: string | RegExp) {
  const message = page.getByRole('alertdialog').last();
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(message).toBeHidden();
}

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
