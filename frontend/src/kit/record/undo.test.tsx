import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changesOf, restoresOf, serveChanges } from '../../test/changes';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { expectFailure, expectMessage, expectNotice, press, type } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const me = users.editor.userAliasFromModis!;
const before = changesOf('trackingLabel');

/** Saves a label over its history; afterwards `newest` is on top of it. */
async function save(newest: Partial<(typeof before)[0]> | undefined) {
  renderApp('/trackinglabels', users.editor);
  await press('Edit configurator.start (it)');
  await screen.findByText('Giulia Ferri');
  type('Label', 'Inizio');
  await press('Save');
  await expectMessage('updated');
  const changes = newest ? [{ ...before[0]!, ...newest }, ...before] : before;
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

it('takes no older change back where the save changed nothing', async () => {
  await save(undefined);

  await expectNotice('There is nothing to undo.');
  expect(restoresOf('trackingLabel')).toEqual([]);
});
