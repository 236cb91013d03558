import type { SelectOption } from '../../ui/fields/Select';

/** A filter of a list as data: a text, or a choice when it has options. */
export interface FilterField<Name extends string = string> {
  name: Name;
  label: string;
  /** Said by the empty field: 'Any code'. */
  placeholder: string;
  options?: readonly SelectOption[];
  grow?: boolean;
  /** A day, as yyyy-mm-dd. */
  isDay?: boolean;
  /** Completes 'No label with ...'; code “MAIN_X” unless told. */
  phrase?: (text: string) => string;
}

export interface ActiveFilter<Name extends string = string> {
  name: Name;
  /** 'Code: MAIN_X' */
  tag: string;
  phrase: string;
}

/** The filters that are on, in the order of their fields. */
export function activeFilters<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: Record<Name, string>,
): ActiveFilter<Name>[] {
  return fields
    .filter(({ name }) => values[name])
    .map(({ name, label, options, phrase }) => {
      const text = options?.find(({ value }) => value === values[name])?.label ?? values[name];
      return { name, tag: `${label}: ${text}`, phrase: phrase?.(text) ?? `${label.toLowerCase()} “${text}”` };
    });
}
