import { Button } from '../../ui/Button';
import type { ShownTest, TestDialog } from './apiJsonTest';

const openers = {
  different: ['Differences', 'secondary'],
  failed: ['Failure', 'secondary'],
  equal: ['Side by side', 'quiet'],
} as const;

/** What both addresses answered: each alone, and both side by side. There is nothing to open before the first comparison. */
export function DetailOpeners({ row, onOpen }: { row: ShownTest; onOpen: (dialog: TestDialog) => void }) {
  const { id, outcome } = row;
  const open = (dialog: TestDialog) => () => onOpen(dialog);
  const [label, variant] = outcome === 'none' ? [] : openers[outcome];
  return (
    <span className="openers">
      <Button
        variant="quiet"
        size="s"
        disabled={outcome === 'none'}
        aria-label={`As is of test ${id}`}
        onClick={open({ kind: 'document', row, side: 'asIs' })}
      >
        As is
      </Button>
      <Button
        variant="quiet"
        size="s"
        disabled={outcome === 'none'}
        aria-label={`To be of test ${id}`}
        onClick={open({ kind: 'document', row, side: 'toBe' })}
      >
        To be
      </Button>
      {label && (
        <Button
          variant={variant}
          size="s"
          aria-label={`${label} of test ${id}`}
          onClick={open({ kind: 'differences', row })}
        >
          {label}
        </Button>
      )}
    </span>
  );
}
