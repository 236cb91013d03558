import { useMemo, useRef } from 'react';
import { Field } from '../../ui/Field';
import { MarkupArea } from '../../ui/MarkupArea';
import type { FieldDefinition } from '../form/FieldDefinition';
import { useRecordField } from '../form/useRecordField';
import { markupRemarks } from './markupRemarks';
import { linesOf, markupTokens } from './markupTokens';
import { MarkupTools } from './MarkupTools';
import { t } from '../../texts/kitMarkup';

export interface MarkupFieldProps {
  field: FieldDefinition;
  lang?: string;
  focused?: boolean;
}

/** A text of a RecordForm that may be HTML: numbered lines in colours, those tinted of which the preview has something to say. */
export function MarkupField({ field, lang, focused }: MarkupFieldProps) {
  const { name, label, required, maxLength } = field;
  const { value, onValue, onBlur, error } = useRecordField(field);
  const area = useRef<HTMLTextAreaElement>(null);
  const { lines, marks } = useMemo(() => {
    const tokens = markupTokens(value);
    const remarks = markupRemarks(tokens);
    // A line of both kinds shows the heavier one.
    const byWeight = remarks.toSorted((a, b) => a.weight.localeCompare(b.weight));
    return { lines: linesOf(tokens), marks: new Map(byWeight.map(({ line, weight }) => [line, weight])) };
  }, [value]);

  return (
    <Field
      label={label}
      required={required}
      trailing={<MarkupTools area={area} />}
      hint={t('Text or HTML · placeholders in {braces} are filled by the configurator')}
      error={error}
      counter={{ length: value.length, max: maxLength }}
    >
      <MarkupArea
        ref={area}
        {...{ name, value, lines, marks, lang, onValue, onBlur }}
        data-autofocus={focused ? '' : undefined}
      />
    </Field>
  );
}
