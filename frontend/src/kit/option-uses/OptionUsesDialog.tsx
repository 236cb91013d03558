import { t } from '../../texts/kitUses.gen';
import { Dialog } from '../../ui/dialogs/Dialog';
import { OptionUses, usesTitle, type OptionUsesProps } from './OptionUses';

export interface OptionUsesDialogProps extends Omit<OptionUsesProps, 'hideHeading'> {
  name: string;
  onClose: () => void;
}

/** Where an option leads to, for a row that has no other dialog to say it in. */
export const OptionUsesDialog = ({ name, onClose, ...props }: OptionUsesDialogProps) => (
  <Dialog
    title={usesTitle(props.code)}
    subtitle={name}
    width={560}
    cancelLabel={t('Close')}
    onClose={onClose}
  >
    <OptionUses {...props} hideHeading />
  </Dialog>
);
