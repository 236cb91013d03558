import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DraftContext } from './DraftContext';
import type { ProblemOf } from './FieldDefinition';

type Form = UseFormReturn<Record<string, string>>;

export interface SubmissionCalls {
  onSave: (texts: Record<string, string>) => Promise<unknown>;
  /** False holds the submission back, however it came about: Enter in a field sends a form, too. */
  canSave?: (texts: Record<string, string>) => boolean;
  problemOf: ProblemOf;
}

/**
 * Checks and saves a form: a server's problem lands on its field and on top, and the first invalid field takes the focus.
 * A form that is opened again after a failure begins with that failure.
 */
export function useSubmission(form: Form, { onSave, canSave, problemOf }: SubmissionCalls) {
  const { isSubmitting, errors } = form.formState;
  const begunWith = use(DraftContext)?.failure;
  const [failure, setFailure] = useState(begunWith?.message);
  const { body, focusFirstError } = useFocusOnError(isSubmitting);
  const begin = useEffectEvent(() => {
    if (!begunWith) return;
    showProblem(form, begunWith);
    focusFirstError();
  });
  useEffect(() => begin(), []);
  const hasError = (type: string) => Object.values(errors).some((error) => error?.type === type);
  const isBlocked = hasError('syntax');

  const save = async (texts: Record<string, string>) => {
    setFailure(undefined);
    try {
      await onSave(texts);
    } catch (error) {
      setFailure(showProblem(form, problemOf(error)));
      focusFirstError();
    }
  };
  const refuse = () => {
    setFailure(undefined);
    focusFirstError();
  };
  /** What a submission that is held back lacks, as far as the fields say it. */
  const explain = form.handleSubmit(() => undefined, refuse);
  return {
    body,
    failure,
    isBlocked,
    lacksRequired: hasError('required'),
    submit: () => {
      if (isBlocked) return;
      return canSave?.(form.getValues()) === false ? explain() : form.handleSubmit(save, refuse)();
    },
  };
}

/** Puts the problem's sentences on the fields that the form has; answers the one for the top. */
function showProblem(form: Form, { message, fields = [] }: ReturnType<ProblemOf>): string {
  for (const { field, message: text } of fields)
    if (field in form.getValues()) form.setError(field, { type: 'server', message: text });
  return message;
}

/** The focus goes to the first invalid field once it is drawn as one, which is when the submission has ended. */
function useFocusOnError(isSubmitting: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0 && !isSubmitting)
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, isSubmitting]);
  return { body, focusFirstError: () => setAttempts((count) => count + 1) };
}
