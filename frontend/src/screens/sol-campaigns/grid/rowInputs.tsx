import type { SolCampaignRow } from '../../../api';
import { highestOf, isShutOut, type Discount } from '../../../kit/sol/discounts';
import { AmountInput } from '../../../kit/amounts/AmountInput';
import { oneLine } from '../../../../../contracts/rules/one-line';
import { wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { campaignTexts } from '../../../texts';
import { DateTimeInput } from '../../../ui/fields/DateTimeInput';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { campaignTypes, firstEndOf, todayOf, withStart, type CampaignType } from '../draft/campaignDraft';
import { focusNow } from './rowCells';
import { useRowEdit } from './useRowEdit';
import { t } from '../../../texts/solCampaigns.gen';
import inputStyles from '../../../ui/fields/input.module.css';
import rowFieldStyles from '../../../kit/inline-edit/row-field.module.css';
import { classes } from '../../../ui/classes';

export interface RowInputProps {
  row: SolCampaignRow;
  takesFocus: boolean;
}

const focusWhere = (takesFocus: boolean) => (takesFocus ? focusNow : undefined);

/** The start of the row in edit: not before today unless it stays as it is. */
export function StartInput({ row, takesFocus }: RowInputProps) {
  const { now, stored, clock, change, changes } = useRowEdit(row);
  return (
    <span data-row-edit data-changed={changes.includes('dateStart') || undefined}>
      <DateTimeInput
        isSmall
        ref={focusWhere(takesFocus)}
        aria-label={t('Date start of {id}', { id: row.id })}
        value={now.dateStart}
        min={`${todayOf(now, clock)}T00:00`}
        stored={stored.dateStart}
        isTodayWhole
        now={wallClockOf(clock, now.timeZone)}
        note={now.timeZone}
        onChange={(value, part) => change(withStart(now, value, part))}
      />
    </span>
  );
}

/** The end: on a day after the start, and no earlier than now unless it stays as it is. */
export function EndInput({ row, takesFocus }: RowInputProps) {
  const { now, stored, clock, change, changes } = useRowEdit(row);
  return (
    <span data-row-edit data-changed={changes.includes('dateEnd') || undefined}>
      <DateTimeInput
        isSmall
        ref={focusWhere(takesFocus)}
        aria-label={t('Date end of {id}', { id: row.id })}
        value={now.dateEnd}
        min={firstEndOf(now, clock)}
        stored={stored.dateEnd}
        now={wallClockOf(clock, now.timeZone)}
        defaultTime="23:59"
        note={now.timeZone}
        onChange={(dateEnd) => change({ ...now, dateEnd })}
      />
    </span>
  );
}

/** A discount; percent and total shut each other out, percentages are 100 at most. */
export function DiscountField({
  row,
  takesFocus,
  field,
  mask,
}: RowInputProps & { field: Discount; mask: string }) {
  const { now, change, changes } = useRowEdit(row);
  return (
    <span data-row-edit data-changed={changes.includes(field) || undefined}>
      <AmountInput
        ref={focusWhere(takesFocus)}
        label={t('{field} of {id}', { field: campaignTexts[field], id: row.id })}
        cents={now[field]}
        mask={mask}
        highest={highestOf(field)}
        unit={field === 'discTot' ? now.currency : '%'}
        isChanged={changes.includes(field)}
        disabled={isShutOut(field, now)}
        onCents={(cents) => change({ ...now, [field]: cents })}
      />
    </span>
  );
}

export function DescriptionInput({ row, takesFocus }: RowInputProps) {
  const { now, change, changes } = useRowEdit(row);
  return (
    <span data-row-edit data-changed={changes.includes('description') || undefined}>
      <TextInput
        className={classes(inputStyles.compact, rowFieldStyles.input)}
        ref={focusWhere(takesFocus)}
        aria-label={t('Description of {id}', { id: row.id })}
        maxLength={500}
        value={oneLine(now.description)}
        onValue={(description) => change({ ...now, description })}
      />
    </span>
  );
}

export function TypeSelect({ row, takesFocus }: RowInputProps) {
  const { now, change, changes } = useRowEdit(row);
  return (
    <span data-row-edit data-changed={changes.includes('campaignType') || undefined}>
      <Select
        className={classes(inputStyles.compact, rowFieldStyles.input)}
        ref={focusWhere(takesFocus)}
        aria-label={t('Campaign type of {id}', { id: row.id })}
        options={campaignTypes}
        value={now.campaignType}
        onValue={(value) => change({ ...now, campaignType: value as CampaignType })}
      />
    </span>
  );
}
