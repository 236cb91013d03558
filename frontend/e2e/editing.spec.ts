import { expect, test } from './support/journey';

test('refuses a new label without code and text before any call, with a code that is there already, and with a regular expression that is none (R-057, R-064)', async ({
  client,
  group,
  list,
  page,
  faults,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/interfaceLabel')) writes.push(request.url());
  });
  await client.addLabels(group, [{ code: 'TAKEN', label: 'Già presente' }]);
  await list.open();
  await list.button('New').click();
  const form = list.dialog('New Interface Label');
  await expect(form.getByLabel('Code')).toBeFocused();
  await expect(form.getByLabel('Model enabled regexp')).toHaveValue('DEFAULT');
  await expect(form.getByLabel('Label group')).toHaveValue(list.group);

  await form.getByLabel('Code').fill('   ');
  await list.button('Save').click();

  await expect(form.getByRole('alert')).toContainText('Inserisci tutti i campi obbligatori');
  await expect(form.getByLabel('Code')).toBeFocused();
  await expect(form.getByText('2 fields to correct')).toBeVisible();
  expect(writes).toEqual([]);

  await form.getByLabel('Code').fill('NEW_ONE');
  await form.getByLabel('Label', { exact: true }).fill('Prima etichetta: “già” 100% 🚗');
  await list.button('Save').click();
  await list.closeMessage('NEW_ONE');

  await expect(form).toBeHidden();
  await expect(list.row('NEW_ONE')).toContainText('Prima etichetta: “già” 100% 🚗');
  await list.expectCount(2);
  expect(writes).toHaveLength(1);

  await test.step('keeps what was typed when the code is there already (R-057)', async () => {
    faults.allowStatus(409);
    await list.button('New').click();
    await form.getByLabel('Code').fill('TAKEN');
    await form.getByLabel('Label', { exact: true }).fill('Un doppione');
    await list.button('Save').click();

    await expect(form.getByRole('alert')).toContainText(/\w/);
    await expect(form.getByLabel('Label', { exact: true })).toHaveValue('Un doppione');
    await list.button('Cancel').click();
    await list.button('Leave without saving').click();
    await expect(form).toBeHidden();
    await expect(list.row('TAKEN')).toContainText('Già presente');
  });

  await test.step('tells the models of a regular expression, and holds Save back at a syntax error', async () => {
    await list.button('New').click();
    await form.getByLabel('Code').fill('WITH_REGEXP');
    await form.getByLabel('Label', { exact: true }).fill('Per pochi');
    const regexp = form.getByLabel('Model enabled regexp');

    await regexp.fill('^AURORA_(');
    await expect(regexp).toHaveAccessibleDescription(/Not a valid regular expression, position \d+/);
    await expect(list.button('Save')).toBeDisabled();

    await regexp.fill('^AURORA_.*$');
    await expect(form.getByText('matches 3 of 18 models')).toBeVisible();
    await form.getByLabel('Model disabled regexp').fill('^.*_EV_.*$');
    await expect(form.getByText(/excludes \d+ of 18 models/)).toBeVisible();
    await list.button('Save').click();
    await list.closeMessage('WITH_REGEXP');

    await expect(list.row('WITH_REGEXP')).toContainText('3 of 18 models');
  });
});

