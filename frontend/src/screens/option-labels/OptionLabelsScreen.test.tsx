import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { OptionGridPage } from '../../api';
import { languageChosen, modelChosen } from '../../api/preferences';
import { mockValue } from '../../test/mockValue';
import {
  aurora,
  base,
  button,
  listPath,
  open,
  startOptionLabels,
  wheels,
} from '../../test/optionLabelsWorld';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, server } from '../../test/server';
import { askedOf, press, reply, sent } from '../../test/steps';
import { users } from '../../test/users';

startOptionLabels();

const asked = () => askedOf(listPath);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

it('asks for the group in model and language, by the code of the option, zero-based (R-044, R-060)', async () => {
  await open();

  expect(asked()).toEqual([
    {
      optGroup: 'WHEELS',
      modelName: 'DEFAULT',
      language: 'it',
      page: '0',
      size: '10',
      sortBy: 'optItem.code',
      sortDesc: 'false',
    },
  ]);
});

it.each([
  ['/opt_labels', 'OPT', 'OPT Labels', '64 options'],
  ['/acc_labels', 'ACC', 'ACC Labels', '64 accessories'],
  ['/custprg_labels', 'CUSTPRG', 'CUSTPR Labels', /^64 customer program/],
])(
  'asks the same call for every group of %s when none is named (R-089)',
  async (path, type, title, count) => {
    await open(`${path}?action=search`);
    expect(screen.getByText(count)).toBeTruthy();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
    expect(asked()[0]).toMatchObject({ optGroup: type });
  },
);

it('names model, its 7-digit code and the language of customer programmes (R-090)', async () => {
  await open('/custprg_labels?action=search&activeGroup=CP_SERVICE', aurora);

  expect(screen.getByText(/^Aurora 1\.5 Hybrid · 3410226 · Italiano\./)).toBeTruthy();
});

it('shows the columns of DEFAULT, whose label is edited (R-076)', async () => {
  await open();

  expect(headers()).toEqual(['Colours', 'Icon', 'Code', 'Info', 'As400 label', 'Default label', 'Actions']);
  expect((await field('Default label of 431')).value).toBe('Cerchi in lega da 17" diamantati');
});

it('adds with a model the default label, read-only, and the one of the model (R-077)', async () => {
  await open(wheels, aurora);

  expect(headers().slice(4)).toEqual(['As400 label', 'Default label', 'Model label', 'Actions']);
  expect((await field('Model label of 431')).value).toBe('Cerchi da 17" diamantati “Scia”');
  expect((await field('Model label of 439')).placeholder).toBe('Uses the default label');
  expect(screen.queryByLabelText('Default label of 431')).toBeNull();
  expect(screen.getByText('Cerchi in lega da 17" diamantati')).toBeTruthy();
});

it('searches again with another model or language, from the first page (R-022, R-048)', async () => {
  const { store } = await open(`${wheels}&page=3`);

  act(() => void store.dispatch(modelChosen(aurora)));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ modelName: 'AURORA_15_HYB', page: '0' }));
  act(() => void store.dispatch(languageChosen({ id: 3, value: 'de', text: 'Deutsch' })));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ language: 'de' }));
});

it('uses the default label instead of that of a model, never instead of the default one (R-078)', async () => {
  const { store } = await open();
  await type('Default label of 431', 'Altro testo');
  expect((await button('Use default label of 431')).disabled).toBe(true);
  fireEvent.keyDown(await field('Default label of 431'), { key: 'Escape' });

  act(() => void store.dispatch(modelChosen(aurora)));
  await field('Model label of 431');

  expect((await button('Use default label of 431')).disabled).toBe(false);
  expect((await button('Use default label of 439')).disabled).toBe(true);
});

it('deletes the label of the model after a question that says what it does (R-053, R-055)', async () => {
  await open(wheels, aurora);

  await press('Use default label of 431');
  await screen.findByText('Vuoi veramente cancellare 431?');
  expect(screen.getByRole('alertdialog').textContent).toMatch(/shows the default label “.+” again/);
  await press('Annulla');
  expect(sent('DELETE')).toHaveLength(0);
  await press('Use default label of 431');
  await press('Elimina');

  await screen.findByText('Label 431 deleted');
  expect(new URL(sent('DELETE')[0]!.url).pathname).toBe(`${base}/2103`);
});

