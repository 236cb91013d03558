import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data/DataTable';
import { Button } from './navigation/Button';
import { Dialog } from './dialogs/Dialog';
import { NoticeList } from './feedback/NoticeList';
import { keepFocusNearby, keepsFocusNearby } from './focusNearby';

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

/** Around effects that move the focus on their own. */
function Page({ landsOn }: { landsOn?: string }) {
  const ref = useRef<HTMLElement>(null);
  const [isThere, setIsThere] = useState(true);
  useLayoutEffect(() => keepFocusNearby(ref.current!, (main) => main.focus(), true), []);
  useEffect(() => {
    if (!isThere && landsOn) screen.getByRole('button', { name: landsOn }).focus();
  }, [isThere, landsOn]);
  return (
    <main ref={ref} tabIndex={-1}>
      <p>{isThere && <Button onClick={() => setIsThere(false)}>Keep</Button>}</p>
      <div>{landsOn && <Button>{landsOn}</Button>}</div>
    </main>
  );
}
const later = () => new Promise((resolve) => setTimeout(resolve, 150));

it('gives it to the page itself where nothing is near, unless the screen puts it elsewhere', async () => {
  const { unmount } = render(<Page />);
  click('Keep');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  unmount();

  render(<Page landsOn="Heading" />);
  click('Keep');
  await later();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Heading' }));
});

it('keeps it in a bar whose button vanishes alone, as All that match does', async () => {
  function Bar() {
    const [isAll, setIsAll] = useState(false);
    return (
      <div ref={keepsFocusNearby}>
        {!isAll && <Button onClick={() => setIsAll(true)}>All</Button>}
        <Button>Set</Button>
      </div>
    );
  }
  render(<Bar />);

  click('All');

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set' })));
});

it('goes from a notice that is closed to the page, never to the Undo of the next', async () => {
  function Notices() {
    const [ids, setIds] = useState(['1', '2']);
    const notices = ids.map((id) => ({ id, tone: 'success' as const, title: 'Saved', actionLabel: 'Undo' }));
    const dismiss = (gone: string) => setIds(ids.filter((id) => id !== gone));
    return (
      <>
        <main tabIndex={-1}>Rows</main>
        <NoticeList notices={notices} onDismiss={dismiss} />
      </>
    );
  }
  render(<Notices />);
  const closers = () => screen.getAllByRole('button', { name: 'Close notice' });
  await waitFor(() => expect(closers()).toHaveLength(2));
  const [closer] = closers();
  closer!.focus();

  fireEvent.click(closer!);

  await waitFor(() => expect(closers()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
