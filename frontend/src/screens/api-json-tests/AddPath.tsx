import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { problemOf } from '../../api/problem';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { t } from '../../texts/apiJsonTests';

export interface AddPathProps {
  suggestion: string;
  onAdd: (path: string) => Promise<unknown>;
  onClose: () => void;
}

/** A path to be ignored; what is wrong with it is said where it is typed. Esc closes this alone. */
export function AddPath({ suggestion, onAdd, onClose }: AddPathProps) {
  const [typed, setTyped] = useState(suggestion);
  const [fault, setFault] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const path = typed.trim();
    if (path === '' || isAdding) return;
    setIsAdding(true);
    try {
      await onAdd(path);
      onClose();
    } catch (error) {
      setFault(problemOf(error).message);
    } finally {
      setIsAdding(false);
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    <form onSubmit={(event) => void add(event)}>
      <Field label={<span className="sr">{t('Path to ignore')}</span>} error={fault}>
        <TextInput
          mono
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
          autoFocus
          value={typed}
          maxLength={200}
          onValue={setTyped}
          onKeyDown={closeOnEscape}
        />
      </Field>
      <Button type="submit" variant="soft" size="m" pending={isAdding}>
        {t('Ignore')}
      </Button>
      <Button variant="quiet" size="m" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </form>
  );
}
