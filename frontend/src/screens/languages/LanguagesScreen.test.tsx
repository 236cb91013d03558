import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { LanguagePage } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectFailure,
  expectMessage,
  fieldOf,
  findButton,
  optionsOf,
  press,
  expectNotice,
  sharedQuery,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/language';
const listed = () => askedOf(`${base}/allPaged`).filter(({ size }) => size !== '1000');

async function open(path = '/languages') {
  const app = renderApp(path, users.editor);
  await findButton('Edit de');
  return app;
}

it('lists at once, by code, with code, description, fallback, switch and buttons', async () => {
  await open();

  expect(listed()).toEqual([{ ...sharedQuery, page: '0', size: '10', sortBy: 'code', sortDesc: 'false' }]);
  expect(columnHeaders()).toEqual(['Code', 'Description', 'Fallback', 'Active', 'Actions']);
});

it('tells a browser the language of a description by a tag, whatever its code', async () => {
  const { content } = mockValue<LanguagePage>('listLanguages.default');
  const brazilian = { ...content[0]!, code: 'pt_BR', description: 'Português' };
  const page = { content: [brazilian], totalElements: 1 };
  server.use(http.get(`*${base}/allPaged`, () => HttpResponse.json(page)));
  renderApp('/languages', users.editor);
  await press('Edit pt_BR');

  expect([screen.getByText('Português', { selector: 'td span' }).lang, fieldOf('Description').lang]).toEqual([
    'pt-BR',
    'pt-BR',
  ]);
});

it('asks for code and description, and sends nothing while they are blank (R-126)', async () => {
  await open();
  await press('New');
  type('Code', '  ');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
  expect(document.activeElement).toBe(fieldOf('Code'));
  type('Code', 'da');
  type('Description', '  ');
  await press('Save');

  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Description')));
  expect(requestsTo(base)).toEqual([]);
});

it('creates a language that is active, then lists again (R-126, R-128)', async () => {
  await open();
  await press('New');
  type('Code', ' da ');
  type('Description', 'Dansk');
  await waitFor(() => expect(optionsOf('Fallback language')).toHaveLength(9));
  fireEvent.change(fieldOf('Fallback language'), { target: { value: 'en' } });
  await press('Save');

  await expectMessage('Language da created');
  expect(await bodiesSent('POST', base)).toEqual([
    {
      code: 'da',
      description: 'Dansk',
      active: true,
      fallbackLanguage: { id: 'en' },
      language2CharCode: '',
      languageSimpleCode: '',
      default: false,
    },
  ]);
  await waitFor(() => expect(listed()).toHaveLength(3));
});

it('says that a code is taken, and brings back what was typed', async () => {
  const message = 'A language with this code already exists.';
  server.use(http.post(`*${base}`, () => HttpResponse.json({ message }, { status: 409 })));
  await open();
  await press('New');
  type('Code', 'de');
  type('Description', 'Tedesco');
  await press('Save');

  await expectMessage(message);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Reopen');
  expect([fieldOf('Code').value, fieldOf('Description').value]).toEqual(['de', 'Tedesco']);
});

it('keeps the code, and offers other languages as fallback that do not lead back (R-127, R-129)', async () => {
  await open();
  await press('Edit de');

  await waitFor(() => expect(optionsOf('Fallback language')).toHaveLength(7));
  expect(fieldOf('Code').hasAttribute('readonly')).toBe(true);
  expect(optionsOf('Fallback language').join()).not.toMatch(/Deutsch|Nederlands/);
});

it('tells that the languages to fall back on could not be read', async () => {
  await open();
  answer({ listLanguages: '500' });
  await press('Edit de');

  await expectNotice(mockValue<{ message: string }>('problem.failed').message);
});

it('shows the fallback of English, which nobody changes (R-129)', async () => {
  await open();
  await press('Edit en');

  expect(fieldOf('Fallback language').hasAttribute('readonly')).toBe(true);
  expect(screen.getByText('The fallback of the English language is fixed.')).toBeTruthy();
});

