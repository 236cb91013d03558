import { type ReactNode, type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch, type FormState, type UseFormReturn } from 'react-hook-form';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { Message } from '../../ui/feedback/Message';
import type { ProblemOf } from './FieldDefinition';
import { useIsGone } from '../../ui/useIsGone';
import { unsavedChangesText } from '../versioned/editsDraft';
import { useWatchedForm } from './useWatchedForm';
import { t } from '../../texts/kit.gen';
import { DraftContext } from './DraftContext';
import layoutStyles from '../../ui/layout.module.css';
import styles from './record-form.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

type Form = UseFormReturn<Record<string, string>>;

interface SubmissionCalls {
  onSave: (texts: Record<string, string>) => Promise<unknown>;
  confirm: ((texts: Record<string, string>) => Promise<boolean>) | undefined;
  /** False prevents the submission, also by Enter in a field. */
  canSave?: (texts: Record<string, string>) => boolean;
  problemOf: ProblemOf;
  onLeft: ((error: unknown) => void) | undefined;
}

/**
 * Checks and saves a form: a server's problem lands on its field and on top, and the first invalid field takes the focus.
 * A form that is opened again after a failure begins with that failure.
 */
function useSubmission(form: Form, { onSave, confirm, canSave, problemOf, onLeft }: SubmissionCalls) {
  const isGone = useIsGone();
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
      if (isGone.current) return onLeft?.(error);
      setFailure(showProblem(form, problemOf(error)));
      focusFirstError();
    }
  };
  const refuse = () => {
    setFailure(undefined);
    focusFirstError();
  };
  /** Shows the errors of the fields without submitting. */
  const explain = form.handleSubmit(() => undefined, refuse);
  /** Whether the fields are valid and, if `confirm` asks, confirmed; nothing is submitted meanwhile. */
  const isMeant = async () => {
    if (!confirm) return true;
    let checked: Texts | undefined;
    await form.handleSubmit((texts) => void (checked = texts), refuse)();
    return checked !== undefined && confirm(checked);
  };
  return {
    body,
    failure,
    isBlocked,
    lacksRequired: hasError('required'),
    submit: async () => {
      if (isBlocked) return;
      if (canSave?.(form.getValues()) === false) await explain();
      else if (await isMeant()) await form.handleSubmit(save, refuse)();
    },
  };
}

/** Puts the problem's messages on the fields that the form has; returns the one for the top. */
function showProblem(form: Form, { message, fields = [] }: ReturnType<ProblemOf>): string {
  for (const { field, message: text } of fields)
    if (field in form.getValues()) form.setError(field, { type: 'server', message: text });
  return message;
}

/** Focuses the first invalid field of the tab that is open once it is marked as such, which is after the submission. */
function useFocusOnError(isSubmitting: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0 || isSubmitting) return;
    const invalid = body.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    [...invalid].find((field) => !field.closest('[hidden]'))?.focus();
  }, [attempts, isSubmitting]);
  return { body, focusFirstError: () => setAttempts((count) => count + 1) };
}

/** In development, as in tests: a value that no field shows was forgotten, or is none of the form's. */
function useEveryValueShown(form: Form, body: RefObject<HTMLDivElement | null>): void {
  const complain = useEffectEvent(() => {
    const shown = body.current?.closest('form')?.elements;
    const unseen = Object.keys(form.getValues()).filter((name) => shown && !shown.namedItem(name));
    if (unseen.length > 0) throw new Error(`The form has no field for ${unseen.join(', ')}.`);
  });
  useEffect(() => {
    if (import.meta.env.DEV) complain();
  }, []);
}

/** Puts a draft into the form when it opens, and tells its screen what it holds; outside of an OpenedDialog nothing. */
function useDraft(form: UseFormReturn<Record<string, string>>, title: ReactNode): void {
  const scope = use(DraftContext);
  const { isDirty } = form.formState;
  useWatchedForm({
    title: typeof title === 'string' ? title : t('a form'),
    isDirty,
    values: () => form.getValues(),
  });
  const begin = useEffectEvent(() => {
    for (const [name, value] of Object.entries(scope?.values ?? {}))
      form.setValue(name, value, { shouldDirty: true });
  });
  useEffect(() => begin(), []);
}

type Texts = Record<string, string>;

