import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** A fault that is found while the user types counts as an error of the field, and holds Save back as long as it is there. */
export function useSyntaxError(name: string, fault: string | undefined): void {
  const { setError, clearErrors, getFieldState } = useFormContext();
  useEffect(() => {
    if (fault) setError(name, { type: 'syntax', message: fault });
    else if (getFieldState(name).error?.type === 'syntax') clearErrors(name);
  }, [name, fault, setError, clearErrors, getFieldState]);
}
