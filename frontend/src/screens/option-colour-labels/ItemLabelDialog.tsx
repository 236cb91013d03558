import { optionColourTexts, labelTexts } from '../../texts';
import { EditItemLabel } from './EditItemLabel';
import { ExportItemLabels, type ListedItems } from './ExportItemLabels';
import { type ItemDialog, isColourGroup, itemFields } from './itemLabels';
import { ToggleItem } from './ToggleItem';
import {
  useImportColLabelsMutation,
  useImportOptLabelsMutation,
  usePreviewColLabelsMutation,
  usePreviewOptLabelsMutation,
  useCreateOptionGridLabelMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { ImportRecords } from '../../kit/record/ImportRecords';
import { sharedFormProps } from '../../kit/record/sharedFormProps';
import { t } from '../../texts/optionColourLabels.gen';
import { useMenuGroups } from '../../api/menuGroups';
import { useModelMatch } from '../../api/modelMatches';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage } from '../../api/preferences';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { LabelFields } from '../../kit/label-item/LabelItemForm';
import { patternFields } from '../../kit/regexp/patternFields';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';

const fields = {
  optGroup: { name: 'optGroup', label: t('Label group'), kind: 'combo', required: true, maxLength: 100 },
  code: { ...itemFields.code, required: true },
  label: itemFields.label,
  ...patternFields,
} as const satisfies Record<string, FieldDefinition>;

interface NewItemLabelProps {
  group: string;
  onCreated: (id: number) => void;
  onClose: () => void;
}

/** Creates a label of a colour or option in the current language, and the item where there is none (decision A-67). */
function NewItemLabel({ group, onCreated, onClose }: NewItemLabelProps) {
  const [create] = useCreateOptionGridLabelMutation();
  const notices = useNotices();
  const language = useCurrentLanguage();
  const groups = useMenuGroups('/opt_color_labels').map(({ value, label }) => ({
    value,
    label: label === value ? value : `${value} · ${label}`,
  }));
  const save = async (values: Record<keyof typeof fields, string>) => {
    const input = { ...values, code: values.code.trim(), language: { id: language.id } };
    const reply = await create({ newOptionLabel: input }).unwrap();
    // Colours and options count their ids each.
    if (isColourGroup(values.optGroup) === isColourGroup(group)) onCreated(reply.optItemId);
    onClose();
    notices.showSuccess(reply.message);
  };

  return (
    <RecordForm
      title={labelTexts.newInterfaceLabel}
      subtitle={t('{text} · for all models, or for those that the pattern names', { text: language.text })}
      values={{ optGroup: group, code: '', label: '', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '' }}
      {...sharedFormProps(useOutcome(), onClose)}
      onSave={save}
    >
      <LabelFields
        fields={fields}
        group={<RecordField field={fields.optGroup} options={groups} />}
        code={{ focused: true }}
        language={language}
        useMatch={useModelMatch}
        hint={t('All models without a label of their own.')}
      />
    </RecordForm>
  );
}

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
  /** From the texts of an item to those of the items before and after it. */
  steps?: DialogSteps;
  /** A row was stored under this id. */
  onSaved: (id: number) => void;
  onCreated: (id: number) => void;
  onClose: () => void;
}

export function ItemLabelDialog(props: ItemLabelDialogProps) {
  const { opened, group, listed, steps, onSaved, onCreated, onClose } = props;
  const after = { onSaved, onClose };
  const wanted = group || optionColourTexts.color;
  switch (opened.kind) {
    case 'new':
      return <NewItemLabel group={wanted} onCreated={onCreated} onClose={onClose} />;
    case 'edit':
      return <EditItemLabel key={opened.row.id} item={opened.row} steps={steps} {...after} />;
    case 'toggle':
      return <ToggleItem item={opened.row} {...after} />;
    case 'export':
      return <ExportItemLabels group={wanted} listed={listed} ticked={opened.ticked} onClose={onClose} />;
    case 'import':
      return <ImportItemLabels isColour={isColourGroup(group)} onClose={onClose} />;
  }
}
