import { type KeyboardEvent, use, useSyncExternalStore } from 'react';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { RowDraftsContext } from './rowDrafts';
import inputStyles from '../../ui/fields/input.module.css';
import styles from './row-field.module.css';
import { classes } from '../../ui/classes';

/** The stored text of a row. */
export interface StoredText {
  id: number;
  text: string;
  version: number;
}

/** What the field of a row shows, and how to type into it; the stored text is no draft. */
export function useRowText({ id, text: stored, version }: StoredText) {
  const drafts = use(RowDraftsContext);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(id));
  // As a field holds them, whatever line breaks a file had.
  const shown = stored.replaceAll('\r\n', '\n');
  const text = draft?.text ?? shown;
  return {
    text,
    isChanged: draft !== undefined,
    isBlank: text.trim() === '',
    type(typed: string) {
      const begun = draft ?? { stored, version, openedAt: Date.now() };
      drafts.set(id, typed === shown ? undefined : { ...begun, text: typed });
    },
    reset: () => drafts.set(id, undefined),
  };
}

export interface RowTextInputProps {
  stored: StoredText;
  /** Read aloud: 'Model label of 431'. */
  label: string;
  placeholder: string;
  maxLength: number;
  lang: string;
  /** Whether a blank text can be saved. */
  mayBeBlank?: boolean;
  /** Enter in a changed field. */
  onSave: (text: string) => void;
}

/**
 * The text of a row, edited in place: Enter saves, Esc reverts it. By default, a blank text cannot be saved. A stored text of several
 * lines stays one: an input would glue them together; Shift+Enter begins another line.
 */
export function RowTextInput({ stored, label, mayBeBlank = false, onSave, ...input }: RowTextInputProps) {
  const { text, isChanged, isBlank, type, reset } = useRowText(stored);
  const canSave = mayBeBlank || !isBlank;
  const Input = [stored.text, text].some((one) => /[\r\n]/.test(one)) ? TextArea : TextInput;
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key !== 'Enter' || event.shiftKey) && event.key !== 'Escape') return;
    if (!isChanged) return event.key === 'Enter' && Input === TextArea ? event.preventDefault() : undefined;
    // Otherwise the Enter that opens a question would also answer it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') reset();
    else if (canSave) onSave(text);
  };

  return (
    <Input
      {...input}
      className={classes(inputStyles.compact, styles.input)}
      aria-label={label}
      aria-invalid={(isChanged && !canSave) || undefined}
      data-changed={isChanged || undefined}
      value={text}
      onValue={type}
      onKeyDown={handleKey}
    />
  );
}
