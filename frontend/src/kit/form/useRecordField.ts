import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { FieldDefinition } from './FieldDefinition';
import { t } from '../../texts/kit.gen';
import { useEffect } from 'react';

/** What a field of the surrounding RecordForm holds at the moment. */
export const useFieldValue = (name: string): string => useWatch<Record<string, string>>({ name }) ?? '';

/** A fault that is found while the user types counts as an error of the field, and holds Save back as long as it is there. */
function useSyntaxError(name: string, fault: string | undefined): void {
  const { setError, clearErrors, getFieldState } = useFormContext();
  useEffect(() => {
    if (fault) setError(name, { type: 'syntax', message: fault });
    else if (getFieldState(name).error?.type === 'syntax') clearErrors(name);
  }, [name, fault, setError, clearErrors, getFieldState]);
}

/** One text of the surrounding RecordForm with the checks of its definition. */
export function useRecordField({ name, required, maxLength, faultOf, syntaxOf }: FieldDefinition) {
  const { control, clearErrors } = useFormContext<Record<string, string>>();
  const { field, fieldState, formState } = useController({
    name,
    control,
    rules: {
      validate: {
        // Here too, or the check after a failed Save would take the fault away and let the text through.
        syntax: (text) => (text.trim() !== '' && syntaxOf?.(text)) || true,
        required: (text) => !required || text.trim() !== '' || t('Required'),
        length: (text) => text.length <= maxLength || t('At most {maxLength} characters', { maxLength }),
        content: (text) => (text.trim() !== '' && faultOf?.(text.trim())) || true,
      },
    },
  });
  useSyntaxError(name, field.value.trim() === '' ? undefined : syntaxOf?.(field.value));
  return {
    value: field.value,
    onValue: (value: string) => {
      // In a form that was opened again nothing has been submitted yet, so nothing else would take the old error away.
      if (fieldState.error?.type === 'server') clearErrors(name);
      field.onChange(value);
    },
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    isDirty: fieldState.isDirty,
    saved: String(formState.defaultValues?.[name] ?? ''),
  };
}
