import { Button } from '../../ui/Button';
import type { ShownTest, TestDialog } from './apiJsonTest';
import { t } from '../../texts/apiJsonTests';

const openers = {
  different: [t('Differences'), 'secondary'],
  failed: [t('Failure'), 'secondary'],
  equal: [t('Side by side'), 'quiet'],
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
        aria-label={t('As is of test {id}', { id })}
        onClick={open({ kind: 'document', row, side: 'asIs' })}
      >
        {t('As is')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        disabled={outcome === 'none'}
        aria-label={t('To be of test {id}', { id })}
        onClick={open({ kind: 'document', row, side: 'toBe' })}
      >
        {t('To be')}
      </Button>
      {label && (
        <Button
          variant={variant}
          size="s"
          aria-label={t('{label} of test {id}', { label, id })}
          onClick={open({ kind: 'differences', row })}
        >
          {label}
        </Button>
      )}
    </span>
  );
}
