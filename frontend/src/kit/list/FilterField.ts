import type { ComponentType } from 'react';
import type { SelectOption } from '../../ui/fields/Select';

/** What a filter is entered with, where that is neither a text nor a choice. */
export type FilterInput = ComponentType<{
  name: string;
  value: string;
  placeholder: string;
  onValue: (value: string) => void;
}>;

/** A filter of a list as data: a text, or a choice when it has options. */
export interface FilterField<Name extends string = string> {
  name: Name;
  label: string;
  /** Said by the empty field: 'Any code'. */
  placeholder: string;
  options?: readonly SelectOption[];
  grow?: boolean;
  /** A field of its own kind, and what it shows of a value. */
  input?: FilterInput;
  format?: (value: string) => string;
  /** Completes 'No label with ...'; by default: code “MAIN_X”. */
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
    .map(({ name, label, options, format, phrase }) => {
      const value = values[name];
      const text = options?.find((one) => one.value === value)?.label ?? format?.(value) ?? value;
      return { name, tag: `${label}: ${text}`, phrase: phrase?.(text) ?? `${label.toLowerCase()} “${text}”` };
    });
}