it('is no way to take typing back where the model has no label yet; Esc is', async () => {
  await open(wheels, aurora);
  await type('Model label of 439', 'Mai salvato');

  expect((await button('Use default label of 439')).disabled).toBe(true);
  fireEvent.keyDown(await field('Model label of 439'), { key: 'Escape' });
  expect((await field('Model label of 439')).value).toBe('');
});

it('asks for no deletion where the model has no label', async () => {
  await open(wheels, aurora);
  await type('Model label of 439', ' ');
  fireEvent.keyDown(await field('Model label of 439'), { key: 'Enter' });

  expect((await button('Update 439')).disabled).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('saves an emptied label of a model as the default label, by Update and by Enter', async () => {
  await open(wheels, aurora);
  await type('Model label of 431', ' ');
  await press('Update 431');
  await screen.findByText('Vuoi veramente cancellare 431?');
  await press('Annulla');
  fireEvent.keyDown(await field('Model label of 431'), { key: 'Enter' });
  await press('Elimina');

  await screen.findByText('Label 431 deleted');
  expect(sent('PUT')).toHaveLength(0);
});

it('deletes the text that was on show, and keeps what is typed until the answer comes', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.delete(`*${base}/:id`, async () => {
      await answered;
      return reply('deleteOptionGridLabel.default')();
    }),
  );
  await open(wheels, aurora);
  await type('Model label of 431', ' ');
  await press('Update 431');
  await press('Elimina');
  await press('Annulla');
  await type('Model label of 431', 'Ancora');
  answer();

  await screen.findByText('Label 431 deleted');
  expect(new URL(sent('DELETE')[0]!.url).search).toBe('?version=3');
  expect((await field('Model label of 431')).value).toBe('Ancora');
});

it.each(['with a default label', 'with labels of models only'])(
  'deletes a mistyped new option %s, and none that a model offers',
  async (labelled) => {
    const page = mockValue<OptionGridPage>('listOptionGridLabels.default');
    const [first, ...others] = page.content;
    const optLabelList = labelled === 'with a default label' ? first!.optItem.optLabelList : [];
    const own = {
      ...first!,
      modelId: '',
      optItem: { ...first!.optItem, as400Description: '', optLabelList },
    };
    server.use(http.get(`*${listPath}`, () => HttpResponse.json({ ...page, content: [own, ...others] })));
    await open();
    expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
    await press(`Delete ${own.optItem.code}`);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'the option is deleted with all its labels',
    );
    await press('Elimina');

    await screen.findByText(/deleted with its 3 labels$/);
    const [request] = sent('DELETE');
    expect(new URL(request!.url).pathname).toBe(`/ccb/auth/fe/optLabel/${own.optItem.id}`);
  },
);

it('asks before it updates the label of a model, and sends nothing until then (R-048, R-079)', async () => {
  await open(wheels, aurora);
  expect((await button('Update 420')).disabled).toBe(true);
  await type('Model label of 420', 'Cerchi da 17" bruniti “Notte”');

  await press('Update 420');
  await screen.findByText('Vuoi Modificare 420?');
  await press('Cancel');
  expect(sent('PUT')).toHaveLength(0);
  expect((await field('Model label of 420')).value).toBe('Cerchi da 17" bruniti “Notte”');
  const before = asked().length;
  await press('Update 420');
  await press('Edit');

  await screen.findByText('Label 420 updated');
  const [put] = sent('PUT');
  expect(new URL(put!.url).pathname).toBe(`${base}/changeOptLabelInOptGrid/5002/it`);
  expect(await put!.json()).toEqual({ label: 'Cerchi da 17" bruniti “Notte”', version: 3 });
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});

it('updates the default label of the option without a model; Enter asks (R-079)', async () => {
  await open();
  await type('Default label of 82K', 'Sensori di pressione');

  fireEvent.keyDown(await field('Default label of 82K'), { key: 'Enter' });
  await screen.findByText('Vuoi Modificare 82K?');
  await press('Edit');

  await screen.findByText('Label 431 updated');
  const [put] = sent('PUT');
  expect(new URL(put!.url).pathname).toBe('/ccb/auth/fe/optLabel/309');
  expect(await put!.json()).toEqual({ label: 'Sensori di pressione', version: 0, language: { id: 1 } });
});

