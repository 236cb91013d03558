import type { Page } from '@playwright/test';
import { fileMailedTo } from './support/outbox';
import { expect, test } from './support/journey';
import { suffix, type ServerClient } from './support/server';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A colour that is this journey's own, labelled in Italian and English. */
async function aColour(client: ServerClient): Promise<{ code: string; id: number; address: string }> {
  const code = `J${suffix()}`;
  const labels = { it: 'Grigio perla', en: 'Pearl grey' };
  for (const [language, label] of Object.entries(labels))
    await client.call('POST', 'fe/optGridLabel', {
      code,
      label,
      optGroup: 'COLOR',
      language: { id: language },
      modelEnableRegexp: 'DEFAULT',
    });
  const { content } = await client.call<{ content: { id: number }[] }>(
    'GET',
    `fe/optColorLabel/getListByType?optColType=COLOR&code=${code}`,
  );
  return {
    code,
    id: content[0]!.id,
    address: `opt_color_labels?action=search&activeGroup=COLOR&code=${code}`,
  };
}

test('labels a colour in its row, edits its texts and switches it off (R-092, R-093, R-094)', async ({
  client,
  faults,
  list,
  page,
}) => {
  const { code, id, address } = await aColour(client);
  await page.goto(address);
  const label = field(page, `Label of ${code}`);
  await expect(label).toHaveValue('Grigio perla');
  await label.fill('Grigio perla “Nebbia”');
  await list.button(`Save the label of ${code}`).click();
  await list.closeMessage(`Label ${code} updated`);

  await test.step('keeps what was typed when saving fails, and settles a conflict with a colleague', async () => {
    faults.allow(/console: .*(net::ERR_FAILED|409)/);
    faults.allowStatus(409);
    await label.fill('La mia versione');
    await page.route('**/changeColLabelInColItem/**', (route) => route.abort());
    await list.button(`Save the label of ${code}`).click();
    await list.closeMessage(/\w/);
    await expect(label).toHaveValue('La mia versione');
    await page.unroute('**/changeColLabelInColItem/**');

    await client.call('PUT', `fe/optColorLabel/changeColLabelInColItem/${id}/it`, { label: 'Di un altro' });
    await label.press('Enter');
    const conflict = list.dialog(`${code} was changed while you were editing`);
    await expect(conflict).toContainText('Di un altro');
    await conflict.getByRole('radio', { name: /^Theirs/ }).check();
    await conflict.getByRole('button', { name: 'Save' }).click();

    await list.closeMessage(`Label ${code} updated`);
    await expect(label).toHaveValue('Di un altro');
  });

  await list.button(`Edit ${code}`).click();
  const form = list.dialog(`Edit ${code}`);
  await expect(form).toContainText('English: “Pearl grey”');
  await expect(form.getByLabel('English description')).toHaveAttribute('readonly');
  await form.getByLabel('Option info text').fill('Con sovrapprezzo; è già più chiaro');
  await list.button('Save').click();
  await list.closeMessage(`Label ${code} updated`);

  const active = page.getByRole('switch', { name: `Active: ${code}` });
  await active.click();
  await expect(list.message('Deactivate')).toContainText(`Vuoi attivare/disattivare ${code}?`);
  await list.button('Cancel').click();
  await expect(active).toBeChecked();
  await active.click();
  await list.button('Deactivate').click();
  await list.closeMessage(`Colour ${code} deactivated`);
  await page.reload();
  await expect(active).not.toBeChecked();
  await expect(label).toHaveValue('Di un altro');
});

test('mails an export, which imports again without a change (R-095, R-096, R-097)', async ({
  list,
  page,
}) => {
  await page.goto('opt_color_labels?action=search&activeGroup=ACC_CHILD');
  await list.button('Export').click();
  const form = list.dialog('Export');
  const address = `journey.${suffix()}@alturia.it`;
  await form.getByLabel('E-mail address').fill('journey@alturia');
  await expect(form).toContainText('Insert email address to receive export');
  await expect(form.getByRole('button', { name: 'Export' })).toBeDisabled();
  await form.getByLabel('E-mail address').fill(address);
  await form.getByRole('button', { name: 'Export' }).click();
  await list.closeMessage(`optColorLabels_VERS_ALL_ACC_CHILD.csv will be sent to ${address}`);

  const file = await fileMailedTo(address);
  expect(file.name).toBe('optColorLabels_VERS_ALL_ACC_CHILD.csv');
  expect(file.content.toString('utf8')).toMatch(/^\uFEFFid;code;language;modelcode;label;.+\r\n/);

  await list.button('Import').click();
  const chooser = page.waitForEvent('filechooser');
  await list.button('Choose a file').click();
  await (await chooser).setFiles({ name: file.name, mimeType: 'text/csv', buffer: file.content });
  await expect(
    list.dialog('Upload File').getByText('Nothing to import: everything is stored as it is.'),
  ).toBeVisible();
});
