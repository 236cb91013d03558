import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';

test('finds a change by its text, looks at the history of the record and brings it back, by keyboard alone', async ({
  page,
  client,
  group,
}) => {
  await client.addLabels(group, [{ code: 'GREETING', label: 'Benvenuti nel configuratore' }]);
  const [label] = await client.labelsOf(group, 'it');
  await client.call('PUT', `fe/interfaceLabel/${label!.id}`, { ...label, label: 'Buongiorno' });

  await page.goto('activity');
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Text', { exact: true }));
  await page.keyboard.type(group);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 changes')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Buongiorno');
  await expectAccessible(page, 'the activity');

  await tabTo(page, page.getByRole('button', { name: 'History of GREETING · it' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'GREETING · it' });
  await expect(dialog.getByText('2 changes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: 'Restore GREETING · it' }).nth(1));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Benvenuti nel configuratore');
  await tabTo(page, question.getByRole('button', { name: 'Restore' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Label GREETING restored')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 changes')).toBeVisible();
  const [restored] = await client.labelsOf(group, 'it');
  expect(restored!.label).toBe('Benvenuti nel configuratore');
});