it('does not update to a blank label', async () => {
  await open();

  await type('Default label of 431', '  ');
  fireEvent.keyDown(await field('Default label of 431'), { key: 'Enter' });

  expect((await button('Update 431')).disabled).toBe(true);
  expect((await field('Default label of 431')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('drops blanks that are typed where a model has no label', async () => {
  await open(wheels, aurora);

  await type('Model label of 439', '  ');
  fireEvent.keyDown(await field('Model label of 439'), { key: 'Enter' });

  expect((await field('Model label of 439')).value).toBe('');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps what was typed when saving fails, and shows why (R-057)', async () => {
  answer({ updateOptionGridLabel: '500' });
  await open(wheels, aurora);
  await type('Model label of 420', 'Testo da non perdere');
  await press('Update 420');
  await press('Edit');

  await screen.findByText(/Something failed on the server/);

  expect((await field('Model label of 420')).value).toBe('Testo da non perdere');
});

it('settles a conflict with the label that a colleague saved', async () => {
  answerOnce({ updateOptionGridLabel: 'stale' });
  await open(wheels, aurora);
  await type('Model label of 420', 'Mia versione');
  await press('Update 420');
  await press('Edit');
  const conflict = within(
    await screen.findByRole('dialog', { name: '420 was changed while you were editing' }),
  );
  expect(conflict.getByText(/Giulia Ferri/)).toBeTruthy();

  fireEvent.click(conflict.getByRole('radio', { name: /^Mine/ }));
  fireEvent.click(conflict.getByRole('button', { name: 'Save' }));

  await screen.findByText('Label 420 updated');
  expect(await sent('PUT')[1]?.json()).toEqual({ label: 'Mia versione', version: 4 });
});

it('offers to recreate a label that a colleague deleted', async () => {
  answerOnce({ updateOptionGridLabel: 'gone' });
  await open(wheels, aurora);
  await type('Model label of 420', 'Di nuovo');
  await press('Update 420');
  await press('Edit');
  await screen.findByText('The label of 420 was deleted while you were editing');

  await press('Save');

  await screen.findByText('Label 420 updated');
  expect(await sent('PUT')[1]?.json()).toEqual({ label: 'Di nuovo', version: 0 });
});

it('asks before typing is lost to another page', async () => {
  await open();
  await type('Default label of 431', 'A metà');

  await press('Page 2');
  await press('Stay');

  expect((await field('Default label of 431')).value).toBe('A metà');
  expect(asked()).toHaveLength(1);
});

it('opens no dialog when the search fails: a notice, the console, and a way to retry (R-091)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({ listOptionGridLabels: '500' });
  renderApp(wheels, users.editor);

  const notices = await screen.findByRole('region', { name: 'Notices' });
  await within(notices).findByText(/Something failed on the server/);

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(log).toHaveBeenCalled();
  answer({ listOptionGridLabels: 'default' });
  await press('Retry');
  await button('Info of 431');
});

it('tells an empty group from a search that found nothing', async () => {
  answer({ listOptionGridLabels: 'empty' });
  const { router, store } = renderApp(wheels, users.editor);
  await screen.findByText('No options in “Wheels”');

  act(() => void store.dispatch(modelChosen(aurora)));
  await screen.findByText(/^The grid of Aurora 1\.5 Hybrid offers none/);
  await act(() => router.navigate(`${wheels}&code=NOPE`));
  await screen.findByText('No option with code “NOPE”');
});

it('offers what the same search finds in all groups where a group has nothing (R-386)', async () => {
  server.use(
    http.get(`*${listPath}`, ({ request }) =>
      reply(
        new URL(request.url).searchParams.get('optGroup') === 'WHEELS'
          ? 'listOptionGridLabels.empty'
          : 'listOptionGridLabels.default',
      )(),
    ),
  );
  const { address } = renderApp(`${wheels}&code=431`, users.editor);

  fireEvent.click(await screen.findByRole('link', { name: /^[\d,]+ options in all groups$/ }));

  await button('Info of 431');
  expect(address()).toBe('/opt_labels?action=search&code=431');
});
