import { Languages } from 'lucide-react';
import type { InterfaceLabel } from '../../api';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { IconButton } from '../../ui/IconButton';
import type { LabelDialog } from './interfaceLabel';
import { t } from '../../texts/interfaceLabels';

export interface InterfaceLabelButtonsProps {
  label: InterfaceLabel;
  canTranslate: boolean;
  onOpen: (dialog: LabelDialog) => void;
}

export function InterfaceLabelButtons({ label, canTranslate, onOpen }: InterfaceLabelButtonsProps) {
  return (
    <>
      {canTranslate && (
        <IconButton
          icon={Languages}
          label={t('Translate {code}', { code: label.code })}
          onClick={() => onOpen({ kind: 'translate', row: label })}
        />
      )}
      <RecordButtons row={label} name={label.code} onOpen={onOpen} />
    </>
  );
}
