import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { FormProvider, useForm, useWatch, type FormState, type UseFormReturn } from 'react-hook-form';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Message } from '../../ui/feedback/Message';
import type { ProblemOf } from './FieldDefinition';
import { unsavedChangesText } from '../versioned/editsDraft';
import { useSubmission } from './useSubmission';
import { useWatchedForm } from './useWatchedForm';
import { t } from '../../texts/kit';
import { DraftContext } from './DraftContext';

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
  /** Saves the record; what it rejects with is shown, and the form stays open. The screen closes it. */
  onSave: (values: Values) => Promise<unknown>;
  problemOf: ProblemOf;
  onClose: () => void;
  /** Where Save stays disabled until something holds, such as a country that is chosen; on top of what the fields themselves ask. */
  canSave?: (values: Values) => boolean;
  /** The two buttons below the form, where their words are quoted (decision B-01). */
  answers?: { cancel: string; save: string };
  children: ReactNode;
  /** Beside the fields, such as the history; may fill a field, which is not saved before Save. */
  aside?: (fill: (name: keyof Values & string, value: string) => void) => ReactNode;
  tabs?: ReactNode;
  /** In place of the fields, which keep what was typed: a tab that saves for itself, so Save is not offered there. */
  panel?: ReactNode;
}

/**
 * A form in a dialog. It does not know whether it creates or edits. A server's problem with a field lands on the field and its
 * sentence on top; a field with a `syntax` error holds Save back. Below an OpenedDialog it outlives the end of the session.
 */
export function RecordForm<Values extends Texts>(props: RecordFormProps<Values>) {
  const { title, subtitle, width, problemOf, canSave, children, aside, tabs, panel, answers } = props;
  const form = useForm<Texts>({ defaultValues: props.values });
  const { isDirty, isSubmitting } = form.formState;
  const { body, failure, isBlocked, lacksRequired, submit } = useSubmission(form, {
    onSave: (texts) => props.onSave(texts as Values),
    canSave: canSave && ((texts) => canSave(texts as Values)),
    problemOf,
  });
  useDraft(form, title);
  const fill = (name: string, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const onTop = lacksRequired ? labelTexts.requiredFields : failure;
  const isAway = panel !== undefined;
  const fields = (
    <div className="fg" ref={body} hidden={isAway && !aside}>
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
        onSubmit={isAway ? () => undefined : submit}
        onClose={props.onClose}
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
          <div className="split" hidden={isAway}>
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

/** Where Save is disabled Enter would do nothing at all: with this it says what is missing (decision A-09). */
const EnterButton = () => <button type="submit" className="sr" tabIndex={-1} aria-hidden />;

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
