import { CircleAlert } from 'lucide-react';
import { Pill } from '../../../ui/Pill';
import type { AlternativeEdit } from './useAlternativeEdit';

export interface AlternativeStatusProps {
  edit: AlternativeEdit;
  onGoTo: (code: string) => void;
}

/** At the left of the footer: how far the list is from the normal one, and what keeps it from being saved. */
export function AlternativeStatus({ edit, onGoTo }: AlternativeStatusProps) {
  const { sheet, editable, missing, isBaseMissing, differing, isDirty, isNew } = edit;
  const goToFirst = () => {
    const first = editable.find((code) => sheet.counts([code]).missing > 0);
    if (first !== undefined) onGoTo(first);
  };
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
          {missing === 1 ? '1 item has no price.' : `${missing} items have no price.`}{' '}
          <button type="button" className="link-btn" onClick={goToFirst}>
            Go to the first
          </button>
        </span>
      )}
      {edit.rights.base && !isBaseMissing && missing === 0 && !isDirty && !isNew && (
        <span>Nothing to save yet</span>
      )}
    </span>
  );
}
