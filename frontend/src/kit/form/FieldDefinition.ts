/** Why a call failed, in words; what the api's `problemOf` makes of an error. */
export interface Problem {
  message: string;
  /** HTTP status. */
  status?: number;
  /** The server is away: no refusal. */
  isAway?: boolean;
  fields?: readonly { field: string; message: string }[];
}

/** Turns what a rejected promise holds into words; screens hand the api's `problemOf` to the kit. */
export type ProblemOf = (error: unknown) => Problem;

/** A field of a form as data; where it stands is up to the form's layout. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  label: string;
  /** One line unless told; a 'switch' stands in a SwitchField. */
  kind?: 'area' | 'combo' | 'switch';
  required?: boolean;
  /** Whether it carries the star, where that is not what `required` says. */
  marked?: boolean;
  maxLength: number;
  /** What is wrong with a text that is not blank, in words: that it is no number. */
  faultOf?: (text: string) => string | undefined;
  /** The same of a text that is known to be bad while it is typed: Save is held back as long as it is there. */
  syntaxOf?: (text: string) => string | undefined;
  /** The words of what the form holds, where it is a choice among a few. */
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