it('makes no inactive language the default one', async () => {
  await open();
  await press('Edit sv');

  expect(screen.getByRole('switch', { name: 'Default language' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Activate it in the list first.')).toBeTruthy();
});

it('saves over the version that was opened', async () => {
  await open();
  await press('Edit de');
  type('Description', 'Deutsch (Deutschland)');
  fireEvent.change(fieldOf('Fallback language'), { target: { value: '' } });
  await press('Save');

  await expectMessage('Language de updated');
  expect(await bodiesSent('PUT', `${base}/3`)).toEqual([
    {
      id: 3,
      code: 'de',
      description: 'Deutsch (Deutschland)',
      fallbackLanguage: null,
      language2CharCode: 'DE',
      languageSimpleCode: 'de',
      default: false,
      version: 3,
    },
  ]);
});

it('shows in the history when the switch was turned, and says so before that comes back', async () => {
  await open();
  await press('History of de');
  const history = await screen.findByRole('complementary', { name: 'History' });
  await waitFor(() => expect(history.textContent).toContain('ActiveNo Yes'));
  fireEvent.click(
    within(history)
      .getAllByRole('button', { name: /^Restore/ })
      .at(-1)!,
  );

  const question = screen.getByRole('alertdialog', { name: 'Restore' });
  expect(question.textContent).toContain('The language goes back to what it was on');
  expect(question.textContent).toContain('ActiveYes');
});

it('shows mine and theirs after a colleague was faster', async () => {
  answer({ updateLanguage: 'stale' });
  await open();
  await press('Edit de');
  type('Description', 'Deutsch (DE)');
  await press('Save');

  expect(await screen.findByRole('dialog', { name: 'de was changed while you were editing' })).toBeTruthy();
});

it('closes when it cannot be saved, and brings back what was typed and what was wrong', async () => {
  answer({ updateLanguage: 'circle' });
  await open();
  await press('Edit de');
  type('Description', 'Deutsch (DE)');
  await waitFor(() => expect(optionsOf('Fallback language')).toHaveLength(7));
  fireEvent.change(fieldOf('Fallback language'), { target: { value: 'pl' } });
  await press('Save');

  await expectMessage('The fallbacks would form a cycle: de → nl → de.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Reopen');
  expect([fieldOf('Description').value, fieldOf('Fallback language').value]).toEqual(['Deutsch (DE)', 'pl']);
  expect(fieldOf('Fallback language').getAttribute('aria-invalid')).toBe('true');
});

it('asks before it switches a language, and sends nothing on Annulla (R-130)', async () => {
  await open();
  fireEvent.click(await screen.findByRole('switch', { name: 'de active' }));

  expect(screen.getByRole('alertdialog', { name: 'Cambio Stato Lingua' })).toBeTruthy();
  await press('Annulla');
  expect([screen.queryByRole('alertdialog'), requestsTo(`${base}/3`)]).toEqual([null, []]);
});

it('saves the language as inactive on Procedi, then lists again (R-130)', async () => {
  await open();
  fireEvent.click(await screen.findByRole('switch', { name: 'de active' }));
  await press('Procedi');

  await expectMessage('Language de updated');
  expect(await bodiesSent('PUT', `${base}/3`)).toMatchObject([
    { code: 'de', active: false, fallbackLanguage: { id: 2 }, version: 3 },
  ]);
  await waitFor(() => expect(listed()).toHaveLength(2));
});

it('neither switches off nor deletes the default language', async () => {
  await open();

  const held = screen.getByRole('switch', { name: 'it is the default language and stays active' });
  expect([held, await findButton('it is the default language and stays')]).toSatisfy(
    (controls: HTMLInputElement[]) => controls.every(({ disabled }) => disabled),
  );
});

it('says by what a language is used that cannot be deleted, and offers to deactivate it (R-058)', async () => {
  answer({ deleteLanguage: 'used' });
  await open();
  await press('Delete de');
  expect(screen.getByRole('alertdialog').textContent).toContain('Vuoi veramente cancellare de?');
  await press('Elimina');

  await expectFailure('it is used by 1240 interface labels, 32 editorial contents');
  await press('Deactivate');
  expect(await screen.findByRole('alertdialog', { name: 'Cambio Stato Lingua' })).toBeTruthy();
});

it('says that a language is deleted, and lists again', async () => {
  await open();
  await press('Delete sv');
  await press('Elimina');

  await expectMessage('Language sv deleted');
  await waitFor(() => expect(listed()).toHaveLength(2));
});

it('exports what the filters leave', async () => {
  const csv = () =>
    new Response('code\r\n', { headers: { 'content-disposition': 'attachment; filename="languages.csv"' } });
  server.use(http.get(`*${base}/toCsv`, csv));
  await open('/languages?code=e&label=deu');
  await press('Export');
  await press('CSV');

  await screen.findByText('languages.csv downloaded');
  expect(askedOf(`${base}/toCsv`)).toEqual([{ code: 'e', label: 'deu' }]);
});
