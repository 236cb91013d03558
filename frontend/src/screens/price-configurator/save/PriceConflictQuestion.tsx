import type { Market } from '../../../api';
import { conflictRows } from './conflictRows';
import { CellConflictDialog } from '../../../kit/versioned/CellConflictDialog';
import type { PriceList } from './usePriceList';

export interface PriceConflictQuestionProps {
  list: PriceList;
  market: Pick<Market, 'description'>;
}

/** Asks about the cells that a colleague changed to other values than I did; nothing while there are none. */
export function PriceConflictQuestion({ list, market }: PriceConflictQuestionProps) {
  const { conflict, base, details, mask, settle, dismissConflict } = list;
  if (!conflict || !base || !details) return null;
  return (
    <CellConflictDialog
      // Another round is another question.
      key={conflict.current.version}
      subject={`${base.description}, ${market.description}`}
      rows={conflictRows(conflict, { base, details, mask })}
      changedBy={conflict.changedBy}
      otherChanges={conflict.mine.length}
      onSave={settle}
      onClose={dismissConflict}
    />
  );
}
