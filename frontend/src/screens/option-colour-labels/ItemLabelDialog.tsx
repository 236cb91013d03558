import { optionColourTexts } from '../../texts';
import { EditItemLabel } from './EditItemLabel';
import { ExportItemLabels, type ListedItems } from './ExportItemLabels';
import { type ItemDialog, isColourGroup, itemFields } from './itemLabels';
import { NewItemLabel } from './NewItemLabel';
import { ToggleItem } from './ToggleItem';
import {
  useImportColLabelsMutation,
  useImportOptLabelsMutation,
  usePreviewColLabelsMutation,
  usePreviewOptLabelsMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { ImportRecords } from '../../kit/record/ImportRecords';
import { t } from '../../texts/optionColourLabels';

const columns = [
  { name: 'label', header: itemFields.label.label },
  { name: 'description', header: itemFields.description.label },
  { name: 'inactive', header: t('Inactive'), width: 110 },
];

/** What a file is imported into: never the group on show alone. */
const subjects = {
  colours: t('All colours, whatever the list shows'),
  options: t('Options, accessories and customer programmes of all groups, not only of the one on show'),
};

interface ImportItemLabelsProps {
  isColour: boolean;
  onClose: () => void;
}

/** Imports labels from a file after a preview: colours by one call, all other groups by another. */
function ImportItemLabels({ isColour, onClose }: ImportItemLabelsProps) {
  const [previewColours] = usePreviewColLabelsMutation();
  const [previewOptions] = usePreviewOptLabelsMutation();
  const [runColours] = useImportColLabelsMutation();
  const [runOptions] = useImportOptLabelsMutation();
  const outcome = useOutcome();
  const preview = isColour ? previewColours : previewOptions;
  const run = isColour ? runColours : runOptions;
  const bodyOf = (file: File) => ({ file, filename: file.name });

  return (
    <ImportRecords
      subtitle={subjects[isColour ? 'colours' : 'options']}
      columns={columns}
      calls={{
        preview: (file) => preview({ body: bodyOf(file) }).unwrap(),
        run: (file, planDigest, ticks) => run({ planDigest, body: { ...bodyOf(file), ...ticks } }).unwrap(),
      }}
      outcome={outcome}
      onClose={onClose}
    />
  );
}

export interface ItemLabelDialogProps {
  opened: ItemDialog;
  group: string;
  listed: ListedItems;
  /** A row was stored under this id. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

export function ItemLabelDialog({ opened, group, listed, onSaved, onClose }: ItemLabelDialogProps) {
  const after = { onSaved, onClose };
  const wanted = group || optionColourTexts.color;
  switch (opened.kind) {
    case 'new':
      return <NewItemLabel group={wanted} {...after} />;
    case 'edit':
      return <EditItemLabel item={opened.item} {...after} />;
    case 'toggle':
      return <ToggleItem item={opened.item} {...after} />;
    case 'export':
      return <ExportItemLabels group={wanted} listed={listed} onClose={onClose} />;
    case 'import':
      return <ImportItemLabels isColour={isColourGroup(group)} onClose={onClose} />;
  }
}
