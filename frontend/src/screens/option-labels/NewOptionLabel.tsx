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
import { RecordForm, type RecordFormProps } from '../../kit/form/RecordForm';
import { ModelPatterns } from '../../kit/regexp/RegexpField';
import { Tag } from '../../ui/data/Tag';
import { t } from '../../texts/optionLabels.gen';
import layoutStyles from '../../ui/layout.module.css';

interface OptionLabelFormProps extends Pick<
  RecordFormProps<NewOptionLabelValues>,
  'title' | 'subtitle' | 'values' | 'onSave' | 'onClose'
> {
  language: { code: string; text: string };
  groups: readonly { value: string; label: string }[];
  groupIsFixed: boolean;
}

/** The fields of a new label. */
function OptionLabelForm({ language, groups, groupIsFixed, ...form }: OptionLabelFormProps) {
  return (
    <RecordForm {...form} {...sharedFormProps(useOutcome(), form.onClose)}>
      <div className={layoutStyles.two}>
        <RecordField field={fields.optGroup} locked={groupIsFixed} options={groups} />
        <RecordField
          field={fields.code}
          focused={groupIsFixed}
          hint={t('A code that no option has yet makes a new option.')}
        />
      </div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
      />
      <ModelPatterns
        fields={fields}
        useMatch={useModelMatch}
        hint={t(
          'DEFAULT is the label for every model without one of its own; a pattern writes one label for each model that it matches.',
        )}
      />
    </RecordForm>
  );
}

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
