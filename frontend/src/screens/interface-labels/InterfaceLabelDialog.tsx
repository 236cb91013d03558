import { useGetLangListQuery, type InterfaceLabel } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage } from '../../api/preferences';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { DeletedRecords } from '../../kit/record/DeletedRecords';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { deletedColumns } from '../../kit/record/recordColumns';
import { interfaceLabel, type LabelDialog } from './interfaceLabel';
import { allGroups } from './interfaceLabelSearch';
import { InterfaceLabelForm } from './InterfaceLabelForm';
import { useInterfaceLabelCalls } from './useInterfaceLabelCalls';
import { t } from '../../texts/interfaceLabels';

export interface InterfaceLabelDialogProps {
  opened: LabelDialog;
  dialog: DialogState<LabelDialog>;
  /** The label group of the list; '' for all. */
  group: string;
  /** The language that the list is compared with; '' for none. */
  missingIn: string;
  listed: Parameters<typeof useInterfaceLabelCalls>[3];
  /** A label was stored under this id. */
  onSaved: (id: number) => void;
}

const inDeletedList = deletedColumns(interfaceLabel);

/** The dialog that the user opened: a new label belongs to the group of the list, a translation takes the key of its source. */
export function InterfaceLabelDialog(props: InterfaceLabelDialogProps) {
  const { opened, dialog, group, missingIn, listed, onSaved } = props;
  const source = opened.kind === 'translate' ? opened.row : undefined;
  const current = useCurrentLanguage();
  const { data: languages = [] } = useGetLangListQuery();
  const wanted = source && languages.find(({ value }) => value === missingIn);
  const language = wanted ? { ...wanted, code: wanted.value } : current;
  const outcome = useOutcome();
  const calls = useInterfaceLabelCalls(opened, group, language.id, listed);

  if (opened.kind === 'deleted')
    return (
      <DeletedRecords
        {...{ calls, outcome, onSaved }}
        many={interfaceLabel.noun.many}
        subtitle={group || allGroups.label}
        emptyText={group ? t('Every label of this group is there.') : t('Every label is there.')}
        columns={inDeletedList}
        name="code"
        onClose={dialog.close}
      />
    );
  return (
    <OpenRecord
      {...{ calls, outcome, dialog, onSaved }}
      opened={opened.kind === 'translate' ? { kind: 'new' } : opened}
      of={{
        ...interfaceLabel,
        newTitle: source ? t('Translate {code}', { code: source.code }) : interfaceLabel.newTitle,
        blank: {
          ...(source ? interfaceLabel.valuesOf(source) : { ...interfaceLabel.blank, labelGroup: group }),
          label: '',
        },
      }}
      form={(slot) => (
        <InterfaceLabelForm {...slot} language={language} hint={source && <SourceText source={source} />} />
      )}
    />
  );
}

const SourceText = ({ source: { language, label } }: { source: InterfaceLabel }) => (
  <>
    {language.description}: <span lang={language.code}>“{label}”</span>
  </>
);
