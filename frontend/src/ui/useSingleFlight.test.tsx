import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './navigation/Button';
import { ConfirmDialog } from './dialogs/ConfirmDialog';
import { Dialog } from './dialogs/Dialog';
import { useSingleFlight } from './useSingleFlight';

afterEach(cleanup);

/** An act that counts its calls and ends when told. */
function slowAct() {
  const act = { calls: 0, end: () => {} };
  const run = () => {
    act.calls += 1;
    return new Promise<void>((resolve) => (act.end = resolve));
  };
  return { act, run };
}

/** Both clicks come before React could draw anything. */
const clickTwice = (name: string) =>
  act(() => {
    const button = screen.getByRole('button', { name });
    button.click();
    button.click();
  });

it('ignores the second click on a button while the first one is under way', async () => {
  const { act: deed, run } = slowAct();
  render(<Button onClick={run}>Import</Button>);

  clickTwice('Import');
  expect(deed.calls).toBe(1);

  await act(async () => deed.end());
  fireEvent.click(screen.getByRole('button'));
  expect(deed.calls).toBe(2);
});

it('ignores only calls about what is under way where there are several', () => {
  const { act: deed, run } = slowAct();
  const keyOf = (row: number) => row;
  function Rows() {
    const save = useSingleFlight((_row: number) => run(), keyOf);
    return (
      <button onClick={() => [1, 1, 2].forEach(save)} type="button">
        Save
      </button>
    );
  }
  render(<Rows />);

  fireEvent.click(screen.getByRole('button'));

  expect(deed.calls).toBe(2);
});

it('confirms once', () => {
  const { act: deed, run } = slowAct();
  render(
    <ConfirmDialog
      title="Elimina"
      message="?"
      confirmLabel="Elimina"
      onConfirm={run}
      onCancel={() => undefined}
    />,
  );

  clickTwice('Elimina');

  expect(deed.calls).toBe(1);
});

it('submits a dialog once', () => {
  const { act: deed, run } = slowAct();
  render(
    <Dialog
      title="Form"
      onSubmit={run}
      onClose={() => undefined}
      actions={<Button type="submit">Save</Button>}
    >
      Fields
    </Dialog>,
  );

  clickTwice('Save');

  expect(deed.calls).toBe(1);
});
