import { useCreateOptionGridLabelMutation } from '../../api';
import { useMenuGroups } from '../../api/menuGroups';
import { useModelMatch } from '../../api/modelMatches';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { ModelField, patternFields } from '../../kit/regexp/patternFields';
import { labelTexts } from '../../texts';
import { Tag } from '../../ui/data/Tag';
import { itemFields } from './itemLabels';
import { t } from '../../texts/optionColourLabels';

const fields = {
  optGroup: { name: 'optGroup', label: t('Label group'), kind: 'combo', required: true, maxLength: 100 },
  code: { ...itemFields.code, required: true },
  label: itemFields.label,
  ...patternFields,
} as const satisfies Record<string, FieldDefinition>;

export interface NewItemLabelProps {
  group: string;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Creates a label of a colour or option in the current language, and the item where there is none (decision A-67). */
export function NewItemLabel({ group, onSaved, onClose }: NewItemLabelProps) {
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
    onSaved(reply.optItemId);
    onClose();
    notices.showSuccess(reply.message);
  };

  return (
    <RecordForm
      title={labelTexts.newInterfaceLabel}
      subtitle={t('{text} · for all models, or for those that the pattern names', { text: language.text })}
      values={{ optGroup: group, code: '', label: '', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '' }}
      problemOf={problemOf}
      onSave={save}
      onClose={onClose}
    >
      <div className="g2">
        <RecordField field={fields.optGroup} options={groups} />
        <RecordField field={fields.code} focused />
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
        hint={t('All models without a label of their own.')}
      />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelDisableRegexp}
        verb="excludes"
        hint={t('No model is excluded.')}
      />
    </RecordForm>
  );
}
