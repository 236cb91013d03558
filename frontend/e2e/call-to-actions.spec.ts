import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callToActionTexts, labelTexts, optGroupTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const message = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });

/** Closes the green or red message on top. */
async function close(page: Page, name: 'Done' | 'Error', text: string | RegExp): Promise<void> {
  await expect(message(page, name)).toContainText(text);
  await message(page, name).getByRole('button', { name: 'Close', exact: true }).click();
}

test('brings a call to action to a country: new, with a link made by its first switch, changed by a colleague, gone and back', async ({
  page,
  client,
  faults,
}) => {
  test.slow();
  faults.allowStatus(409);
  const code = `JOURNEY_${suffix()}`;
  await page.goto('call_to_action');
  await button(page, labelTexts.new).click();
  const form = page.getByRole('dialog', { name: 'New Call To Action' });
  await form.getByLabel('Code', { exact: true }).fill('BUY_ONLINE');
  await form.getByLabel('Label code').fill('SUMM_BTN_Q');
  await form.getByRole('option', { name: /SUMM_BTN_QUOTE/ }).click();
  await form.getByLabel('Sort number').fill('5');
  await button(page, 'Save').click();

  await expect(form).toBeHidden();
  await expect(message(page, 'Error')).toContainText('already exists');
  await button(page, 'Reopen').click();
  await expect(form.getByLabel('Label code')).toHaveValue('SUMM_BTN_QUOTE');
  await form.getByLabel('Code', { exact: true }).fill(code);
  await button(page, 'Save').click();
  await close(page, 'Done', `Call to action ${code} created`);

  const stored = await client.call<{ content: { id: number }[] }>(
    'GET',
    `fe/callToAction/allPaged?code=${code}`,
  );
  const callToActionId = stored.content[0]!.id;
  const link = { callToActionId, countryId: 'IT' };
  const { id: linkId } = await client.call<{ id: number }>('POST', 'fe/countryCallToAction', link);

  await page.goto(`call_to_action?code=${code}`);
  await button(page, `Edit ${code}`).click();
  await page.getByRole('tab', { name: callToActionTexts.countries }).click();
  await test.step('refuses a switch over what a colleague has changed meanwhile, and shows how it is now', async () => {
    await expect(page.getByRole('switch', { name: 'Enable Italia' })).not.toBeChecked();
    await client.call('PUT', `fe/countryCallToAction/${linkId}`, { ...link, enable: true });

    await page.getByRole('switch', { name: 'Relevant Italia' }).click();
    await button(page, 'Procedi').click();

    await close(page, 'Error', 'IT was changed while you were editing');
    await expect(page.getByRole('switch', { name: 'Enable Italia' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Relevant Italia' })).not.toBeChecked();
  });
  const japan = page.getByRole('switch', { name: 'Enable Giappone' });
  await expect(japan).not.toBeChecked();
  const created = page.waitForRequest((request) => request.method() === 'POST');
  await japan.click();
  await button(page, 'Procedi').click();
  expect((await created).url()).toContain('/countryCallToAction');
  await close(page, 'Done', 'Country link JP created');
  await expect(japan).toBeChecked();
  await button(page, 'Edit the regexps of Giappone').click();
  await page.getByLabel('Model enabled regexp').fill('^(A');
  await expect(page.getByText(/Not a valid regular expression, position/)).toBeVisible();
  await page.getByLabel('Model enabled regexp').fill('^LINCE_.*$');
  await expect(page.getByText(/matches \d+ of \d+ models/)).toBeVisible();
  await button(page, 'Save').click();
  await close(page, 'Done', 'Country link JP updated');
  await expectAccessible(page, 'the countries of a call to action');
  await button(page, 'Close').click();

  await button(page, `Delete ${code}`).click();
  await message(page, labelTexts.delete).getByRole('button', { name: labelTexts.delete }).click();
  await expect(message(page, 'Done')).toContainText('deleted');
  await button(page, 'Undo').click();
  await expect(page.getByText(/restored$/)).toBeVisible();
  await button(page, `Edit ${code}`).click();
  await page.getByRole('tab', { name: callToActionTexts.countries }).click();
  await expect(page.getByRole('switch', { name: 'Enable Giappone' })).toBeChecked();
  await expect(page.getByText('^LINCE_.*$')).toBeVisible();
  await client.call('DELETE', `fe/callToAction/${callToActionId}`);
});

test('saves a group with SAVE, refuses what is no number, and exports what the filter shows (R-143, R-146)', async ({
  page,
}) => {
  await page.goto('opt_groups?code=GLASS');
  const position = page.getByLabel('Comparison Equipment Position of GLASS');
  const save = button(page, `${optGroupTexts.save} GLASS`);
  await expect(save).toBeDisabled();
  await position.fill('abc');
  await save.click();
  await close(page, 'Error', optGroupTexts.positionNotNumeric);
  await expectAccessible(page, 'a group with a position that is no number');

  await position.fill('55');
  await page.getByRole('link', { name: 'Languages' }).first().click();
  await button(page, 'Stay').click();
  await expect(page.getByText('1 row not saved')).toBeVisible();
  await position.press('Enter');
  await button(page, 'Procedi').click();
  await close(page, 'Done', 'Group GLASS updated');
  await page.reload();
  await expect(position).toHaveValue('55');

  await button(page, labelTexts.export).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV').click()]);
  expect(download.suggestedFilename()).toBe('optGroups.csv');
  expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toEqual([
    expect.stringContaining('comparisonEquipmentPos'),
    expect.stringMatching(/;GLASS;Glass;OPT;false;false;;55;DEFAULT;/),
  ]);

  await position.fill('');
  await position.press('Enter');
  await button(page, 'Procedi').click();
  await close(page, 'Done', 'Group GLASS updated');
});
