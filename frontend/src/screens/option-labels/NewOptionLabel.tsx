import { useCreateOptionGridLabelMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import {
  isDefaultModel,
  type NewOptionLabelValues,
  optionFields as fields,
  useLabelPlace,
} from './optionLabel';
import type { OptionVariant } from './optionVariants';
import { useModelMatch } from '../../api/modelMatches';
import { useOutcome } from '../../api/outcome';
import { RecordField } from '../../kit/form/RecordField';
import { sharedFormProps } from '../../kit/record/sharedFormProps';
import { RecordForm } from '../../kit/form/RecordForm';
import { LabelFields } from '../../kit/label-item/LabelItemForm';
import { t } from '../../texts/optionLabels.gen';

export interface NewOptionLabelProps {
  variant: OptionVariant;
  /** Code of a group, or the type of all groups of the screen: then the form asks for one. */
  group: string;
  groups: readonly { value: string; label: string }[];
  onCreated: (id: number) => void;
  onClose: () => void;
}

/** Creates a label, and the option where none has the code yet. */
export function NewOptionLabel({ variant, group, groups, onCreated, onClose }: NewOptionLabelProps) {
  const [create] = useCreateOptionGridLabelMutation();
  const notices = useNotices();
  const language = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const place = useLabelPlace();
  const isChosen = group !== variant.type;

  const save = async (values: NewOptionLabelValues) => {
    const newOptionLabel = { ...values, code: values.code.trim(), language: { id: language.id } };
    const { message, optItemId } = await create({ newOptionLabel }).unwrap();
    // With a model the rows are those of its grid, whose ids are others.
    if (isDefaultModel(modelcode)) onCreated(optItemId);
    onClose();
    notices.showSuccess(message);
  };

  return (
    <RecordForm
      {...sharedFormProps(useOutcome(), onClose)}
      title={variant.newTitle}
      subtitle={place}
      values={{
        optGroup: isChosen ? group : '',
        code: '',
        label: '',
        modelEnableRegexp: 'DEFAULT',
        modelDisableRegexp: '',
      }}
      onSave={save}
    >
      <LabelFields
        fields={fields}
        group={<RecordField field={fields.optGroup} locked={isChosen} options={groups} />}
        code={{ focused: isChosen, hint: t('A code that no option has yet makes a new option.') }}
        language={language}
        useMatch={useModelMatch}
        hint={t(
          'DEFAULT is the label for every model without one of its own; a pattern writes one label for each model that it matches.',
        )}
      />
    </RecordForm>
  );
}
