import { CircleAlert, CircleCheck, GitCompareArrows, Save } from 'lucide-react';
import { useState, useId } from 'react';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Message } from '../../ui/feedback/Message';
import { namesOf } from '../format/names';
import { rich } from '../../texts/rich';
import { t } from '../../texts/kitConflict.gen';
import { classes } from '../../ui/classes';
import amountTableStyles from '../amounts/amount-table.module.css';
import styles from './cell-conflict.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

interface CellConflictRowProps {
  row: CellConflict;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One cell in conflict: two tiles to choose from, and what stood there before. */
function CellConflictRow({ row, side, onChoose }: CellConflictRowProps) {
  const name = useId();
  const tile = (of: Side, who: string, value: string | null) => (
    <label className={classes(layoutStyles.row, textStyles.medium, styles.tile, side === of && styles.on)}>
      <input type="radio" name={name} value={of} checked={side === of} onChange={() => onChoose(of)} />
      <span
        className={textStyles.unseen}
      >{`${t('{cell} of {code}', { cell: row.cell, code: row.code ?? row.name })},`}</span>
      <small className={classes(textStyles.muted, textStyles.regular)}>{who}</small>
      <Value value={value} />
    </label>
  );

  return (
    <tr className={classes(!side && styles.undecided)}>
      <th scope="row">
        <span className={styles.name}>{row.name}</span>
        {row.code && <span className={classes(textStyles.code, textStyles.accent)}>{row.code}</span>}
      </th>
      <td>{row.cell}</td>
      <td className={classes(textStyles.num, textStyles.right)}>
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
        textStyles.right,
        styles.value,
        layoutStyles.end,
        value === null && textStyles.danger,
      )}
    >
      {value ?? t('No price')}
    </span>
  );
}

export type Side = 'mine' | 'theirs';

/** A cell that two people changed to different values, in words; null is a price that is missing. */
export interface CellConflict {
  key: string;
  name: string;
  /** Tells items of one name apart; without it, the name does. */
  code?: string;
  cell: string;
  before: string | null;
  mine: string | null;
  theirs: string | null;
  /** 'Marco Ferri, 14:18' */
  who: string;
}

export interface CellConflictDialogProps {
  title?: string;
  /** What both edited: 'Corsaro Spider MY27, Italia'. */
  subject: string;
  rows: readonly CellConflict[];
  /** What to know before choosing. */
  note?: string | undefined;
  changedBy: string;
  /** Cells that I alone changed; they are saved along. */
  otherChanges: number;
  saveLabel?: string;
  onSave: (sides: Record<string, Side>) => unknown;
  onClose: () => void;
}

/** Two people on one list: mine or theirs for each cell in conflict, and nothing is saved before all are decided. */
export function CellConflictDialog(props: CellConflictDialogProps) {
  const { title = t('A colleague changed the same prices'), subject, rows, note, changedBy } = props;
  const { otherChanges, saveLabel = t('Save prices'), onSave, onClose } = props;
  const [sides, setSides] = useState<Record<string, Side>>({});
  const decided = rows.filter(({ key }) => sides[key]).length;
  const left = rows.length - decided;
  const decideAll = (side: Side) => setSides(Object.fromEntries(rows.map(({ key }) => [key, side])));
  const who = namesOf([...rows.map((row) => row.who.replace(/, [^,]*$/, '')), changedBy]);

  return (
    <Dialog
      title={title}
      subtitle={t('{who} saved {subject} while you were editing. Choose one value per cell.', {
        who,
        subject,
      })}
      width={960}
      footerStart={<LeftToDecide count={left} />}
      cancelLabel={null}
      dirty={decided > 0}
      onSubmit={() => left === 0 && onSave(sides)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Back to the list')}</Button>
          <Button type="submit" variant="primary" icon={Save} disabled={left > 0}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Message tone="warning" icon={GitCompareArrows}>
        {note && <b>{note} </b>}
        {t('Nothing is saved yet.')} <OtherChanges count={otherChanges} />
      </Message>
      <Row margin="14px 0 10px">
        <h3>
          {rows.length === 1
            ? t('1 cell in conflict')
            : t('{count} cells in conflict', { count: rows.length })}
        </h3>
        <span className={classes(textStyles.faint, textStyles.tiny, layoutStyles.grow)}>
          {t('{decided} decided', { decided })}
        </span>
        <Button size="m" onClick={() => decideAll('mine')}>
          {t('Keep all mine')}
        </Button>
        <Button size="m" onClick={() => decideAll('theirs')}>
          {t('Take all theirs')}
        </Button>
      </Row>
      <ConflictTable
        rows={rows}
        sides={sides}
        onChoose={(key, side) => setSides({ ...sides, [key]: side })}
      />
    </Dialog>
  );
}

function OtherChanges({ count }: { count: number }) {
  if (count === 0) return <>{t('You changed nothing else.')}</>;
  if (count === 1) return <>{t('Your one other change has no conflict and is saved together with these.')}</>;
  return rich(t('Your {count} other changes have no conflict and are saved together with these.'), {
    count: <b>{count}</b>,
  });
}

function LeftToDecide({ count }: { count: number }) {
  const Icon = count === 0 ? CircleCheck : CircleAlert;
  const words =
    count === 1 ? t('1 cell is still to decide') : t('{count} cells are still to decide', { count });
  return (
    <Row as="span" className={classes(textStyles.medium, count === 0 ? textStyles.ok : textStyles.warn)}>
      <Icon size={16} aria-hidden /> {count === 0 ? t('All cells are decided') : words}
    </Row>
  );
}

interface ConflictTableProps {
  rows: readonly CellConflict[];
  sides: Record<string, Side>;
  onChoose: (key: string, side: Side) => void;
}

function ConflictTable({ rows, sides, onChoose }: ConflictTableProps) {
  return (
    <div className={classes(layoutStyles.box, layoutStyles.scrolls)}>
      <table className={classes(amountTableStyles.table, styles.table)}>
        <caption className={textStyles.unseen}>{t('Cells in conflict')}</caption>
        <colgroup>
          <col />
          <col style={{ width: 92 }} />
          <col style={{ width: 100 }} />
          <col style={{ width: 190 }} />
          <col style={{ width: 272 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('Item')}</th>
            <th scope="col">{t('Cell')}</th>
            <th scope="col" className={classes(textStyles.num, textStyles.right)}>
              {t('Before')}
            </th>
            <th scope="col">{t('Mine')}</th>
            <th scope="col">{t('Theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CellConflictRow
              key={row.key}
              row={row}
              side={sides[row.key]}
              onChoose={(side) => onChoose(row.key, side)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
