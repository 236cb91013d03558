import type { KeyboardEvent } from 'react';
import { TextInput } from '../../ui/TextInput';
import { useRowText, type StoredText } from './useRowText';

export interface RowTextInputProps {
  stored: StoredText;
  /** Read aloud: 'Model label of 431'. */
  label: string;
  placeholder: string;
  maxLength: number;
  /** Code of the language of the text. */
  lang: string;
  /** Enter in a changed field. */
  onSave: () => void;
}

/** The text of a row, edited in place: Enter saves, Esc takes the typing back. A blank text cannot be saved. */
export function RowTextInput({ stored, label, onSave, ...input }: RowTextInputProps) {
  const { text, isChanged, isBlank, type, reset } = useRowText(stored);
  const handleKey = (event: KeyboardEvent) => {
    if (!isChanged || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Without this the Enter that asks the question would answer it as well.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') reset();
    else if (!isBlank) onSave();
  };

  return (
    <TextInput
      {...input}
      className="row-text"
      aria-label={label}
      aria-invalid={(isChanged && isBlank) || undefined}
      data-changed={isChanged || undefined}
      value={text}
      onValue={type}
      onKeyDown={handleKey}
    />
  );
}
