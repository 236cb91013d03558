import { useModelMatch } from '../../api/modelMatches';
import { problemOf } from '../../api/problem';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm, type RecordFormProps } from '../../kit/form/RecordForm';
import { ModelField } from '../../kit/regexp/ModelField';
import { Tag } from '../../ui/Tag';
import { optionFields as fields, type NewOptionLabelValues } from './optionFields';
import { t } from '../../texts/optionLabels';

export interface OptionLabelFormProps extends Pick<
  RecordFormProps<NewOptionLabelValues>,
  'title' | 'subtitle' | 'values' | 'onSave' | 'onClose'
> {
  language: { code: string; text: string };
  groups: readonly { value: string; label: string }[];
  groupIsFixed: boolean;
}

/** The fields of a new label. */
export function OptionLabelForm({ language, groups, groupIsFixed, ...form }: OptionLabelFormProps) {
  return (
    <RecordForm {...form} problemOf={problemOf}>
      <div className="g2">
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
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelEnableRegexp}
        verb="matches"
        hint={t(
          'DEFAULT is the label for every model without one of its own; a pattern writes one label for each model that it matches.',
        )}
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
