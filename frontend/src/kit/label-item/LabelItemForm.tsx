import type { ReactNode } from 'react';
import type { SelectOption } from '../../ui/fields/Select';
import { Tag } from '../../ui/data/Tag';
import type { FieldDefinition } from '../form/FieldDefinition';
import { RecordField, SelectField, type RecordFieldProps } from '../form/RecordField';
import { RecordForm } from '../form/RecordForm';
import type { Outcome } from '../record/RecordCalls';
import { sharedFormProps } from '../record/sharedFormProps';
import { labelItemFields as fields, type LabelItemValues, newLabelItem } from './labelItem';
import { t } from '../../texts/kitParts.gen';
import { ModelPatterns, type ModelPatternsProps } from '../regexp/RegexpField';
import layoutStyles from '../../ui/layout.module.css';

const hint = t('DEFAULT is the label for every model without one of its own.');

/** Both patterns over models of a label item. */
export const LabelItemPatterns = ({ useMatch }: Pick<ModelPatternsProps, 'useMatch'>) => (
  <ModelPatterns fields={fields} useMatch={useMatch} hint={hint} />
);

export interface LabelFieldsProps extends ModelPatternsProps {
  fields: ModelPatternsProps['fields'] & Record<'code' | 'label', FieldDefinition>;
  /** The field of the group. */
  group: ReactNode;
  code?: Pick<RecordFieldProps, 'focused' | 'hint'>;
  /** That of the label. */
  language: { code: string; text: string };
}

/** The fields of a new label of an option or a colour: group, code, text, and the models that it is for. */
export const LabelFields = ({ group, code, language, ...patterns }: LabelFieldsProps) => (
  <>
    <div className={layoutStyles.two}>
      {group}
      <RecordField field={patterns.fields.code} {...code} />
    </div>
    <RecordField
      field={patterns.fields.label}
      lang={language.code}
      trailing={<Tag tone="neutral">{language.text}</Tag>}
    />
    <ModelPatterns {...patterns} />
  </>
);

export interface NewLabelItemProps extends Pick<ModelPatternsProps, 'useMatch'> {
  title: string;
  /** The code of the group that it begins in. */
  group?: string;
  /** Of the api: the groups to choose from, and how to create one. */
  useItems: () => {
    groups: readonly SelectOption[];
    language: { code: string; text: string };
    create: (values: LabelItemValues) => Promise<{ message: string }>;
  };
  outcome: Outcome;
  /** Takes a failure over, with what was typed. */
  onFailed: (error: unknown, typed: LabelItemValues) => void;
  onClose: () => void;
}

/** Creates the label of an option in a group, in the current language (decisions ), and the option where none has the code yet. */
export function NewLabelItem(props: NewLabelItemProps) {
  const { title, group, useItems, useMatch, outcome, onFailed, onClose } = props;
  const { groups, language, create } = useItems();
  const save = async (values: LabelItemValues) => {
    try {
      const { message } = await create(values);
      onClose();
      outcome.succeeded(message);
    } catch (error) {
      onFailed(error, values);
    }
  };
  return (
    <RecordForm
      {...sharedFormProps(outcome, onClose)}
      title={title}
      subtitle={t('The label of an option in a group, in {text}', { text: language.text })}
      values={newLabelItem(group)}
      onSave={save}
    >
      <LabelFields
        fields={fields}
        group={<SelectField field={fields.labelGroup} options={groups} placeholder={t('Choose a group')} />}
        code={{ hint: t('A code that no option has yet makes a new option.') }}
        language={language}
        useMatch={useMatch}
        hint={hint}
      />
    </RecordForm>
  );
}
