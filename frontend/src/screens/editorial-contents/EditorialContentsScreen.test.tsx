import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, requestsTo, startServer } from '../../test/server';
import { columnHeaders, askedOf, bodiesSent, fieldOf, findButton, press, type } from '../../test/steps';
import { renderApp } from '../../test/renderApp';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/editorialContents';
const listPath = `${base}/findAllByParams`;
const asked = () => askedOf(listPath);

async function open(path = '/editorial_contents?action=search') {
  const app = renderApp(path, users.editor);
  await findButton('Edit ED_AURORA_HYBRID');
  return app;
}

async function edit() {
  await open();
  await press('Edit ED_AURORA_HYBRID');
  await screen.findByRole('dialog', { name: 'Edit ED_AURORA_HYBRID' });
}
const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));

it('asks for page one with page=1, and for the next with page=2 (R-104)', async () => {
  const { address } = await open();
  expect(asked()).toEqual([
    { modelName: 'DEFAULT', language: 'it', page: '1', size: '10', sortBy: 'code', sortDesc: 'false' },
  ]);

  await press('Page 2');

  await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '2' }));
  expect(address()).toContain('page=2');
});

it('sends code, label and content with the next search', async () => {
  await open('/editorial_contents?action=search&page=3');
  expect(asked()[0]).toMatchObject({ page: '3' });

  fireEvent.change(screen.getByLabelText('Content'), { target: { value: '<b>8 anni</b> + 100%' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() => expect(asked().at(-1)).toMatchObject({ content: '<b>8 anni</b> + 100%', page: '1' }));
});

it('shows the columns in their order (R-299)', async () => {
  await open();

  const headers = columnHeaders();
  expect(headers.map((text) => text?.trim())).toEqual([
    'Code',
    'Label',
    'Content',
    'Model enabled regexp',
    'Model disabled regexp',
    'Actions',
  ]);
  // The option of a content has no column.
  expect(within(screen.getByText('ED_SAFETY_PACK').closest('tr')!).getByText('P01')).toBeTruthy();
});

it('links four pages, and a new content is for all models (R-107)', async () => {
  await open();
  const pages = screen.getAllByRole('button', { name: /^Page \d+$/ });
  expect(pages.map((page) => page.textContent)).toEqual(['1', '2', '3', '4']);

  await press('New');

  expect(fieldOf('Model enabled regexp').value).toBe('DEFAULT');
  expect(fieldOf('Model disabled regexp').value).toBe('');
});

it('asks for code, label and content and sends nothing while one is blank (R-103)', async () => {
  await open();
  await press('New');

  for (const blank of ['Code', 'Label', 'Content']) {
    for (const label of ['Code', 'Label', 'Content']) type(label, label === blank ? '  ' : 'x');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
    await waitFor(() => expect(document.activeElement).toBe(fieldOf(blank)));
  }
  expect(requestsTo(base)).toHaveLength(0);
});

it('creates in the language of the header, then lists again', async () => {
  await open();
  await press('New');
  type('Code', ' ED_SPRING ');
  type('Label', 'Primavera');
  type('Content', '<p>È primavera.</p>');
  await press('Save');

  await screen.findByText('Content ED_SPRING created');
  expect(await bodiesSent('POST', base)).toEqual([
    {
      code: 'ED_SPRING',
      label: 'Primavera',
      content: '<p>È primavera.</p>',
      language: { id: 1 },
      modelEnableRegexp: 'DEFAULT',
      modelDisableRegexp: '',
    },
  ]);
  await waitFor(() => expect(asked()).toHaveLength(3));
});

it('fixes the code of a stored content and nothing else (R-106)', async () => {
  await edit();

  expect(fieldOf('Code').readOnly).toBe(true);
  for (const label of ['Label', 'Model enabled regexp', 'Model disabled regexp', 'Content'])
    expect(fieldOf(label).readOnly, label).toBe(false);
  expect(document.activeElement).toBe(fieldOf('Content'));
});

it('says that other regexps are those of the translations, too', async () => {
  await edit();
  const note = () => screen.queryByText(/other languages with the same key get these regexps/);
  expect(note()).toBeNull();

  type('Model disabled regexp', '^DORADO$');

  expect(note()).toBeTruthy();
});

it('saves all parts of a content, its option as it is stored (R-105)', async () => {
  await open();
  await press('Edit ED_SAFETY_PACK');
  type('Label', 'Sicurezza');
  type('Content', '<p>Tre sistemi, <b>un pacchetto</b>.</p>');
  await press('Save');

  await screen.findByText('Content ED_AURORA_HYBRID updated');
  expect(await bodiesSent('PUT', base)).toEqual([
    {
      id: 306,
      code: 'ED_SAFETY_PACK',
      label: 'Sicurezza',
      content: '<p>Tre sistemi, <b>un pacchetto</b>.</p>',
      language: { id: 1 },
      optcode: 'P01',
      modelEnableRegexp: 'DEFAULT',
      modelDisableRegexp: '^BOREA_.*$',
      version: 1,
    },
  ]);
});

it('shows what is typed at once, without scripts, handlers and addresses to follow', async () => {
  await edit();
  type(
    'Content',
    '<h2>Novità</h2>\n<p>Da {price}: <a href="javascript:alert(1)" onclick="x()">scopri</a></p>\n<script>alert(1)</script>\n<img src="https://cdn.example/a.png" onerror="alert(1)" alt="Foto">',
  );

  await preview().findByRole('heading', { name: 'Novità' });
  const sheet = preview().getByRole('article');
  expect(sheet.querySelector('script, a, img, [onclick], [onerror]')).toBeNull();
  expect(sheet.textContent).not.toContain('alert');
  expect(preview().getByText('price').className).toBe('placeholder');
  expect(preview().getByText('Foto')).toBeTruthy();
  expect(preview().getByText('4 remarks')).toBeTruthy();
  expect(preview().getByText('Line 3').parentElement?.textContent).toBe('Line 3 <script> is not shown');
});

it('saves what the preview does not show as it is typed', async () => {
  const typed = '<p onclick="x()">a</p>\n<script>b</script>';
  await edit();
  type('Content', typed);
  await press('Save');

  await screen.findByText('Content ED_AURORA_HYBRID updated');
  expect(await bodiesSent('PUT', base)).toMatchObject([{ content: typed }]);
});

it('numbers the lines and tints those of a remark', async () => {
  await edit();
  type('Content', '<p>a</p>\n<p style="x">b</p>\n\n<iframe></iframe>');

  const lines = [...document.querySelectorAll('.line')];
  expect(lines.map((line) => line.getAttribute('data-line'))).toEqual(['1', '2', '3', '4']);
  expect(lines.map((line) => line.className)).toEqual(['line', 'line attribute', 'line', 'line element']);
  expect(lines.map((line) => line.textContent).join('\n')).toBe(
    fieldOf<HTMLTextAreaElement>('Content').value,
  );
});

it('writes a tag around what is selected', async () => {
  await edit();
  type('Content', 'Solo oggi');
  const area = fieldOf<HTMLTextAreaElement>('Content');
  area.setSelectionRange(5, 9);

  await press('Bold');

  expect(area.value).toBe('Solo <strong>oggi</strong>');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('oggi');
  await preview().findByText('oggi');
});

it('has the history beside the fields, and takes an older state into them', async () => {
  await edit();
  fireEvent.click(screen.getByRole('radio', { name: 'History' }));
  await screen.findByText('3 changes');
  const [, restore] = [0, (await screen.findAllByRole('button', { name: /^Restore the text/ }))[0]!];

  fireEvent.click(restore);

  expect(fieldOf('Label').value).toBe('Aurora ibrida');
  expect(fieldOf('Content').value).toBe('<p>Aurora sceglie da sola tra elettrico e benzina.</p>');
  expect(await bodiesSent('PUT', base)).toEqual([]);
});

it('shows mine and theirs after a colleague was faster', async () => {
  answer({ updateEditorialContent: 'stale' });
  await edit();
  type('Label', 'La mia Aurora');
  await press('Save');

  const name = 'ED_AURORA_HYBRID was changed while you were editing';
  const conflict = await screen.findByRole('dialog', { name });
  const choices = within(conflict).getAllByRole('radiogroup');
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual(['Label']);
  expect(within(conflict).getByText('0 of 1 conflict resolved')).toBeTruthy();
});

it('asks before it deletes', async () => {
  await open();
  await press('Delete ED_WARRANTY');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Vuoi veramente cancellare ED_WARRANTY?')).toBeTruthy();
  expect(requestsTo(`${base}/307`)).toHaveLength(0);

  fireEvent.click(question.getByRole('button', { name: 'Elimina' }));

  await screen.findByText('Content ED_AURORA_HYBRID deleted');
  expect(requestsTo(`${base}/307`).map(({ method }) => method)).toEqual(['DELETE']);
});

it('says what the server refuses and keeps what was typed', async () => {
  answer({ createEditorialContent: '409' });
  await open();
  await press('New');
  for (const label of ['Code', 'Label', 'Content']) type(label, 'ED_WARRANTY');
  await press('Save');

  await screen.findByRole('alert');
  expect(fieldOf('Content').value).toBe('ED_WARRANTY');
});
