import { optionColourTexts } from '../../texts';
import { EditItemLabel } from './EditItemLabel';
import { ExportItemLabels, type ListedItems } from './ExportItemLabels';
import type { ItemDialog } from './ItemDialog';
import { isColourGroup, labelIn } from './itemLabels';
import { NewItemLabel } from './NewItemLabel';
import { ToggleItem, type ItemDialogProps } from './ToggleItem';
import { use } from 'react';
import {
  type OptColorItem,
  useImportColLabelsMutation,
  useImportOptLabelsMutation,
  usePreviewColLabelsMutation,
  usePreviewOptLabelsMutation,
} from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import { RowDraftsContext } from '../../kit/inline-edit/RowDraftsContext';
import { SettleItemLabel } from './SettleItemLabel';
import { useUpdateItemLabel } from './useUpdateItemLabel';
import { useOutcome } from '../../api/outcome';
import { ImportRecords } from '../../kit/record/ImportRecords';
import { itemFields } from './itemFields';
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

interface SettleRowProps extends Omit<ItemDialogProps, 'item'> {
  opened: Extract<ItemDialog, { kind: 'conflict' }>;
}

/** A colleague was faster than what was typed into a row. Nothing but the label was typed; the info text is theirs. */
function SettleRow({ opened, onSaved, onClose }: SettleRowProps) {
  const { item, draft, conflict: first } = opened;
  const drafts = use(RowDraftsContext);
  const { save, conflict: later } = useUpdateItemLabel(item, () => {
    drafts.set(item.id, undefined);
    onSaved(item.id);
    onClose();
  });
  const description = useDescription(item);
  const conflict = later ?? { ...first, mine: { label: draft.text, description } };

  return (
    <SettleItemLabel
      key={conflict.current.version}
      item={item}
      conflict={conflict}
      onSave={save}
      onClose={onClose}
      before={{ label: draft.stored, description }}
      openedAt={draft.openedAt}
    />
  );
}

const useDescription = (item: OptColorItem): string =>
  labelIn(item, useCurrentLanguage().code)?.description ?? '';

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
    case 'conflict':
      return <SettleRow opened={opened} {...after} />;
    case 'export':
      return <ExportItemLabels group={wanted} listed={listed} onClose={onClose} />;
    case 'import':
      return <ImportItemLabels isColour={isColourGroup(group)} onClose={onClose} />;
  }
}
