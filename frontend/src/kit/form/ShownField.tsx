import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';

/** A fact beside the fields of a form that is no field of the record: the language, the model. */
export const ShownField = ({ label, value }: { label: string; value: string }) => (
  <Field label={label} locked>
    <TextInput value={value} readOnly />
  </Field>
);
