import { decimalsOf } from '../../../../contracts/rules/amounts';
import { Checkbox } from '../../ui/fields/Checkbox';
import { countOf, type Noun } from '../format/counts';
import { t } from '../../texts/kitImport.gen';

export interface RoundingChoiceProps {
  /** How many are refused for too many decimals alone; undefined before a preview. */
  roundable: number | undefined;
  isRounding: boolean;
  isDisabled: boolean;
  /** What is counted: rows, cells. */
  noun: Noun;
  /** How the market writes amounts. */
  mask?: string;
  onRounding: (isWanted: boolean) => unknown;
}

/** One choice for the whole file: amounts with too many decimals are errors, or rounded. */
export function RoundingChoice(props: RoundingChoiceProps) {
  const { roundable, isRounding, isDisabled, noun, mask, onRounding } = props;
  if (roundable === undefined || (roundable === 0 && !isRounding)) return null;
  const decimals = mask === undefined ? 2 : decimalsOf(mask);
  const rows = countOf(roundable, noun);
  const round =
    decimals === 0 ? t('Round to whole amounts') : t('Round to {decimals} decimals', { decimals });
  const more =
    roundable === 1
      ? t('{round}: {rows} has more', { round, rows })
      : t('{round}: {rows} have more', { round, rows });
  return (
    <Checkbox
      label={isRounding ? round : more}
      checked={isRounding}
      disabled={isDisabled}
      onValue={onRounding}
    />
  );
}
