import { Checkbox } from '../../ui/fields/Checkbox';

export interface TickAllProps {
  label: string;
  /** How many of `total` are ticked; between none and all the box shows a dash. */
  count: number;
  total: number;
  isDisabled?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Ticks every row of a table that can be ticked, those out of sight too. */
export function TickAll({ label, count, total, isDisabled, onTick }: TickAllProps) {
  const isMixed = count > 0 && count < total;
  return (
    <Checkbox
      indeterminate={isMixed}
      label={label}
      hideLabel
      checked={total > 0 && count === total}
      disabled={isDisabled || total === 0}
      onValue={() => onTick(count < total)}
    />
  );
}
