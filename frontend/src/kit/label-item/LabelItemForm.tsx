import type { SelectOption } from '../../ui/fields/Select';
import { Tag } from '../../ui/data/Tag';
import { RecordField } from '../form/RecordField';
import { RecordForm, type RecordFormProps } from '../form/RecordForm';
import { SelectField } from '../form/SelectField';
import { labelItemFields as fields, type LabelItemValues } from './labelItem';
import { LabelItemPatterns, type LabelItemPatternsProps } from './LabelItemPatterns';
import { t } from '../../texts/kit';

export interface LabelItemFormProps
  extends Omit<RecordFormProps<LabelItemValues>, 'subtitle' | 'children'>, LabelItemPatternsProps {
  groups: readonly SelectOption[];
  language: { code: string; text: string };
}

/** The form of a new label item. */
export function LabelItemForm({ groups, language, useMatch, ...form }: LabelItemFormProps) {
  return (
    <RecordForm
      {...form}
      subtitle={t('The label of an option in a group, in {text}', { text: language.text })}
    >
      <div className="g2">
        <SelectField field={fields.labelGroup} options={groups} placeholder={t('Choose a group')} />
        <RecordField field={fields.code} hint={t('A code that no option has yet makes a new option.')} />
      </div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
      />
      <LabelItemPatterns useMatch={useMatch} />
    </RecordForm>
  );
}
