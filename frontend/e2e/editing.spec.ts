import { expect, test } from './support/journey';
import { ServerClient } from './support/server';

test('edits the text alone and marks the row that was saved, settles a conflict, deletes after a question, takes it back, and says in the corner what failed (R-048, R-053, R-055, R-065, R-074)', async ({
  client,
  group,
  list,
  faults,
}) => {
  // One long way on purpose: every step has a label of its own.
  test.slow();
  await client.addLabels(group, [
    { code: 'OLD', label: 'Il primo testo' },
    { code: 'SHARED', label: 'In principio' },
    { code: 'KEEP', label: 'Resta' },
    { code: 'GONE', label: 'Se ne va' },
  ]);
  await list.open();
  const stored = async (code: string) => (await client.labelsOf(group)).find((label) => label.code === code);

  await test.step('edits the text alone, and marks the row that was saved (R-048, R-065)', async () => {
    await list.button('Edit OLD').click();
    const form = list.dialog('Edit OLD');
    await expect(form.getByLabel('Label', { exact: true })).toBeFocused();
    await form.getByLabel('Label', { exact: true }).fill("L'altra {price}");
    await expect(form.getByText('1 unsaved change')).toBeVisible();
    await list.button('Save').click();
    await list.closeMessage('OLD');

    await expect(list.row('OLD')).toContainText("L'altra {price}");
    await expect(list.row('KEEP')).toContainText('Resta');
    await expect(list.button('Edit OLD')).toBeFocused();
    expect(await stored('OLD')).toMatchObject({ label: "L'altra {price}", version: 2 });
  });

  await test.step('shows who changed what, and restores an older text', async () => {
    await list.button('History of OLD').click();
    const history = list.dialog('History of OLD');
    await expect(history.getByRole('listitem').first()).toContainText('Maria Keller');
    await history.getByRole('button', { name: /^Restore the text of/ }).click();
    await list.button('Restore').click();
    await expect(list.page.getByText(/OLD restored$/)).toBeVisible();

    await expect(list.row('OLD')).toContainText('Il primo testo');
  });

  await test.step('settles a conflict of two colleagues with a combined text', async () => {
    faults.allowStatus(409);
    await list.button('Edit SHARED').click();
    await list.dialog('Edit SHARED').getByLabel('Label', { exact: true }).fill('Il mio testo');
    const colleague = await ServerClient.signIn(client.origin, 'editor');
    const label = (await stored('SHARED'))!;
    await colleague.call('PUT', `fe/interfaceLabel/${label.id}`, { ...label, label: 'Il suo testo' });

    await list.button('Save').click();
    const conflict = list.page.getByRole('dialog').last();
    await expect(conflict).toContainText('Giulia Ferri');
    await expect(conflict).toContainText('Before: In principio');
    await conflict.getByRole('radio', { name: 'Write a combined text' }).check();
    await conflict.getByLabel('Combined label').fill('Il testo di tutti');
    await conflict.getByRole('button', { name: 'Save' }).click();
    await list.closeMessage('SHARED');

    await expect(list.page.getByRole('dialog')).toHaveCount(0);
    await expect(list.row('SHARED')).toContainText('Il testo di tutti');
    expect(await stored('SHARED')).toMatchObject({ label: 'Il testo di tutti' });
  });

  await test.step('tells the models of the regular expression of a new label', async () => {
    await list.button('New').click();
    const form = list.dialog('New Interface Label');
    await form.getByLabel('Code').fill('WITH_REGEXP');
    await form.getByLabel('Label', { exact: true }).fill('Prima etichetta: “già” 100% 🚗');
    await form.getByLabel('Model enabled regexp').fill('^AURORA_.*$');
    await expect(form.getByText('matches 3 of 18 models')).toBeVisible();
    await list.button('Save').click();
    await list.closeMessage('WITH_REGEXP');

    await expect(list.row('WITH_REGEXP')).toContainText('Prima etichetta: “già” 100% 🚗');
    await expect(list.row('WITH_REGEXP')).toContainText('3 of 18 models');
    await list.expectCount(5);
  });

  await test.step('deletes after a question, and takes it back with Undo (R-053, R-055)', async () => {
    await list.button('Delete GONE').click();
    await expect(list.message('Elimina')).toContainText('Vuoi veramente cancellare GONE?');
    await expect(list.button('Annulla')).toBeFocused();
    await list.button('Annulla').click();
    await list.expectCount(5);

    await list.button('Delete GONE').click();
    await list.button('Elimina').click();
    await expect(list.page.getByRole('alertdialog')).toContainText('GONE');
    await list.button('Undo').click();
    await expect(list.page.getByText(/GONE restored$/)).toBeVisible();
    await list.expectCount(5);
    await expect(list.row('GONE')).toContainText('Se ne va');
  });

  await test.step('restores a label from the deleted ones', async () => {
    await list.button('Delete GONE').click();
    await list.button('Elimina').click();
    await list.closeMessage('GONE');
    await list.expectCount(4);
    await expect(list.row('GONE')).toHaveCount(0);

    await list.button('Deleted labels').click();
    const deleted = list.page.getByRole('dialog');
    await expect(deleted.getByRole('row', { name: /GONE/ })).toContainText('Se ne va');
    await deleted.getByRole('row', { name: /GONE/ }).getByRole('button').click();
    // The notice of the Undo may still stand there.
    await expect(list.page.getByText(/GONE restored$/).last()).toBeVisible();
    await list.page.keyboard.press('Escape');

    await expect(list.row('GONE')).toContainText('Se ne va');
  });

  await test.step('says in the corner that a delete failed, without a dialog (R-074)', async () => {
    faults.allowStatus(404);
    faults.allow(/console: .*404/);
    await client.removeLabelsOf(group);

    await list.button('Delete KEEP').click();
    await list.button('Elimina').click();

    await expect(list.page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toContainText(/\w/);
    await expect(list.page.getByRole('alertdialog')).toHaveCount(0);
  });
});
