import { CancelOptionLabel } from './CancelOptionLabel';
import { DeleteOption } from './DeleteOption';
import { NewOptionLabel, type NewOptionLabelProps } from './NewOptionLabel';
import { OptColorDetails } from './OptColorDetails';
import type { OptionDialog } from './OptionDialog';
import { OptionInfo } from './OptionInfo';
import { OptionLabelHistory } from './OptionLabelHistory';
import { UpdateOptionLabel } from './UpdateOptionLabel';

export interface OptionLabelDialogProps extends NewOptionLabelProps {
  opened: OptionDialog;
}

export function OptionLabelDialog({ opened, ...props }: OptionLabelDialogProps) {
  const { onSaved, onClose } = props;
  if (opened.kind === 'new') return <NewOptionLabel {...props} />;
  const row = { entry: opened.entry, onSaved, onClose };
  switch (opened.kind) {
    case 'colours':
      return <OptColorDetails {...row} />;
    case 'info':
      return <OptionInfo {...row} />;
    case 'update':
      return <UpdateOptionLabel {...row} />;
    case 'cancel':
      return <CancelOptionLabel {...row} />;
    case 'delete':
      return <DeleteOption {...row} />;
    case 'history':
      return <OptionLabelHistory {...row} />;
  }
}
