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
  const have = countOf(roundable, {
    one: t('{one} has', { one: noun.one }),
    many: t('{many} have', { many: noun.many }),
  });
  return (
    <Checkbox
      label={isRounding ? t('Round to 2 decimals') : t('Round to 2 decimals: {have} more', { have })}
      checked={isRounding}
      disabled={isDisabled}
      onValue={onRounding}
    />
  );
}
