/** A field of a form as data; where it stands is up to the form's layout. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  label: string;
  /** One line unless told; a 'switch' stands in a SwitchField. */
  kind?: 'area' | 'combo' | 'switch';
  required?: boolean;
  /** Marked as required, although it may stay blank. */
  marked?: boolean;
  maxLength: number;
  /** What is wrong with a text that is not blank, in words: that it is no number. */
  faultOf?: (text: string) => string | undefined;
  /** For codes and patterns. */
  mono?: boolean;
  /** Light words after the label: 'default DEFAULT'. */
  note?: string;
}
