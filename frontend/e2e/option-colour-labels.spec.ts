import { fileMailedTo } from './support/outbox';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

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
