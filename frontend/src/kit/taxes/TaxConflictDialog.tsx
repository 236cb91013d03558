import { CellConflictDialog } from '../versioned/CellConflictDialog';
import { formatTime } from '../format/instants';
import { formatExactAmount } from '../../../../contracts/rules/amounts';
import type { CellValue } from '../versioned/mergeCells';
import type { TaxCell } from './mergeTaxes';
import type { TaxEdits } from './useTaxEdits';

export interface TaxConflictDialogProps {
  taxes: Pick<TaxEdits, 'settle' | 'dismissConflict'> & {
    conflict:
      | { conflicts: readonly TaxCell[]; mine: readonly unknown[]; changedBy: string; changedAt: string }
      | undefined;
  };
  title: string;
  /** 'the online taxes of Aurora, Italia' */
  subject: string;
  mask: string;
  note?: string | undefined;
  saveLabel: string;
}

/** Asks about what a colleague and I changed to different values; nothing while there is nothing to ask. */
export function TaxConflictDialog(props: TaxConflictDialogProps) {
  const { taxes, title, subject, mask, note, saveLabel } = props;
  const { conflict } = taxes;
  if (!conflict) return null;
  const { conflicts, mine: alone, changedBy, changedAt } = conflict;
  const shown = (value: CellValue) => {
    if (typeof value === 'number') return formatExactAmount(value, mask);
    return value === null ? null : String(value);
  };
  return (
    <CellConflictDialog
      // Another round is another question.
      key={changedAt}
      title={title}
      subject={subject}
      rows={conflicts.map(({ key, name, cell, before, mine, theirs }) => ({
        key,
        name,
        cell,
        before: shown(before),
        mine: shown(mine),
        theirs: shown(theirs),
        who: `${changedBy}, ${formatTime(changedAt)}`,
      }))}
      note={note}
      changedBy={changedBy}
      otherChanges={alone.length}
      saveLabel={saveLabel}
      onSave={taxes.settle}
      onClose={taxes.dismissConflict}
    />
  );
}
