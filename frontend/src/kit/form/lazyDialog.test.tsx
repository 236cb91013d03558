import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keepEdits } from '../versioned/keptEdits';
import { DraftContext, DraftOwner } from './DraftContext';
import { lazyDialog } from './lazyDialog';
import { OpenedDialog } from './OpenedDialog';
import { useOpenedDialog } from './useOpenedDialog';

afterEach(cleanup);

const Question = ({ about }: { about: string; onClose: () => void }) => <p>Delete {about}?</p>;

/** A dialog whose code comes, or does not, when the test says so. */
function codeOnDemand() {
  let arrive: (part: typeof Question) => void = () => undefined;
  const code = new Promise<typeof Question>((resolve) => (arrive = resolve));
  const load = vi.fn(() => code);
  const Dialog = lazyDialog(load);
  return { Dialog, load, arrive };
}

test('fetches the code of a dialog at the first movement on the page, once, and not before', async () => {
  const { load } = codeOnDemand();
  await new Promise((done) => setTimeout(done, 250));
  expect(load).not.toHaveBeenCalled();

  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });

  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('shows the bar of pending calls until the code is there', async () => {
  const { Dialog, load, arrive } = codeOnDemand();

  const { container } = render(<Dialog about="BRAKE_1" onClose={() => undefined} />);

  expect(load).toHaveBeenCalledOnce();
  expect(container.querySelector('.bar')).not.toBeNull();
  arrive(Question);
  expect(await screen.findByText('Delete BRAKE_1?')).toBeTruthy();
  expect(container.querySelector('.bar')).toBeNull();
});

test('stands at once where the code is there already', async () => {
  const { Dialog, arrive } = codeOnDemand();
  arrive(Question);
  render(<Dialog about="BRAKE_1" onClose={() => undefined} />);
  await screen.findByText('Delete BRAKE_1?');
  cleanup();

  render(<Dialog about="BRAKE_2" onClose={() => undefined} />);

  expect(screen.getByText('Delete BRAKE_2?')).toBeTruthy();
});

test('says that the code could not be loaded, and tries again when asked', async () => {
  const load = vi.fn(() => Promise.resolve(Question)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const close = vi.fn();
  const Dialog = lazyDialog(load);
  render(<Dialog about="BRAKE_1" onClose={close} />);
  expect(await screen.findByRole('alertdialog', { name: 'This could not be opened' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Delete BRAKE_1?')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(close).not.toHaveBeenCalled();
});

test('is closed by the message that it could not be loaded', async () => {
  const close = vi.fn();
  const Dialog = lazyDialog(() => Promise.reject<typeof Question>(new Error('gone')));
  render(<Dialog about="BRAKE_1" onClose={close} />);

  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));

  expect(close).toHaveBeenCalledOnce();
});

test('keeps a draft on offer until the code of its form is there', async () => {
  const typed = { text: 'città' };
  keepEdits(
    { owner: 'editor', place: '/', slot: '' },
    { opened: { kind: 'new' }, title: 'New label', edits: typed },
  );
  function Form(_props: { onClose: () => void }) {
    const scope = use(DraftContext);
    useEffect(() => scope?.watch({ title: 'New label', isDirty: () => true, values: () => typed }), [scope]);
    return <p>{scope?.values?.['text']}</p>;
  }
  const load = vi.fn(() => Promise.resolve(Form)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyDialog(load);
  function Page() {
    const state = useOpenedDialog<{ kind: 'new' }>();
    return <OpenedDialog state={state}>{() => <Lazy onClose={state.close} />}</OpenedDialog>;
  }
  render(
    <DraftOwner value="editor">
      <Page />
    </DraftOwner>,
    { wrapper: MemoryRouter },
  );

  fireEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reopen' }));

  expect(await screen.findByText('città')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});
