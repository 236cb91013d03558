import { CircleAlert } from 'lucide-react';
import { Pill } from '../../../ui/Pill';
import { BlankActions } from '../save/BlankActions';
import type { AlternativeEdit } from './useAlternativeEdit';

export interface AlternativeStatusProps {
  edit: AlternativeEdit;
  onGoTo: (code: string) => void;
}

/** At the left of the footer: how far the list is from the normal one, and what keeps it from being saved. */
export function AlternativeStatus({ edit, onGoTo }: AlternativeStatusProps) {
  const { sheet, blanks, missing, isBaseMissing, differing, isDirty, isNew } = edit;
  return (
    <span className="alt-status">
      <Pill tone={differing > 0 ? 'accent' : 'neutral'}>
        {differing === 1 ? '1 price differs' : `${differing || 'No'} prices differ`} from the normal list
      </Pill>
      {isBaseMissing && (
        <span className="fault">
          <CircleAlert size={15} aria-hidden /> The base price must be above 0.
        </span>
      )}
      {missing > 0 && (
        <span className="fault">
          <CircleAlert size={15} aria-hidden />
          {missing === 1 ? '1 item has no price.' : `${missing} items have no price.`}
        </span>
      )}
      {blanks.length > 0 && <BlankActions sheet={sheet} codes={blanks} onGoTo={onGoTo} />}
      {edit.rights.base && !isBaseMissing && missing === 0 && !isDirty && !isNew && (
        <span>Nothing to save yet</span>
      )}
    </span>
  );
}
