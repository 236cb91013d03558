import { History, Trash2 } from 'lucide-react';
import type { OptionGridEntry } from '../../api';
import { useCurrentModel } from '../../api/preferences';
import { useRowText } from '../../kit/rows/useRowText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { editedText, isDefaultModel, isOwnOption } from './editedLabel';
import type { OptionDialog } from './OptionDialog';
import { t } from '../../texts/optionLabels';

export interface OptionLabelButtonsProps {
  entry: OptionGridEntry;
  onOpen: (dialog: OptionDialog) => void;
}

/**
 * Update, the history and 'Use default label' of a row. The last one is the cancel of R-078: it deletes the label of
 * the model, as an emptied field does (decision A-17), and is disabled for the default label. Without a model,
 * an option that somebody typed and no model offers can be deleted, whatever models its labels are for.
 */
export function OptionLabelButtons({ entry, onOpen }: OptionLabelButtonsProps) {
  const { modelcode } = useCurrentModel();
  const stored = editedText(entry, modelcode);
  const { isChanged, isBlank } = useRowText(stored);
  const { code } = entry.optItem;
  const isStored = stored.version > 0;
  const isOfModel = !isDefaultModel(modelcode);
  const canUpdate = isChanged && (!isBlank || isOfModel);
  const useDefault = () => onOpen({ kind: 'cancel', entry });

  return (
    <>
      <Button
        size="s"
        variant={canUpdate ? 'primary' : 'secondary'}
        disabled={!canUpdate}
        aria-label={t('Update {code}', { code })}
        onClick={isBlank ? useDefault : () => onOpen({ kind: 'update', entry })}
      >
        {t('Update')}
      </Button>
      <IconButton
        icon={History}
        label={t('History of {code}', { code })}
        onClick={() => onOpen({ kind: 'history', entry })}
      />
      {!isOfModel && isOwnOption(entry) ? (
        <IconButton
          icon={Trash2}
          label={t('Delete {code}', { code })}
          onClick={() => onOpen({ kind: 'delete', entry })}
        />
      ) : (
        <Button
          size="s"
          className="use-default"
          disabled={!isOfModel || !isStored}
          aria-label={t('Use default label of {code}', { code })}
          title={t('Deletes the label of this model, so that the default label applies')}
          onClick={useDefault}
        >
          {t('Use default label')}
        </Button>
      )}
    </>
  );
}
