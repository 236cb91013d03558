import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Message } from '../../ui/Message';
import type { ProblemOf } from './Problem';

type Texts = Record<string, string>;

export interface RecordFormProps<Values extends Texts> {
  title: ReactNode;
  subtitle?: ReactNode;
  width?: number;
  values: Values;
  /** Said on top when a required field is blank; no call is made then. */
  requiredMessage: string;
  /** Saves the record; what it rejects with is shown, and the form stays open. The screen closes it. */
  onSave: (values: Values) => Promise<unknown>;
  problemOf: ProblemOf;
  onClose: () => void;
  /** The fields in their layout. */
  children: ReactNode;
  /** Beside the fields, such as the history; may fill a field, which is not saved before Salva. */
  aside?: (fill: (name: keyof Values & string, value: string) => void) => ReactNode;
}

/**
 * A form in a dialog. It does not know whether it creates or edits. A server's problem with a field lands on the field and its
 * sentence on top; a field with a `syntax` error holds Salva back.
 */
export function RecordForm<Values extends Texts>(props: RecordFormProps<Values>) {
  const { values, requiredMessage, onSave, problemOf, children, aside } = props;
  const form = useForm<Texts>({ defaultValues: values });
  const { isDirty, dirtyFields, isSubmitting, errors } = form.formState;
  const [failure, setFailure] = useState<string>();
  const { body, focusFirstError } = useFocusOnError(isSubmitting);
  const hasError = (type: string) => Object.values(errors).some((error) => error?.type === type);
  const isBlocked = hasError('syntax');
  const onTop = hasError('required') ? requiredMessage : failure;

  const save = async (texts: Texts) => {
    setFailure(undefined);
    try {
      await onSave(texts as Values);
    } catch (error) {
      setFailure(showProblem(form, problemOf(error)));
      focusFirstError();
    }
  };
  const refuse = () => {
    setFailure(undefined);
    focusFirstError();
  };
  const submit = () => (isBlocked ? undefined : form.handleSubmit(save, refuse)());

  const fill = (name: string, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });

  const errorCount = Object.keys(errors).length;
  const changeCount = Object.keys(dirtyFields).length;
  const fields = (
    <div className="fg" ref={body}>
      {onTop && <Message tone="error">{onTop}</Message>}
      {children}
    </div>
  );
  return (
    <FormProvider {...form}>
      <Dialog
        title={props.title}
        subtitle={props.subtitle}
        width={props.width}
        dirty={isDirty}
        flush={Boolean(aside)}
        status={
          errorCount > 0
            ? plural(errorCount, 'field', 'to correct')
            : changeCount > 0 && plural(changeCount, 'unsaved change')
        }
        statusTone={errorCount > 0 ? 'error' : 'plain'}
        onSubmit={submit}
        onClose={props.onClose}
        actions={
          <Button type="submit" variant="primary" pending={isSubmitting} disabled={isBlocked}>
            Salva
          </Button>
        }
      >
        {aside ? (
          <div className="split">
            {fields}
            {aside(fill)}
          </div>
        ) : (
          fields
        )}
      </Dialog>
    </FormProvider>
  );
}

const plural = (count: number, noun: string, rest = '') =>
  `${count} ${noun}${count === 1 ? '' : 's'} ${rest}`.trim();

/** Puts the problem's sentences on the fields that the form has; answers the one for the top. */
function showProblem(form: UseFormReturn<Texts>, { message, fields = [] }: ReturnType<ProblemOf>): string {
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
