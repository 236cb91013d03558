import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { changesOf, restoresOf, serveChanges } from '../../test/changes';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { expectFailure, expectMessage, expectNotice, press, reply, type } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const me = users.editor.userAliasFromModis!;
const before = changesOf('trackingLabel');

/** Saves a label over its history; afterwards `newest` are on top of it. */
async function save(...newest: Partial<(typeof before)[0]>[]) {
  renderApp('/trackinglabels', users.editor);
  await press('Edit configurator.start (it)');
  await screen.findByText('Giulia Ferri');
  type('Label', 'Inizio');
  await press('Save');
  await expectMessage('updated');
  const changes = [...newest.map((change) => ({ ...before[0]!, ...change })), ...before];
  server.use(...serveChanges('trackingLabel', { changes, restored: 'Label restored' }));
  await press('Undo');
}

it('takes a save back, and says so in a notice (R-413)', async () => {
  await save({ id: 2999, actor: me });

  await expectNotice('Label restored');
  expect(restoresOf('trackingLabel')).toEqual(['601/2999?before=true&seen=2999']);
});

it('takes nothing back that somebody else has changed since', async () => {
  await save({ id: 3000, actor: 'Marta Weiss' });

  await expectFailure('Marta Weiss has changed it meanwhile: nothing was undone.');
  expect(restoresOf('trackingLabel')).toEqual([]);
});

it('takes no save of a namesake back', async () => {
  await save({ id: 3000, actor: me }, { id: 2999, actor: me });

  await expectFailure(`${me} has changed it meanwhile: nothing was undone.`);
  expect(restoresOf('trackingLabel')).toEqual([]);
});

it('takes nothing back where somebody else saved in between', async () => {
  await save({ id: 3000, actor: me }, { id: 2999, actor: 'Marta Weiss' });

  await expectFailure('Marta Weiss has changed it meanwhile: nothing was undone.');
});

it('takes no older change back where the save changed nothing', async () => {
  await save();

  await expectNotice('There is nothing to undo.');
  expect(restoresOf('trackingLabel')).toEqual([]);
});

it('offers to take back only the last of two saves of a record', async () => {
  server.use(
    ...serveChanges('glossaryTerm'),
    http.put('*/ccb/auth/fe/glossaryTerms/:id', reply('updateGlossaryTerm.default')),
  );
  renderApp('/glossary_terms', users.editor);
  const saveTerm = async (term: string, note: string) => {
    await press(`Edit ${term}`);
    type('Note', note);
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByRole('button', { name: 'Undo' });
  };
  const offers = () => screen.getAllByRole('button', { name: 'Undo' }).length;

  await saveTerm('setup (en)', 'One');
  await saveTerm('setup (en)', 'Two');
  expect(offers()).toBe(1);

  await saveTerm('price (en)', 'Three');
  expect(offers()).toBe(2);
});
