import { Minus, PenLine, Plus, type LucideIcon } from 'lucide-react';
import { classes } from '../../../ui/classes';
import { wordsOf, type Difference, kindWords } from './Difference';
import { VirtualRows } from './VirtualRows';
import { t } from '../../../texts/kit.gen';
import styles from './diff-list.module.css';
import textStyles from '../../../ui/text.module.css';
import toneStyles from '../../../ui/tone.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Stack } from '../../../ui/Stack';

export interface DifferenceListProps {
  differences: readonly Difference[];
  current: number;
  step: number;
  onGo: (at: number) => void;
}

const ENTRY = 46;
const icons: Record<Difference['kind'], LucideIcon> = { changed: PenLine, added: Plus, removed: Minus };

/** The places where two documents differ, by their paths; a click goes there. */
export function DifferenceList({ differences, current, step, onGo }: DifferenceListProps) {
  return (
    <VirtualRows
      kind="list"
      label={t('Differences')}
      className={styles.list}
      count={differences.length}
      heightOf={() => ENTRY}
      focus={String(step)}
      focusedAt={() => current}
      align="auto"
      row={(at) => <Entry difference={differences[at]!} isCurrent={at === current} onGo={() => onGo(at)} />}
    />
  );
}

interface EntryProps {
  difference: Difference;
  isCurrent: boolean;
  onGo: () => void;
}

function Entry({ difference, isCurrent, onGo }: EntryProps) {
  const { path, kind } = difference;
  const Icon = icons[kind];
  const words = wordsOf(difference);
  return (
    <button
      type="button"
      className={classes(isCurrent && styles.on)}
      aria-current={isCurrent || undefined}
      title={`${path}\n${words}`}
      onClick={onGo}
    >
      <span className={classes(layoutStyles.iconTile, styles.kind, toneStyles[kind])}>
        <Icon size={12} strokeWidth={2.5} aria-hidden />
      </span>
      <Stack as="span" gap={0} className={layoutStyles.grow}>
        <code className={textStyles.cut}>{path}</code>
        {kind === 'changed' && <span className={textStyles.unseen}>{kindWords.changed}: </span>}
        <span className={classes(textStyles.sub, textStyles.cut)}>{words}</span>
      </Stack>
    </button>
  );
}
