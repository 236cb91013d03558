import type { SelectOption } from '../../ui/fields/Select';
import { Tag } from '../../ui/data/Tag';
import { RecordField, SelectField } from '../form/RecordField';
import { RecordForm, type RecordFormProps } from '../form/RecordForm';
import { labelItemFields as fields, type LabelItemValues, labelItemFields } from './labelItem';
import { t } from '../../texts/kitParts';
import { ModelField, type ModelFieldProps } from '../regexp/RegexpField';
import layoutStyles from '../../ui/layout.module.css';

export type LabelItemPatternsProps = Pick<ModelFieldProps, 'useMatch'>;

/** Both patterns over models of a label item. */
export function LabelItemPatterns({ useMatch }: LabelItemPatternsProps) {
  const { modelEnableRegexp, modelDisableRegexp } = labelItemFields;
  return (
    <>
      <ModelField
        useMatch={useMatch}
        field={modelEnableRegexp}
        verb="matches"
        hint={t('DEFAULT is the label for every model without one of its own.')}
      />
      <ModelField
        useMatch={useMatch}
        field={modelDisableRegexp}
        verb="excludes"
        hint={t('No model is excluded.')}
      />
    </>
  );
}

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
      <div className={layoutStyles.two}>
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
