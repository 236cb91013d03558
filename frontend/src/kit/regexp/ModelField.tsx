import { useFieldValue } from '../form/useFieldValue';
import { RegexpField, type RegexpFieldProps } from './RegexpField';
import type { RegexpMatch } from './RegexpMatch';

export interface ModelFieldProps extends Omit<RegexpFieldProps, 'match'> {
  /** A hook that asks which models a regular expression names; the kit itself calls no server. */
  useMatch: (regexp: string) => RegexpMatch | undefined;
}

/** A field of a form for a regular expression over models, which tells what it names while it is typed. */
export function ModelField({ useMatch, ...props }: ModelFieldProps) {
  return <RegexpField {...props} match={useMatch(useFieldValue(props.field.name))} />;
}