export interface RecordFormProps<Values extends Texts> {
  title: ReactNode;
  subtitle?: ReactNode;
  width?: number;
  values: Values;
  /** Saves the record; an error is shown and keeps the form open. The screen closes it. */
  onSave: (values: Values) => Promise<unknown>;
  /** Asked once the fields are valid, before saving; false cancels it. */
  confirm?: (values: Values) => Promise<boolean>;
  problemOf: ProblemOf;
  /** Reports the error if the form has been left while saving. */
  onLeft?: (error: unknown) => void;
  onClose: () => void;
  /** To the records before and after this one. */
  steps?: DialogSteps;
  /** Enables Save, such as once a country is chosen; on top of the rules of the fields. */
  canSave?: (values: Values) => boolean;
  /** The two buttons below the form, where their words are quoted (decision B-01). */
  answers?: { cancel: string; save: string };
  children: ReactNode;
  /** Beside the fields, such as the history; may fill a field, which is not saved before Save. */
  aside?: (fill: (name: keyof Values & string, value: string) => void) => ReactNode;
  tabs?: ReactNode;
  /** Shown instead of the fields, which keep what was typed: a tab that saves by itself, so without Save. */
  panel?: ReactNode;
}

/**
 * A form in a dialog. It does not know whether it creates or edits. A server's problem with a field lands on the field and its
 * sentence on top; a field with a `syntax` error holds Save back. Below an OpenedDialog it outlives the end of the session.
 */
export function RecordForm<Values extends Texts>(props: RecordFormProps<Values>) {
  const { title, subtitle, width, problemOf, confirm, canSave, children, aside, tabs, panel, answers } =
    props;
  const form = useForm<Texts>({ defaultValues: props.values });
  const { isDirty, isSubmitting } = form.formState;
  const { body, failure, isBlocked, lacksRequired, submit } = useSubmission(form, {
    onSave: (texts) => props.onSave(texts as Values),
    confirm: confirm && ((texts) => confirm(texts as Values)),
    canSave: canSave && ((texts) => canSave(texts as Values)),
    problemOf,
    onLeft: props.onLeft,
  });
  useDraft(form, title);
  useEveryValueShown(form, body);
  const fill = (name: string, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const onTop = lacksRequired ? labelTexts.requiredFields : failure;
  const isAway = panel !== undefined;
  const fields = (
    <div className={layoutStyles.stack} ref={body} hidden={isAway && !aside}>
      {canSave && <EnterButton />}
      {onTop && <Message tone="error">{onTop}</Message>}
      {children}
    </div>
  );

  return (
    <FormProvider {...form}>
      <Dialog
        title={title}
        subtitle={subtitle}
        width={width}
        tabs={tabs}
        {...statusOf(form.formState)}
        dirty={isDirty}
        flush={Boolean(aside)}
        saving={isSubmitting}
        onSubmit={isAway ? () => undefined : submit}
        onClose={props.onClose}
        steps={props.steps}
        cancelLabel={isAway ? t('Close') : answers?.cancel}
        actions={
          !isAway && (
            <SaveButton
              label={answers?.save ?? t('Save')}
              pending={isSubmitting}
              disabled={isBlocked}
              canSave={canSave && ((texts) => canSave(texts as Values))}
            />
          )
        }
      >
        {aside ? (
          <div className={classes(layoutStyles.ruled, styles.split)} hidden={isAway}>
            {fields}
            {aside(fill)}
          </div>
        ) : (
          fields
        )}
        {panel}
      </Dialog>
    </FormProvider>
  );
}

/** With Save disabled, Enter would do nothing: this makes it say what is missing (decision A-09). */
const EnterButton = () => <button type="submit" className={textStyles.unseen} tabIndex={-1} aria-hidden />;

interface SaveButtonProps {
  label: string;
  pending: boolean;
  disabled: boolean;
  canSave: ((texts: Texts) => boolean) | undefined;
}

function SaveButton({ label, pending, disabled, canSave = () => true }: SaveButtonProps) {
  const isHeld = !canSave(useWatch() as Texts);
  return (
    <Button type="submit" variant="primary" pending={pending} disabled={disabled || isHeld}>
      {label}
    </Button>
  );
}

function statusOf({ errors, dirtyFields }: FormState<Texts>) {
  const errorCount = Object.keys(errors).length;
  const changeCount = Object.keys(dirtyFields).length;
  if (errorCount > 0)
    return {
      status:
        errorCount === 1 ? t('1 field to correct') : t('{count} fields to correct', { count: errorCount }),
      statusTone: 'error' as const,
    };
  return { status: changeCount > 0 && unsavedChangesText(changeCount) };
}
