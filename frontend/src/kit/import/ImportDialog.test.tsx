import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../test/renderPart';
import { findButton, press } from '../../test/steps';
import { users } from '../../test/users';
import type { Outcome } from '../record/RecordCalls';
import { ImportDialog } from './ImportDialog';
import type { ImportPlan } from './importPlan';

const planWith = (over: Partial<ImportPlan>): ImportPlan => ({
  fileName: 'labels.csv',
  rowCount: 5,
  counts: { created: 0, changed: 5, unchanged: 0, invalid: 0 },
  columns: ['code'],
  rows: [2, 3].map((row) => ({
    row,
    code: `ROW_${row}`,
    result: 'changed',
    key: {},
    cells: [],
    isChecked: false,
  })),
  errors: [],
  invalidRows: [],
  truncated: true,
  planDigest: 'same',
  ...over,
});

function open(plan: ImportPlan) {
  const dialog = (
    <ImportDialog
      title="Upload File"
      subtitle=""
      hint="CSV"
      columns={[]}
      preview={() => Promise.resolve(plan)}
      run={() => Promise.resolve(['stored'])}
      outcome={
        { problemOf: () => ({ message: 'Over.', status: 400 }), maxUploadMB: 10 } as unknown as Outcome
      }
      onClose={() => undefined}
    />
  );
  renderPart({ '/labels': dialog }, '/labels', users.market);
  fireEvent.change(screen.getByLabelText('File to import', { selector: 'input' }), {
    target: { files: [new File(['code'], 'labels.csv')] },
  });
}
const tick = async (row: number) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Import row ${row}, ROW_${row}` }));

it('counts no row that is neither listed nor ticked: it will not be imported', async () => {
  open(planWith({ untickable: 2 }));
  await tick(3);

  await press('Import 2 valid rows');
  await screen.findByText('stored');
});

it('imports nothing where all rows need a tick and none has one', async () => {
  open(planWith({ untickable: 3 }));

  expect((await findButton('Import 0 valid rows')).hasAttribute('disabled')).toBe(true);
});
