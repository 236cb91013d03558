import { Tag } from '../../ui/Tag';
import { formatCount } from '../format/formatCount';
import { hasPattern } from './hasPattern';
import type { RegexpMatch } from './RegexpMatch';

/** A regular expression in a table, with how many models it names once that is known. */
export function PatternCell({ regexp, match }: { regexp: string; match: RegexpMatch | undefined }) {
  if (!hasPattern(regexp))
    return regexp ? <Tag tone="neutral">{regexp}</Tag> : <span className="ink3">–</span>;
  return (
    <span title={regexp}>
      <span className="rx">{regexp}</span>
      <span className="sub">{match ? countText(match) : '\u00a0'}</span>
    </span>
  );
}

const countText = ({ valid, matched, total }: RegexpMatch) =>
  valid ? `${formatCount(matched)} of ${formatCount(total)} models` : 'Not a valid regular expression';
