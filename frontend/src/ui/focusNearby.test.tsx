import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data/DataTable';
import { Button } from './navigation/Button';
import { Dialog } from './dialogs/Dialog';

afterEach(cleanup);

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;
const click = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

function Import() {
  const [isDone, setIsDone] = useState(false);
  return (
    <Dialog
      title="Import"
      cancelLabel={isDone ? 'Close' : 'Cancel'}
      actions={!isDone && <Button onClick={() => setIsDone(true)}>Import</Button>}
      onClose={() => undefined}
    >
      Rows
    </Dialog>
  );
}

function Models() {
  const [models, setModels] = useState(['Aurora', 'Borea']);
  return (
    <Dialog title="Models" onClose={() => undefined}>
      {models.length > 0 && (
        <ul>
          {models.map((model) => (
            <li key={model}>
              <Button onClick={() => setModels(models.filter((each) => each !== model))}>{model}</Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

it('leaves the focus on the button beside the one that has gone after an import', async () => {
  render(<Import />);

  click('Import');

  await waitFor(() => expect(focused()).toBe('Close'));
});

it('moves it to the next row when a row goes, and to the dialog with the last one', async () => {
  render(<Models />);

  click('Aurora');
  await waitFor(() => expect(focused()).toBe('Borea'));

  click('Borea');
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
});

function Terms() {
  const [terms, setTerms] = useState(['setup', 'trim', 'wheel']);
  const columns = [{ key: 'term', header: 'Term', cell: (term: string) => term }];
  const remove = (term: string) => (
    <>
      <Button>Edit {term}</Button>
      <Button onClick={() => setTerms(terms.filter((each) => each !== term))}>Delete {term}</Button>
    </>
  );
  return <DataTable caption="Terms" columns={columns} rows={terms} rowKey={String} actions={remove} />;
}

it('moves it to the row below one that is deleted from a table, to the one above the last, then to the table', async () => {
  render(<Terms />);

  click('Delete trim');
  await waitFor(() => expect(focused()).toBe('Edit wheel'));

  click('Delete wheel');
  await waitFor(() => expect(focused()).toBe('Edit setup'));

  click('Delete setup');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Terms' })));
});

it('lets the focus go where a click outside of every field puts it', async () => {
  render(<Import />);
  const button = screen.getByRole('button', { name: 'Import' });
  button.focus();

  button.blur();
  await Promise.resolve();
  fireEvent.click(button);

  await screen.findByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(document.body);
});
