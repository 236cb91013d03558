import { History } from 'lucide-react';
import type { OptionGridEntry } from '../../api';
import { useCurrentModel } from '../../api/preferences';
import { useRowText } from '../../kit/rows/useRowText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { editedText, isDefaultModel } from './editedLabel';
import type { OptionDialog } from './OptionDialog';

export interface OptionLabelButtonsProps {
  entry: OptionGridEntry;
  onOpen: (dialog: OptionDialog) => void;
}

/**
 * Update, Cancel and the history of a row. Cancel deletes the label of the model (readings A-17); where there is none yet it
 * takes back what was typed. The default label cannot be cancelled.
 */
export function OptionLabelButtons({ entry, onOpen }: OptionLabelButtonsProps) {
  const { modelcode } = useCurrentModel();
  const stored = editedText(entry, modelcode);
  const { isChanged, isBlank, reset } = useRowText(stored);
  const { code } = entry.optItem;
  const isDeletable = !isDefaultModel(modelcode) && stored.version > 0;
  const canCancel = !isDefaultModel(modelcode) && (isDeletable || isChanged);
  const cancel = () => (isDeletable ? onOpen({ kind: 'cancel', entry }) : reset());

  return (
    <>
      <Button
        size="s"
        variant={isChanged && !isBlank ? 'primary' : 'secondary'}
        disabled={!isChanged || isBlank}
        aria-label={`Update ${code}`}
        onClick={() => onOpen({ kind: 'update', entry })}
      >
        Update
      </Button>
      <Button
        size="s"
        disabled={!canCancel}
        aria-label={`Cancel ${code}`}
        title={canCancel && !isChanged ? 'Back to the default label' : undefined}
        onClick={cancel}
      >
        Cancel
      </Button>
      <IconButton
        icon={History}
        label={`History of ${code}`}
        onClick={() => onOpen({ kind: 'history', entry })}
      />
    </>
  );
}
