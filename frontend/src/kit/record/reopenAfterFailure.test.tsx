import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Problem } from '../form/FieldDefinition';
import { RecordField } from '../form/RecordField';
import { RecordForm } from '../form/RecordForm';
import { useOpenedDialog } from '../form/useOpenedDialog';
import type { Outcome, RecordCalls } from './RecordCalls';
import { RecordDialogs } from './RecordDialogs';
import type { RecordDialog, RecordNoun } from './RecordNoun';
import { press } from '../../test/steps';

afterEach(cleanup);

type Values = Record<'code' | 'text', string>;
type Row = Values & { id: number; version: number };

const noun: RecordNoun<Row, Values> = {
  noun: { one: 'thing', many: 'things' },
  title: 'Thing',
  titles: 'Things',
  newTitle: 'New thing',
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, maxLength: 10 },
    text: { name: 'text', label: 'Text', maxLength: 10 },
  },
  changeable: ['text'],
  shownWhenDeleted: ['text'],
  valuesOf: ({ code, text }) => ({ code, text }),
  blank: { code: '', text: '' },
  detailOf: () => '',
  closesOnFailure: true,
};
const row: Row = { id: 7, version: 2, code: 'ONE', text: 'old' };

const taken: Problem = {
  status: 409,
  message: 'ONE already exists.',
  fields: [{ field: 'code', message: 'Exists already' }],
};

/** A list whose records cannot be saved because of `problem`. */
function renderFailing(problem: Problem) {
  const failed = vi.fn<Outcome['failed']>();
  const outcome = { me: 'me', problemOf: () => problem, succeeded: vi.fn(), failed } as unknown as Outcome;
  const refuse = vi.fn(() => Promise.reject(new Error()));
  const calls = {
    create: refuse,
    update: refuse,
    history: { data: [], isError: false },
  } as unknown as RecordCalls<Row, Values>;

  function Things() {
    const dialog = useOpenedDialog<RecordDialog<Row>>();
    return (
      <>
        <button onClick={() => dialog.open({ kind: 'new' })}>New</button>
        <button onClick={() => dialog.open({ kind: 'edit', row })}>Edit</button>
        <RecordDialogs
          dialog={dialog}
          calls={calls}
          outcome={outcome}
          of={noun}
          onSaved={vi.fn()}
          form={({ row: stored, ...form }) => (
            <RecordForm {...form}>
              <RecordField field={noun.fields.code} locked={stored !== undefined} />
              <RecordField field={noun.fields.text} />
            </RecordForm>
          )}
        />
      </>
    );
  }
  render(<Things />, { wrapper: MemoryRouter });
  return { refuse, failed, reopen: () => act(() => failed.mock.lastCall?.[1]?.onReopen?.()) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => act(() => press('Save'));

it('closes the form of a new record that cannot be saved, and brings back all that was typed', async () => {
  const { failed, reopen } = renderFailing({ status: 500, message: 'Something failed.' });
  await press('New');
  type('Code', 'ONE');
  type('Text', ' città ');

  await save();
  expect([screen.queryByRole('dialog'), failed.mock.calls.length]).toEqual([null, 1]);
  reopen();

  expect(screen.getByRole('dialog', { name: 'New thing' })).toBeTruthy();
  expect([field('Code').value, field('Text').value]).toEqual(['ONE', ' città ']);
  expect(screen.getByRole('alert').textContent).toContain('Something failed.');
  expect(screen.getByText('2 unsaved changes')).toBeTruthy();
});

it('says on the field what was wrong, until something else is typed there', async () => {
  const { refuse, reopen } = renderFailing(taken);
  await press('New');
  type('Code', 'ONE');

  await save();
  reopen();
  expect([field('Code').getAttribute('aria-invalid'), document.activeElement]).toEqual([
    'true',
    field('Code'),
  ]);
  expect(screen.getByText('Exists already')).toBeTruthy();

  type('Code', 'TWO');
  expect(screen.queryByText('Exists already')).toBeNull();
  await save();
  expect(refuse.mock.lastCall).toEqual([{ code: 'TWO', text: '' }]);
});

it('closes and opens again as often as it fails', async () => {
  const { failed, reopen } = renderFailing(taken);
  await press('Edit');
  type('Text', 'new');

  await save();
  reopen();
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  reopen();

  expect([field('Text').value, failed.mock.calls.length]).toEqual(['new', 2]);
});

it('forgets what was typed when the dialog is opened from the list instead', async () => {
  renderFailing(taken);
  await press('New');
  type('Code', 'ONE');
  await save();

  await press('New');

  expect([field('Code').value, screen.queryByRole('alert')]).toEqual(['', null]);
});

it.each<[string, Problem]>([
  ['when the session is over', { status: 401, message: 'The session is over. Sign in again.' }],
  ['while the server is away', { status: 0, isAway: true, message: 'The server cannot be reached.' }],
])('leaves the form with what was typed where it is %s', async (_when, problem) => {
  const { failed } = renderFailing(problem);
  await press('New');
  type('Code', 'ONE');

  await save();

  expect([field('Code').value, failed.mock.calls.length]).toEqual(['ONE', 0]);
});
