import {
  useGetLangListQuery,
  type InterfaceLabel,
  useCreateInterfaceLabelMutation,
  useDeleteInterfaceLabelMutation,
  useExportInterfaceLabelsCsvMutation,
  useExportInterfaceLabelsXlsxMutation,
  useImportInterfaceLabelsMutation,
  usePreviewInterfaceLabelsMutation,
  useUpdateInterfaceLabelMutation,
  type ExportInterfaceLabelsCsvApiArg,
  useGetInterfaceLabelGroupsQuery,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { DeletedRecords } from '../../kit/record/DeletedRecords';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { deletedColumns } from '../../kit/record/recordColumns';
import {
  interfaceLabel,
  type LabelDialog,
  type InterfaceLabelValues,
  interfaceLabelFields as fields,
} from './interfaceLabel';
import { allGroups } from './interfaceLabelSearch';
import { t } from '../../texts/interfaceLabels';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import { exportParameters, type Listed } from '../../kit/record/listedExport';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy } from '../../kit/record/RecordNoun';
import type { ReactNode } from 'react';
import { useModelMatch } from '../../api/modelMatches';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { ModelField } from '../../kit/regexp/ModelField';
import { Tag } from '../../ui/data/Tag';

interface InterfaceLabelFormProps extends RecordFormSlot<InterfaceLabel, InterfaceLabelValues> {
  language: { code: string; text: string };
  /** Below the text, such as the text of another language. */
  hint?: ReactNode;
}

function InterfaceLabelForm({ row, language: wanted, hint, ...form }: InterfaceLabelFormProps) {
  const { modelcode } = useCurrentModel();
  const language = row ? { code: row.language.code, text: row.language.description } : wanted;
  // Group, code and regexps are the key of a stored label.
  const keyIsFixed = row !== undefined;
  const { data: groups = [] } = useGetInterfaceLabelGroupsQuery();
  const { labelGroup } = form.values;
  const options = [...new Set([labelGroup, ...groups])]
    .filter(Boolean)
    .map((group) => ({ value: group, label: group }));
  const code = <RecordField key="code" field={fields.code} locked={keyIsFixed} focused={!form.values.code} />;
  const group = <RecordField key="group" field={fields.labelGroup} locked={keyIsFixed} options={options} />;

  return (
    <RecordForm
      {...form}
      subtitle={form.subtitle ?? t('{text} · model {modelcode}', { text: language.text, modelcode })}
    >
      <div className="g2">{keyIsFixed ? [code, group] : [group, code]}</div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
        hint={hint}
        focused={form.values.code !== ''}
        showsSaved
      />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelEnableRegexp}
        verb="matches"
        locked={keyIsFixed}
        hint={t('All models, unless a specific model has its own label.')}
      />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelDisableRegexp}
        verb="excludes"
        locked={keyIsFixed}
        hint={t('No model is excluded.')}
      />
    </RecordForm>
  );
}

/** What the dialogs of the labels call; a new label is in `languageId`. */
function useInterfaceLabelCalls(
  opened: LabelDialog | undefined,
  labelGroup: string,
  languageId: number | string,
  listed: Listed<ExportInterfaceLabelsCsvApiArg>,
): RecordCalls<InterfaceLabel, InterfaceLabelValues> {
  const [create] = useCreateInterfaceLabelMutation();
  const [update] = useUpdateInterfaceLabelMutation();
  const [remove] = useDeleteInterfaceLabelMutation();
  const [exportCsv] = useExportInterfaceLabelsCsvMutation();
  const [exportXlsx] = useExportInterfaceLabelsXlsxMutation();
  const [preview] = usePreviewInterfaceLabelsMutation();
  const [run] = useImportInterfaceLabelsMutation();
  const { data: languages = [] } = useGetLangListQuery();

  return {
    ...useRecordChanges('interfaceLabel', { ...shownBy(opened), labelGroup }),
    create: (values) =>
      create({
        interfaceLabelInput: { ...values, code: values.code.trim(), language: { id: languageId } },
      }).unwrap(),
    update: ({ id, language }, values, version) =>
      update({ id, interfaceLabelInput: { id, ...values, language: { id: language.id }, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    download: async (request, format) =>
      saveFile(await (format === 'csv' ? exportCsv : exportXlsx)(exportParameters(request, listed)).unwrap()),
    listed,
    languages: languages.map(({ value, text }) => ({ value, label: text })),
    preview: (file) => preview({ body: { file, filename: file.name } }).unwrap(),
    run: (file, planDigest, ticks) =>
      run({ planDigest, body: { file, filename: file.name, ...ticks } }).unwrap(),
  };
}

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
