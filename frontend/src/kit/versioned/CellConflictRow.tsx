import { useId } from 'react';
import { classes } from '../../ui/classes';
import type { CellConflict, Side } from './CellConflictDialog';
import { t } from '../../texts/kitConflict';

export interface CellConflictRowProps {
  row: CellConflict;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One cell in conflict: two tiles to choose from, and what stood there before. */
export function CellConflictRow({ row, side, onChoose }: CellConflictRowProps) {
  const name = useId();
  const tile = (of: Side, who: string, value: string | null) => (
    <label className={classes('conflict-tile', side === of && 'on')}>
      <input type="radio" name={name} value={of} checked={side === of} onChange={() => onChoose(of)} />
      <span className="sr">{`${t('{cell} of {code}', { cell: row.cell, code: row.code })},`}</span>
      <small>{who}</small>
      <Value value={value} />
    </label>
  );

  return (
    <tr className={classes(!side && 'undecided')}>
      <th scope="row">
        <span className="conflict-name">{row.name}</span>
        <span className="conflict-code">{row.code}</span>
      </th>
      <td>{row.cell}</td>
      <td className="amount">
        <Value value={row.before} />
      </td>
      <td>{tile('mine', t('You'), row.mine)}</td>
      <td>{tile('theirs', row.who, row.theirs)}</td>
    </tr>
  );
}

function Value({ value }: { value: string | null }) {
  return (
    <span className={classes('conflict-value', value === null && 'missing')}>{value ?? t('No price')}</span>
  );
}
