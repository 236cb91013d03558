import { useMemo, useState } from 'react';
import { DiffRow, FoldRow } from './DiffRow';
import { allRows, differingRows, type Fold } from './shownRows';
import type { RowIndex } from './sideBySide';
import { VirtualRows } from './VirtualRows';
import { t } from '../../../texts/kit';

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
      className="diff-rows"
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
