import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../navigation/Button';
import { DataTable } from '../data/DataTable';
import { Dialog } from './Dialog';

interface Given {
  onSubmit?: () => void;
  onPress?: () => void;
  isDisabled?: boolean;
}

function renderDialog({ onSubmit, onPress, isDisabled }: Given) {
  const onClose = vi.fn();
  render(
    <Dialog
      title="Thing"
      dirty
      onSubmit={onSubmit}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          type={onSubmit ? 'submit' : 'button'}
          disabled={isDisabled}
          onClick={onPress}
        >
          Save
        </Button>
      }
    >
      <textarea aria-label="Text" />
    </Dialog>,
  );
  return onClose;
}

const pressIn = (element: HTMLElement, key: string) => fireEvent.keyDown(element, { key, ctrlKey: true });
const text = () => screen.getByLabelText('Text');

it.each(['Enter', 's'])('saves the form of a dialog on Ctrl+%s, also in a long text (R-412)', (key) => {
  const onSubmit = vi.fn();
  renderDialog({ onSubmit });

  const isLeftToBrowser = pressIn(text(), key);

  expect([onSubmit.mock.calls.length, isLeftToBrowser]).toEqual([1, false]);
});

it('saves nothing while its button is disabled', () => {
  const onSubmit = vi.fn();
  renderDialog({ onSubmit, isDisabled: true });

  pressIn(text(), 'Enter');

  expect(onSubmit).not.toHaveBeenCalled();
});

it('presses the main button of a dialog that is no form', () => {
  const onPress = vi.fn();
  renderDialog({ onPress });

  pressIn(text(), 'Enter');

  expect(onPress).toHaveBeenCalledOnce();
});

it('saves nothing behind the question about unsaved changes', () => {
  const onSubmit = vi.fn();
  renderDialog({ onSubmit });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  pressIn(screen.getByRole('button', { name: 'Stay' }), 'Enter');

  expect(onSubmit).not.toHaveBeenCalled();
});

it('gives Escape to the help of a sorted column first', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Thing" onClose={onClose}>
      <DataTable
        caption="Things"
        columns={[{ key: 'a', sortKey: 'a', header: 'Name', help: 'What it is called', cell: () => 'One' }]}
        rows={[]}
        rowKey={() => 1}
        onSort={vi.fn()}
      />
    </Dialog>,
  );
  const header = screen.getByRole('button', { name: 'Name' });
  fireEvent.focus(header);
  expect(screen.getByText('What it is called')).toBeTruthy();

  fireEvent.keyDown(header, { key: 'Escape' });
  expect([screen.queryByText('What it is called'), onClose.mock.calls.length]).toEqual([null, 0]);
  fireEvent.keyDown(header, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus to what stands beside its opener, where that is disabled by now', async () => {
  const page = (isOpen: boolean, isSaved: boolean) => (
    <>
      <span>
        <button>Edit</button>
        <button disabled={isSaved}>Save</button>
      </span>
      {isOpen && (
        <Dialog title="Saved" onClose={vi.fn()}>
          Done
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false, false));
  screen.getByText('Save').focus();
  rerender(page(true, false));
  rerender(page(true, true));
  rerender(page(false, true));

  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
});
