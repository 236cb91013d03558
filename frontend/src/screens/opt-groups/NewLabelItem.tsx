import { useCreateOptGroupMutation, useGetOptGroupLangListQuery } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { useCurrentLanguage } from '../../api/preferences';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import { commonSlot } from '../../kit/record/EditRecord';
import type { Outcome } from '../../kit/record/RecordCalls';
import { ModelField } from '../../kit/regexp/ModelField';
import { Tag } from '../../ui/Tag';
import { optGroup } from './optGroup';

/** What the form of a label item holds (specification 2, section 3); `optGroup` is the code of its group. */
export type LabelItemValues = Record<
  'optGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp',
  string
>;

const fields = {
  optGroup: { name: 'optGroup', label: 'Group', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: 'Label', kind: 'area', required: true, maxLength: 1000 },
  modelEnableRegexp: { ...optGroup.fields.modelEnableRegexp, marked: true },
  modelDisableRegexp: { ...optGroup.fields.modelDisableRegexp, marked: true },
} satisfies Record<keyof LabelItemValues, FieldDefinition>;

export interface NewLabelItemProps {
  /** Code of the group that the form begins with. */
  group: string;
  outcome: Outcome;
  /** Takes a failure over, with what was typed. */
  onFailed: (error: unknown, typed: LabelItemValues) => void;
  onClose: () => void;
}

/** Creates the label of an option in a group (readings A-57), and the option where none has the code yet. */
export function NewLabelItem({ group, outcome, onFailed, onClose }: NewLabelItemProps) {
  const [create] = useCreateOptGroupMutation();
  const language = useCurrentLanguage();
  const { data: groups = [] } = useGetOptGroupLangListQuery();
  const options = groups.map(({ value, text }) => ({
    value,
    label: text === value ? value : `${text} (${value})`,
  }));
  const save = async (values: LabelItemValues) => {
    const newOptGroup = {
      ...values,
      code: values.code.trim(),
      labelGroup: values.optGroup,
      optGroup: groups.find(({ value }) => value === values.optGroup)?.id,
      language: { id: language.id },
    };
    try {
      const { message } = await create({ newOptGroup }).unwrap();
      onClose();
      outcome.succeeded(message);
    } catch (error) {
      onFailed(error, values);
    }
  };

  return (
    <RecordForm<LabelItemValues>
      {...commonSlot(outcome, onClose)}
      title={optGroup.newTitle}
      subtitle={`The label of an option in a group, in ${language.text}`}
      values={{ optGroup: group, code: '', label: '', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '' }}
      onSave={save}
    >
      <div className="g2">
        <SelectField field={fields.optGroup} options={options} placeholder="Choose a group" />
        <RecordField field={fields.code} hint="A code that no option has yet makes a new option." />
      </div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
      />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelEnableRegexp}
        verb="matches"
        hint="DEFAULT is the label for every model without one of its own."
      />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelDisableRegexp}
        verb="excludes"
        hint="No model is excluded."
      />
    </RecordForm>
  );
}
