import { Pencil, Save, TriangleAlert } from 'lucide-react';
import type { SolCampaignRow } from '../../../api';
import { centsOf, formatExactAmount } from '../../../../../contracts/rules/amounts';
import type { Discount } from '../../../kit/sol/discounts';
import { onlyZoneOf } from '../zones/countryZones';
import { Dash } from '../../../ui/data/Dash';
import { IconButton } from '../../../ui/navigation/IconButton';
import { formatDay, timeOf } from '../../../../../contracts/rules/wall-clocks';
import { type RowField, useRowEdit } from './useRowEdit';
import { t } from '../../../texts/solCampaigns.gen';
import styles from './campaign-grid.module.css';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';
import buttonStyles from '../../../ui/navigation/button.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

/** Takes the focus when it appears; the same function always, or React would call it at each drawing. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();

/** A click anywhere in a cell that can be edited opens the row there; by keyboard the number of the campaign does. */
export type Begin = (row: SolCampaignRow, field: RowField) => void;

export interface IdCellProps {
  row: SolCampaignRow;
  isEditing: boolean;
  /** Undefined where it may not be edited. */
  onEdit: (() => void) | undefined;
  takesFocus: boolean;
}

/** The number, which opens the row for typing, and a sign where the campaign overlaps another one. */
export function IdCell({ row: { id, active, overlapsWith }, isEditing, onEdit, takesFocus }: IdCellProps) {
  const others = t('Overlaps {overlapsWith}', { overlapsWith: overlapsWith.join(', ') });
  return (
    <Row
      as="span"
      gap={5}
      className={classes(styles.id, textStyles.num, textStyles.medium)}
      data-campaign={id}
      data-inactive={active ? undefined : ''}
      data-editing={isEditing ? '' : undefined}
    >
      {onEdit && !isEditing ? (
        <button
          type="button"
          className={classes(layoutStyles.row, buttonStyles.link)}
          ref={takesFocus ? focusNow : undefined}
          aria-label={t('Edit row {id}', { id })}
          title={t('Edit in the row')}
          onClick={onEdit}
        >
          {id}
          <Pencil size={12} aria-hidden />
        </button>
      ) : (
        <span>{id}</span>
      )}
      {overlapsWith.length > 0 && (
        <TriangleAlert size={14} className={textStyles.warn} role="img" aria-label={others}>
          <title>{others}</title>
        </TriangleAlert>
      )}
    </Row>
  );
}

/** DD/MM/YY HH:mm by the clock of the campaign; its zone where the market has several. */
export function DateText({ wallClock, row }: { wallClock: string; row: SolCampaignRow }) {
  const { timeZone, country } = row;
  if (wallClock === '') return <Dash />;
  return (
    <span className={classes(textStyles.num, textStyles.nowrap)} title={timeZone}>
      {formatDay(wallClock)} <span className={textStyles.faint}>{timeOf(wallClock)}</span>
      {onlyZoneOf(country.isoCode2) === '' && (
        <span className={classes(textStyles.sub, textStyles.cut)}>{timeZone}</span>
      )}
    </span>
  );
}

export interface DiscountTextProps {
  row: SolCampaignRow;
  field: Discount;
  mask: string;
}

export function DiscountText({ row, field, mask }: DiscountTextProps) {
  const cents = centsOf(row[field]);
  return cents === null ? <Dash /> : <span className={textStyles.num}>{formatExactAmount(cents, mask)}</span>;
}

/** Save of a row; it acts only while its row is edited and may be saved. */
export function SaveCell({ row, isEditing }: { row: SolCampaignRow; isEditing: boolean }) {
  const label = t('Save campaign {id}', { id: row.id });
  return isEditing ? (
    <SaveButton row={row} label={label} />
  ) : (
    <IconButton className={styles.save} icon={Save} label={label} disabled />
  );
}

function SaveButton({ row, label }: { row: SolCampaignRow; label: string }) {
  const { changes, block, isSaving, save } = useRowEdit(row);
  const isReady = changes.length > 0 && block === undefined;
  return (
    <IconButton
      className={classes(styles.save, styles.ready)}
      icon={Save}
      label={label}
      disabled={!isReady}
      aria-disabled={isSaving || undefined}
      aria-describedby={editNoteId(row)}
      onClick={() => void save()}
    />
  );
}

export const editNoteId = ({ id }: { id: number }): string => `campaign-${id}-note`;
