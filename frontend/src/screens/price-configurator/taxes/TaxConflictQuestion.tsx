import { CellConflictDialog, type CellConflict, type Side } from '../../../kit/conflict/CellConflictDialog';
import { formatTime } from '../../../kit/format/formatTime';
import { formatExactAmount } from '../../../../../contracts/rules/amounts';
import { cellKey, type CellValue } from '../save/mergeLists';
import type { SaveConflict } from '../save/useMergingSave';
import { taxOf } from './marketTaxes';
import { t } from '../../../texts/priceConfigurator';

export interface TaxConflictQuestionProps {
  conflict: SaveConflict;
  /** 'the taxes of Corsaro Spider MY27, Italia' */
  subject: string;
  vetele: string;
  mask: string;
  onSave: (sides: Record<string, Side>) => unknown;
  onClose: () => void;
}

/** Two people set the same taxes to different values. */
export function TaxConflictQuestion({ conflict, subject, vetele, mask, ...rest }: TaxConflictQuestionProps) {
  const { changedBy, changedAt, conflicts, mine } = conflict;
  const shown = (value: CellValue) => formatExactAmount(Number(value), mask);
  const rows: CellConflict[] = conflicts.map((cell) => {
    const { type, description } = taxOf(cell.code);
    return {
      key: cellKey(cell),
      name: description,
      code: vetele,
      cell: type,
      before: shown(cell.before),
      mine: shown(cell.mine),
      theirs: shown(cell.theirs),
      who: `${changedBy}, ${formatTime(changedAt)}`,
    };
  });
  return (
    <CellConflictDialog
      title={t('A colleague changed the same taxes')}
      subject={subject}
      rows={rows}
      changedBy={changedBy}
      otherChanges={mine.length}
      saveLabel={t('Save taxes')}
      {...rest}
    />
  );
}
