import { Dash } from '../../ui/data/Dash';
import { Tag } from '../../ui/data/Tag';
import { formatCount } from '../format/counts';
import { t } from '../../texts/kit.gen';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';

/** Which models a regular expression names, or where it has a syntax error; as findModelMatches returns it. */
export interface RegexpMatch {
  pattern: string;
  valid: boolean;
  reason?: string;
  /** Where the fault begins; the first character is 1. */
  position?: number;
  matched: number;
  total: number;
  models: readonly { modelcode: string; description: string }[];
}

/** Whether a regexp field names models of its own: DEFAULT and an empty text do not. */
const hasPattern = (regexp: string): boolean => regexp.trim() !== '' && regexp.trim() !== 'DEFAULT';

export interface PatternCellProps {
  regexp: string;
  /** By pattern; the line of the count keeps its place until they are there. */
  matches: ReadonlyMap<string, RegexpMatch> | undefined;
}

/** A regular expression in a table, with how many models it names. */
export function PatternCell({ regexp, matches }: PatternCellProps) {
  if (!hasPattern(regexp))
    return regexp ? (
      <Tag tone="neutral">
        <span className={textStyles.ellipsis} title={regexp}>
          {regexp}
        </span>
      </Tag>
    ) : (
      <Dash />
    );
  const match = matches?.get(regexp);
  return (
    <span title={regexp}>
      <span className={classes(textStyles.pattern, textStyles.twoLines)}>{regexp}</span>
      {(match || !matches) && <span className={textStyles.sub}>{match ? countText(match) : '\u00a0'}</span>}
    </span>
  );
}

const countText = ({ valid, matched, total }: RegexpMatch) =>
  valid
    ? t('{matched} of {total} models', { matched: formatCount(matched), total: formatCount(total) })
    : t('Not a valid regular expression');
