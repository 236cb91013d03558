import { Checkbox } from '../../ui/Checkbox';
import { countOf, type Noun } from '../format/countOf';
import { t } from '../../texts/kitImport';

export interface RoundingChoiceProps {
  /** How many are refused for too many decimals alone; undefined before a preview. */
  roundable: number | undefined;
  isRounding: boolean;
  isDisabled: boolean;
  /** What is counted: rows, cells. */
  noun: Noun;
  onRounding: (isWanted: boolean) => void;
}

/** One choice for the whole file: amounts with too many decimals are errors, or rounded. */
export function RoundingChoice({ roundable, isRounding, isDisabled, noun, onRounding }: RoundingChoiceProps) {
  if (roundable === undefined || (roundable === 0 && !isRounding)) return null;
  const rows = countOf(roundable, noun);
  const more =
    roundable === 1
      ? t('Round to 2 decimals: {rows} has more', { rows })
      : t('Round to 2 decimals: {rows} have more', { rows });
  return (
    <Checkbox
      label={isRounding ? t('Round to 2 decimals') : more}
      checked={isRounding}
      disabled={isDisabled}
      onValue={onRounding}
    />
  );
}
