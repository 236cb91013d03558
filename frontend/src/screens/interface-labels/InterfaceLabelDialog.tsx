import { DeletedInterfaceLabels } from './DeletedInterfaceLabels';
import { DeleteInterfaceLabel } from './DeleteInterfaceLabel';
import { EditInterfaceLabel } from './EditInterfaceLabel';
import { ExportInterfaceLabels } from './ExportInterfaceLabels';
import { ImportInterfaceLabels } from './ImportInterfaceLabels';
import { InterfaceLabelHistory } from './InterfaceLabelHistory';
import { NewInterfaceLabel } from './NewInterfaceLabel';
import type { LabelDialog } from './LabelDialog';

export interface InterfaceLabelDialogProps {
  opened: LabelDialog;
  /** The label group of the list. */
  group: string;
  /** The language that the list is compared with; '' for none. */
  missingIn: string;
  /** A label was stored under this id. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** The dialog that the user opened. */
export function InterfaceLabelDialog({
  opened,
  group,
  missingIn,
  onSaved,
  onClose,
}: InterfaceLabelDialogProps) {
  const after = { onSaved, onClose };
  switch (opened.kind) {
    case 'new':
      return <NewInterfaceLabel group={group} {...after} />;
    case 'translate':
      return <NewInterfaceLabel group={group} source={opened.label} languageCode={missingIn} {...after} />;
    case 'edit':
      return <EditInterfaceLabel label={opened.label} {...after} />;
    case 'history':
      return <InterfaceLabelHistory label={opened.label} {...after} />;
    case 'delete':
      return <DeleteInterfaceLabel label={opened.label} onClose={onClose} />;
    case 'deleted':
      return <DeletedInterfaceLabels group={group} {...after} />;
    case 'export':
      return <ExportInterfaceLabels onClose={onClose} />;
    case 'import':
      return <ImportInterfaceLabels onClose={onClose} />;
  }
}
