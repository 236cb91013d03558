import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { startServer } from '../../test/server';
import { users } from '../../test/users';
import { DataTable } from './DataTable';
import { editsRow } from './editRow';

startServer();

const columns = [
  { key: 'code', header: 'Code', cell: ({ code }: { code: string }) => code },
  { key: 'text', header: 'Text', cell: () => <input aria-label="Text" /> },
];

function renderTable(button?: () => void, isDisabled = false) {
  render(
    <DataTable
      caption="Things"
      columns={columns}
      rows={[{ code: 'ONE' }]}
      rowKey={({ code }) => code}
      actions={() => (
        <>
          {button && (
            <button {...editsRow} disabled={isDisabled} onClick={button}>
              Edit
            </button>
          )}
          <button>Delete</button>
        </>
      )}
    />,
  );
}

it('edits a row on a double click (R-411)', async () => {
  renderApp('/trackinglabels', users.editor);

  fireEvent.doubleClick(await screen.findByText('Avvia configurazione'));

  expect(await screen.findByRole('dialog', { name: /^Edit / })).toBeTruthy();
});

it('leaves a double click on a button or a field to it', () => {
  const edit = vi.fn();
  renderTable(edit);

  fireEvent.doubleClick(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.doubleClick(screen.getByLabelText('Text'));
  expect(edit).not.toHaveBeenCalled();

  fireEvent.doubleClick(screen.getByText('ONE'));
  expect(edit).toHaveBeenCalledOnce();
});

it('leads to the first field where a row has no button, or none that can be pressed', () => {
  renderTable(vi.fn(), true);

  fireEvent.doubleClick(screen.getByText('ONE'));

  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
});

it('does nothing in the head', () => {
  const edit = vi.fn();
  renderTable(edit);

  fireEvent.doubleClick(screen.getByText('Code'));

  expect(edit).not.toHaveBeenCalled();
});
