import { ChevronDown } from 'lucide-react';
import { countIn, type Noun } from '../format/countOf';
import { t } from '../../texts/kitImport';

/** The last line of a long table: how many rows are left; a click shows the next 50. */
export function MoreRows({ left, noun, onMore }: { left: number; noun: Noun; onMore: () => void }) {
  if (left === 0) return null;
  return (
    <button type="button" className="box-more" onClick={onMore}>
      {countIn(left, {
        one: t('1 more {one}', { one: noun.one }),
        many: t('{count} more {many}', { many: noun.many }),
      })}
      <ChevronDown size={14} aria-hidden />
    </button>
  );
}