test('settles a conflict of two colleagues with a combined text', async ({
  client,
  group,
  list,
  openAs,
  faults,
}) => {
  faults.allowStatus(409);
  await client.addLabels(group, [{ code: 'SHARED', label: 'In principio' }]);
  await list.open();
  const theirs = list.in(await openAs('editor'));
  await theirs.open();
  await list.button('Edit SHARED').click();
  await list.dialog('Edit SHARED').getByLabel('Label', { exact: true }).fill('Il mio testo');
  await theirs.button('Edit SHARED').click();
  await theirs.dialog('Edit SHARED').getByLabel('Label', { exact: true }).fill('Il suo testo');
  await theirs.button('Save').click();
  await theirs.closeMessage('SHARED');

  await list.button('Save').click();
  const conflict = list.page.getByRole('dialog').last();
  await expect(conflict).toContainText('Giulia Ferri');
  await expect(conflict).toContainText('Before: In principio');
  await expect(conflict.getByRole('radio', { name: /Mine:.*Il mio testo/ })).not.toBeChecked();
  await expect(conflict.getByRole('radio', { name: /Theirs:.*Il suo testo/ })).not.toBeChecked();
  await expect(conflict.getByRole('button', { name: 'Save' })).toBeDisabled();
  await conflict.getByRole('radio', { name: 'Write a combined text' }).check();
  await conflict.getByLabel('Combined label').fill('Il testo di tutti');
  await expect(conflict.getByText('1 of 1 conflict resolved')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await list.closeMessage('SHARED');

  await expect(list.page.getByRole('dialog')).toHaveCount(0);
  await expect(list.row('SHARED')).toContainText('Il testo di tutti');
  await theirs.button('Refresh Table').click();
  await expect(theirs.row('SHARED')).toContainText('Il testo di tutti');
});

test('edits the text alone and marks the row that was saved, shows who changed what and restores an older text (R-048, R-065)', async ({
  client,
  group,
  list,
}) => {
  await client.addLabels(group, [
    { code: 'OLD', label: 'Il primo testo' },
    { code: 'OTHER', label: 'Un altro' },
  ]);
  await list.open();
  await test.step('edits the text alone, and marks the row that was saved (R-048, R-065)', async () => {
    await list.button('Edit OLD').click();
    const form = list.dialog('Edit OLD');
    for (const name of ['Code', 'Label group', 'Model enabled regexp', 'Model disabled regexp'])
      await expect(form.getByLabel(name, { exact: true })).not.toBeEditable();
    await expect(form.getByLabel('Label', { exact: true })).toBeFocused();
    await form.getByLabel('Label', { exact: true }).fill("L'altra {price}");
    await expect(form.getByText('1 unsaved change')).toBeVisible();
    await list.button('Save').click();
    await list.closeMessage('OLD');

    await expect(list.row('OLD')).toContainText("L'altra {price}");
    await expect(list.row('OTHER')).toContainText('Un altro');
    await expect(list.button('Edit OLD')).toBeFocused();
    const [stored] = (await client.labelsOf(group)).filter(({ code }) => code === 'OLD');
    expect(stored).toMatchObject({ label: "L'altra {price}", version: 2 });
  });

  await list.button('History of OLD').click();
  const history = list.dialog('History of OLD');
  await expect(history.getByText('2 changes')).toBeVisible();
  await expect(history.getByRole('listitem').first()).toContainText('Maria Keller');
  await expect(history.getByRole('listitem').last()).toContainText('Created');
  await history.getByRole('button', { name: /^Restore the text of/ }).click();
  await expect(list.message('Restore')).toContainText('Il primo testo');
  await list.button('Restore').click();
  await expect(list.page.getByText(/OLD restored$/)).toBeVisible();

  await expect(list.row('OLD')).toContainText('Il primo testo');
  await list.button('History of OLD').click();
  await expect(history.getByText('3 changes')).toBeVisible();
});

test('deletes after a question, takes it back with Undo or from the deleted ones, and says in the corner what failed (R-053, R-055, R-074)', async ({
  client,
  group,
  list,
  faults,
}) => {
  await client.addLabels(group, [
    { code: 'KEEP', label: 'Resta' },
    { code: 'GONE', label: 'Se ne va' },
  ]);
  await list.open();

  await list.button('Delete GONE').click();
  await expect(list.message('Elimina')).toContainText('Vuoi veramente cancellare GONE?');
  await expect(list.button('Annulla')).toBeFocused();
  await list.button('Annulla').click();
  await list.expectCount(2);

  await list.button('Delete GONE').click();
  await list.button('Elimina').click();
  await expect(list.page.getByRole('alertdialog')).toContainText('GONE');
  await list.button('Undo').click();
  await expect(list.page.getByText(/GONE restored$/)).toBeVisible();
  await list.expectCount(2);
  await expect(list.row('GONE')).toContainText('Se ne va');

  await list.button('Delete GONE').click();
  await list.button('Elimina').click();
  await list.closeMessage('GONE');
  await expect(list.codes).toHaveText(['KEEP']);

  await test.step('restores a label from the deleted ones', async () => {
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
