/** Why a call failed, in words; what the api's `problemOf` makes of an error. */
export interface Problem {
  message: string;
  /** HTTP status. */
  status?: number;
  /** The server cannot be reached: not a refusal. */
  isAway?: boolean;
  fields?: readonly { field: string; message: string }[];
}

/** Turns what a rejected promise holds into words; screens hand the api's `problemOf` to the kit. */
export type ProblemOf = (error: unknown) => Problem;

/** A field of a form as data; where it stands is up to the form's layout. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  label: string;
  /** A single-line text by default; 'switch' is for a SwitchField. */
  kind?: 'area' | 'combo' | 'switch';
  required?: boolean;
  /** Whether it carries the star, if not as `required` says. */
  marked?: boolean;
  maxLength: number;
  /** The error message for a non-blank text, such as 'not a number'; undefined if it is valid. */
  faultOf?: (text: string) => string | undefined;
  /** Like faultOf, but checked on every key press; disables Save while it returns a message. */
  syntaxOf?: (text: string) => string | undefined;
  /** For a choice among a few values: the words for each. */
  words?: Readonly<Record<string, string>>;
  /** A stored value as the form holds it, where that is not its plain text. */
  textOf?: (stored: unknown) => string;
  /** For codes and patterns. */
  mono?: boolean;
  /** Light words after the label: 'default DEFAULT', or the title of a label that is a field's own name. */
  note?: string;
  /** A sentence below the field for as long as nothing else stands there: what it is for. */
  help?: string;
}
