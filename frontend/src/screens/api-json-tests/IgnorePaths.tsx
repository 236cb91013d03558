import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { ApiJsonComparedTest } from '../../api';
import { useOutcome } from '../../api/outcome';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FilterTag } from '../../ui/FilterTag';
import { TextInput } from '../../ui/TextInput';
import { useTestChange } from './useTestChange';

export interface IgnorePathsProps {
  test: ApiJsonComparedTest;
  /** Of the difference at which the reader is: what is likely to be ignored. */
  suggestion: string;
}

/** The paths that the comparison leaves out; a change of them is saved, and what was received is compared anew at once. */
export function IgnorePaths({ test, suggestion }: IgnorePathsProps) {
  const { change, isChanging } = useTestChange();
  const outcome = useOutcome();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const close = () => setTyped(undefined);
  const save = async (ignorePaths: string[]) => {
    await change(test, { ignorePaths });
    close();
  };
  const remove = (path: string) =>
    save(test.ignorePaths.filter((other) => other !== path)).catch(outcome.failedQuietly);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const path = typed?.trim();
    if (!path || isChanging) return;
    await save([...test.ignorePaths, path]).catch((error: unknown) =>
      setFault(outcome.problemOf(error).message),
    );
  };
  const begin = () => {
    setFault(undefined);
    setTyped(suggestion);
  };

  return (
    <div className="ignored-paths">
      <span className="muted">Ignore paths</span>
      {test.ignorePaths.map((path) => (
        <FilterTag
          key={path}
          label={path}
          removeLabel={`Compare ${path} again`}
          onRemove={() => void remove(path)}
        />
      ))}
      {typed === undefined ? (
        <Button variant="quiet" size="s" icon={Plus} onClick={begin}>
          Add path
        </Button>
      ) : (
        <form onSubmit={(event) => void add(event)}>
          <Field label={<span className="sr">Path to ignore</span>} error={fault}>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it stands where the button was that asked for it */}
            <TextInput mono autoFocus value={typed} maxLength={200} onValue={setTyped} />
          </Field>
          <Button type="submit" variant="soft" size="m" pending={isChanging}>
            Ignore
          </Button>
          <Button variant="quiet" size="m" onClick={close}>
            Cancel
          </Button>
        </form>
      )}
    </div>
  );
}
