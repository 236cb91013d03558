import { useMemo, useState, memo } from 'react';
import { allRows, differingRows, type Fold } from './shownRows';
import { type RowIndex, rowAt, type Line, type RowKind } from './sideBySide';
import { VirtualRows } from './VirtualRows';
import { t } from '../../../texts/kit.gen';
import { UnfoldVertical } from 'lucide-react';
import { classes } from '../../../ui/classes';
import { formatCount } from '../../../kit/format/counts';
import { JsonLine } from './JsonLine';
import { changedRanges } from './jsonPieces';
import { kindWords } from './Difference';
import styles from './diff-rows.module.css';
import textStyles from '../../../ui/text.module.css';

interface DiffRowProps {
  index: RowIndex;
  row: number;
  isCurrent: boolean;
}

const words: Record<RowKind, readonly [left: string, right: string]> = {
  same: ['', ''],
  changed: [kindWords.changed, kindWords.changed],
  removed: [kindWords.removed, t('no such line')],
  added: [t('no such line'), kindWords.added],
  ignored: [t('ignored'), t('ignored')],
};

/** One row of both sides: number, sign and text each; a side without a line is hatched. */
const DiffRow = memo(function DiffRow({ index, row, isCurrent }: DiffRowProps) {
  const { kind, left, right } = rowAt(index, row);
  const [ofLeft, ofRight] =
    kind === 'changed' && left && right ? changedRanges(left.text, right.text) : [undefined, undefined];
  const [leftWord, rightWord] = words[kind];
  const isDifferent = kind === 'changed' || kind === 'removed' || kind === 'added';

  return (
    <div className={classes(styles.row, styles[kind], isCurrent && styles.current)} role="presentation">
      <Side
        side="left"
        isCurrent={isCurrent}
        line={left}
        word={leftWord}
        sign={isDifferent && left ? '−' : ''}
        changed={ofLeft}
      />
      <Side
        side="right"
        line={right}
        word={rightWord}
        sign={isDifferent && right ? '+' : ''}
        changed={ofRight}
      />
    </div>
  );
});

interface SideProps {
  side: 'left' | 'right';
  isCurrent?: boolean;
  line: Line;
  word: string;
  sign: string;
  changed: ReturnType<typeof changedRanges>[0] | undefined;
}

function Side({ side, isCurrent, line, word, sign, changed }: SideProps) {
  return (
    <div
      className={classes(styles.side, styles[side], !line && styles.void)}
      role="cell"
      aria-current={isCurrent || undefined}
    >
      <span className={classes(styles.number, textStyles.num, textStyles.faint)} aria-hidden>
        {line?.number}
      </span>
      <span className={styles.sign} aria-hidden>
        {sign}
      </span>
      {word && <span className={textStyles.unseen}>{word}: </span>}
      {line && <JsonLine text={line.text} changed={changed} side={side} />}
    </div>
  );
}

interface FoldRowProps {
  fold: Fold;
  /** Some of its rows are left out by ignore paths. */
  hasIgnored: boolean;
  onOpen: (fold: Fold) => void;
}

/** Rows that are not shown, and the way to see them. */
function FoldRow({ fold, hasIgnored, onOpen }: FoldRowProps) {
  const count = formatCount(fold.to - fold.from + 1);
  return (
    <div className={styles.fold} role="cell">
      <button type="button" onClick={() => onOpen(fold)}>
        <UnfoldVertical size={13} aria-hidden />
        {hasIgnored
          ? t('{count} unchanged or ignored lines', { count })
          : t('{count} unchanged lines', { count })}
      </button>
    </div>
  );
}

export interface DiffRowsProps {
  /** Keep stable: folds that were opened belong to it. */
  index: RowIndex;
  onlyDifferences: boolean;
  /** The row of the difference at which the reader is; null when it is beyond those that are laid out. */
  current: number | null | undefined;
  /** Changes with every step of the reader, so that the same row is brought into sight again. */
  step: number;
}

const LINE = 24;
const FOLD = 34;
const none: ReadonlySet<number> = new Set();

/** Both documents side by side, in step. */
export function DiffRows({ index, onlyDifferences, current, step }: DiffRowsProps) {
  const [opened, setOpened] = useState<{ of: RowIndex; folds: ReadonlySet<number> }>();
  const folds = opened?.of === index ? opened.folds : none;
  const shown = useMemo(
    () => (onlyDifferences ? differingRows(index.marks, folds) : allRows(index.marks.length)),
    [index, onlyDifferences, folds],
  );
  const openFold = ({ from }: Fold) => setOpened({ of: index, folds: new Set([...folds, from]) });

  return (
    <VirtualRows
      kind="table"
      label={t('As is and to be, side by side')}
      className={styles.rows}
      count={shown.count}
      keyOf={(position) => {
        const entry = shown.at(position);
        return typeof entry === 'number' ? entry : `fold-${entry.from}`;
      }}
      heightOf={(position) => (typeof shown.at(position) === 'number' ? LINE : FOLD)}
      focus={`${step} ${onlyDifferences}`}
      focusedAt={() => (current == null ? undefined : shown.positionOf(current))}
      row={(position) => {
        const entry = shown.at(position);
        return typeof entry === 'number' ? (
          <DiffRow index={index} row={entry} isCurrent={entry === current} />
        ) : (
          <FoldRow
            fold={entry}
            hasIgnored={/[i<>]/.test(index.marks.slice(entry.from, entry.to + 1))}
            onOpen={openFold}
          />
        );
      }}
    />
  );
}
