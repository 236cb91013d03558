import { useCreateOptionGridLabelMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { isDefaultModel } from './editedLabel';
import type { NewOptionLabelValues } from './optionFields';
import { OptionLabelForm } from './OptionLabelForm';
import type { OptionVariant } from './optionVariants';
import { useLabelPlace } from './useLabelPlace';

export interface NewOptionLabelProps {
  variant: OptionVariant;
  /** Code of a group, or the type of all groups of the screen: then the form asks for one. */
  group: string;
  groups: readonly { value: string; label: string }[];
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Creates a label, and the option where none has the code yet. */
export function NewOptionLabel({ variant, group, groups, onSaved, onClose }: NewOptionLabelProps) {
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
    if (isDefaultModel(modelcode)) onSaved(optItemId);
    onClose();
    notices.showSuccess(message);
  };

  return (
    <OptionLabelForm
      title={variant.newTitle}
      subtitle={place}
      language={language}
      groups={groups}
      groupIsFixed={isChosen}
      values={{
        optGroup: isChosen ? group : '',
        code: '',
        label: '',
        modelEnableRegexp: 'DEFAULT',
        modelDisableRegexp: '',
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}
