import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApiJsonComparedTest } from '../../api';
import { useOutcome } from '../../api/outcome';
import { Button } from '../../ui/Button';
import { FilterTag } from '../../ui/FilterTag';
import { AddPath } from './AddPath';
import { useTestChange } from './useTestChange';
import { t } from '../../texts/apiJsonTests';

export interface IgnorePathsProps {
  test: ApiJsonComparedTest;
  suggestion: string;
}

/** The paths that the comparison leaves out; a change of them is saved, and what was received is compared anew at once. */
export function IgnorePaths({ test, suggestion }: IgnorePathsProps) {
  const { change } = useTestChange();
  const { failedQuietly } = useOutcome();
  const box = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const save = (ignorePaths: string[]) => change(test, { ignorePaths });
  const remove = (path: string) =>
    save(test.ignorePaths.filter((other) => other !== path)).catch(failedQuietly);
  const close = () => {
    setIsAdding(false);
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  return (
    <div ref={box} className="ignored-paths">
      <span className="muted">{t('Ignore paths')}</span>
      {test.ignorePaths.map((path) => (
        <FilterTag
          key={path}
          label={path}
          removeLabel={t('Compare {path} again', { path })}
          onRemove={() => void remove(path)}
        />
      ))}
      <Button
        variant="quiet"
        size="s"
        icon={Plus}
        aria-expanded={isAdding}
        onClick={() => setIsAdding(!isAdding)}
      >
        {t('Add path')}
      </Button>
      {isAdding && (
        <AddPath
          suggestion={suggestion}
          onAdd={(path) => save([...test.ignorePaths, path])}
          onClose={close}
        />
      )}
    </div>
  );
}
