import { alternativeListTexts } from '../../../texts';
import { conflictRows } from '../save/conflictRows';
import { CellConflictDialog } from '../../../kit/conflict/CellConflictDialog';
import type { AlternativeEdit, AlternativeEditProps } from './useAlternativeEdit';
import { t } from '../../../texts/priceConfigurator';

export interface AlternativeConflictProps extends Pick<AlternativeEditProps, 'base' | 'details' | 'entry'> {
  edit: AlternativeEdit;
}

/** Asks about the cells that a colleague changed to other values than I did; nothing while there are none. */
export function AlternativeConflict({ base, details, entry, edit }: AlternativeConflictProps) {
  const { conflict, settle, dismissConflict } = edit;
  if (!conflict) return null;
  const mask = base.pricemask;
  return (
    <CellConflictDialog
      // Another round is another question.
      key={conflict.current.version}
      subject={t('the alternative price list of {optCode}', { optCode: entry.optCode })}
      rows={conflictRows({ ...conflict, current: { items: [] } }, { base, details, mask })}
      changedBy={conflict.changedBy}
      otherChanges={conflict.mine.length}
      saveLabel={alternativeListTexts.save}
      onSave={settle}
      onClose={dismissConflict}
    />
  );
}
