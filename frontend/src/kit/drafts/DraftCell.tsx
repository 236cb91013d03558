import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/TextInput';
import { useOneAtATime } from '../../ui/useOneAtATime';
import { useRowDraft, type RowDraftOptions } from './useRowDraft';

export interface DraftCellProps<Row> extends RowDraftOptions<Row> {
  /** Names the field and the button: 'Label of 08C'. */
  label: string;
  saveLabel: string;
  /** Shown while there is no text, such as the text of another language. */
  placeholder?: string;
  /** Code of the language of the text. */
  lang: string;
  maxLength: number;
}

/** A text of a row that is edited in place: Enter or the button saves, Esc undoes, and an unsaved row is marked. */
export function DraftCell<Row>({
  label,
  saveLabel,
  placeholder,
  lang,
  maxLength,
  ...options
}: DraftCellProps<Row>) {
  const { text, isChanged, type, undo, save } = useRowDraft(options);
  const [isSaving, setIsSaving] = useState(false);
  const isBlank = text.trim() === '';
  const saveOnce = useOneAtATime(async () => {
    setIsSaving(true);
    await save().finally(() => setIsSaving(false));
  });
  const acts: Record<string, () => unknown> = { Enter: saveOnce, Escape: undo };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || !isChanged || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div className="draft-cell" data-changed={isChanged || undefined}>
      <TextInput
        aria-label={label}
        aria-invalid={(isChanged && isBlank) || undefined}
        lang={text === '' ? undefined : lang}
        value={text}
        placeholder={placeholder}
        maxLength={maxLength}
        onValue={type}
        onKeyDown={handleKeyDown}
      />
      <Button
        size="s"
        variant={isChanged ? 'primary' : undefined}
        icon={Save}
        aria-label={saveLabel}
        title={saveLabel}
        disabled={!isChanged}
        pending={isSaving}
        onClick={saveOnce}
      >
        Save
      </Button>
    </div>
  );
}
