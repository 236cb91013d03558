import { useCreateOptGroupMutation, useGetOptGroupLangListQuery } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import { commonSlot } from '../../kit/record/EditRecord';
import type { Outcome } from '../../kit/record/RecordCalls';
import { labelTexts } from '../../texts';
import { Tag } from '../../ui/Tag';
import { itemFields as fields, type LabelItemValues } from './labelItem';
import { ModelPatterns } from './ModelPatterns';

export interface NewInterfaceLabelProps {
  outcome: Outcome;
  /** Takes a failure over, with what was typed. */
  onFailed: (error: unknown, typed: LabelItemValues) => void;
  onClose: () => void;
}

const blank: LabelItemValues = {
  labelGroup: '',
  code: '',
  label: '',
  modelEnableRegexp: 'DEFAULT',
  modelDisableRegexp: '',
};

/** Creates a label item: the label of an option in a group, in the current language (readings A-43). */
export function NewInterfaceLabel({ outcome, onFailed, onClose }: NewInterfaceLabelProps) {
  const [create] = useCreateOptGroupMutation();
  const language = useCurrentLanguage();
  const { data: groups = [] } = useGetOptGroupLangListQuery();
  const options = groups.map(({ value, text }) => ({ value, label: `${text} (${value})` }));
  const save = async (values: LabelItemValues) => {
    const newOptGroup = { ...values, code: values.code.trim(), language: { id: language.id } };
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
      title={labelTexts.newInterfaceLabel}
      subtitle={`The label of an option in a group, in ${language.text}`}
      values={blank}
      onSave={save}
    >
      <div className="g2">
        <SelectField field={fields.labelGroup} options={options} placeholder="Choose a group" />
        <RecordField field={fields.code} hint="A code that no option has yet makes a new option." />
      </div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
      />
      <ModelPatterns />
    </RecordForm>
  );
}
