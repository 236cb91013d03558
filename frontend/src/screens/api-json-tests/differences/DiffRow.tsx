import { UnfoldVertical } from 'lucide-react';
import { memo } from 'react';
import { classes } from '../../../ui/classes';
import { formatCount } from '../../../kit/format/countOf';
import { JsonLine } from './JsonLine';
import { changedRanges } from './jsonPieces';
import type { Fold } from './shownRows';
import { rowAt, type Line, type RowIndex, type RowKind } from './sideBySide';
import { kindWords } from './Difference';
import { t } from '../../../texts/kit';

export interface DiffRowProps {
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
export const DiffRow = memo(function DiffRow({ index, row, isCurrent }: DiffRowProps) {
  const { kind, left, right } = rowAt(index, row);
  const [ofLeft, ofRight] =
    kind === 'changed' && left && right ? changedRanges(left.text, right.text) : [undefined, undefined];
  const [leftWord, rightWord] = words[kind];
  const isDifferent = kind === 'changed' || kind === 'removed' || kind === 'added';

  return (
    <div className={classes('dr', kind, isCurrent && 'cur')} role="presentation">
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
    <div className={classes('ds', side, !line && 'void')} role="cell" aria-current={isCurrent || undefined}>
      <span className="no num" aria-hidden>
        {line?.number}
      </span>
      <span className="sg" aria-hidden>
        {sign}
      </span>
      {word && <span className="sr">{word}: </span>}
      {line && <JsonLine text={line.text} changed={changed} side={side} />}
    </div>
  );
}

export interface FoldRowProps {
  fold: Fold;
  /** Some of its rows are left out by ignore paths. */
  hasIgnored: boolean;
  onOpen: (fold: Fold) => void;
}

/** Rows that are not shown, and the way to see them. */
export function FoldRow({ fold, hasIgnored, onOpen }: FoldRowProps) {
  const count = formatCount(fold.to - fold.from + 1);
  return (
    <div className="fold" role="cell">
      <button type="button" onClick={() => onOpen(fold)}>
        <UnfoldVertical size={13} aria-hidden />
        {hasIgnored
          ? t('{count} unchanged or ignored lines', { count })
          : t('{count} unchanged lines', { count })}
      </button>
    </div>
  );
}
