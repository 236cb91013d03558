import { useId } from 'react';
import { classes } from '../../ui/classes';
import type { CellConflict, Side } from './CellConflictDialog';
import { t } from '../../texts/kitConflict';
import styles from './cell-conflict.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';

export interface CellConflictRowProps {
  row: CellConflict;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One cell in conflict: two tiles to choose from, and what stood there before. */
export function CellConflictRow({ row, side, onChoose }: CellConflictRowProps) {
  const name = useId();
  const tile = (of: Side, who: string, value: string | null) => (
    <label className={classes(layoutStyles.row, styles.tile, side === of && styles.on)}>
      <input type="radio" name={name} value={of} checked={side === of} onChange={() => onChoose(of)} />
      <span
        className={textStyles.unseen}
      >{`${t('{cell} of {code}', { cell: row.cell, code: row.code })},`}</span>
      <small className={classes(textStyles.muted, styles.who)}>{who}</small>
      <Value value={value} />
    </label>
  );

  return (
    <tr className={classes(!side && styles.undecided)}>
      <th scope="row">
        <span className={styles.name}>{row.name}</span>
        <span className={classes(textStyles.code, textStyles.accent)}>{row.code}</span>
      </th>
      <td>{row.cell}</td>
      <td className={classes(textStyles.num, styles.amount)}>
        <Value value={row.before} />
      </td>
      <td>{tile('mine', t('You'), row.mine)}</td>
      <td>{tile('theirs', row.who, row.theirs)}</td>
    </tr>
  );
}

function Value({ value }: { value: string | null }) {
  return (
    <span
      className={classes(
        textStyles.num,
        textStyles.nowrap,
        layoutStyles.end,
        value === null && textStyles.danger,
      )}
    >
      {value ?? t('No price')}
    </span>
  );
}
