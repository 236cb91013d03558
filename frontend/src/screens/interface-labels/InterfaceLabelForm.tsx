import type { ReactNode } from 'react';
import { useGetInterfaceLabelGroupsQuery } from '../../api';
import { problemOf } from '../../api/problem';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm, type RecordFormProps } from '../../kit/form/RecordForm';
import { useFieldValue } from '../../kit/form/useFieldValue';
import { RegexpField } from '../../kit/regexp/RegexpField';
import { labelTexts } from '../../texts';
import { Italian } from '../../ui/Italian';
import { Tag } from '../../ui/Tag';
import { interfaceLabelFields as fields, type InterfaceLabelValues } from './interfaceLabelFields';
import { useModelMatch } from './useModelMatch';

type FormProps = RecordFormProps<InterfaceLabelValues>;

export interface InterfaceLabelFormProps extends Pick<
  FormProps,
  'title' | 'subtitle' | 'width' | 'values' | 'onSave' | 'onClose' | 'aside'
> {
  /** Group, code and regexps are the key of a stored label and stay as they are. */
  keyIsFixed?: boolean;
  /** The language of the text. */
  language: { code: string; text: string };
  /** Below the text, such as the text of another language. */
  hint?: ReactNode;
}

/** The fields of a label, for a new one and for a stored one. */
export function InterfaceLabelForm({ keyIsFixed = false, language, hint, ...form }: InterfaceLabelFormProps) {
  const { data: groups = [] } = useGetInterfaceLabelGroupsQuery();
  const { labelGroup } = form.values;
  const options = [...new Set([labelGroup, ...groups])]
    .filter(Boolean)
    .map((group) => ({ value: group, label: group }));
  const code = <RecordField key="code" field={fields.code} locked={keyIsFixed} focused={!form.values.code} />;
  const group = <RecordField key="group" field={fields.labelGroup} locked={keyIsFixed} options={options} />;

  return (
    <RecordForm
      {...form}
      requiredMessage={<Italian>{labelTexts.requiredFields}</Italian>}
      problemOf={problemOf}
    >
      <div className="g2">{keyIsFixed ? [code, group] : [group, code]}</div>
      <RecordField
        field={fields.label}
        lang={language.code}
        trailing={<Tag tone="neutral">{language.text}</Tag>}
        hint={hint}
        focused={form.values.code !== ''}
        showsSaved
      />
      <ModelField
        field={fields.modelEnableRegexp}
        verb="matches"
        locked={keyIsFixed}
        hint="All models, unless a specific model has its own label."
      />
      <ModelField
        field={fields.modelDisableRegexp}
        verb="excludes"
        locked={keyIsFixed}
        hint="No model is excluded."
      />
    </RecordForm>
  );
}

interface ModelFieldProps {
  field: FieldDefinition;
  verb: 'matches' | 'excludes';
  locked: boolean;
  hint: string;
}

function ModelField(props: ModelFieldProps) {
  const match = useModelMatch(useFieldValue(props.field.name));
  return <RegexpField {...props} match={match} />;
}
