import { ChevronDown } from 'lucide-react';
import { countIn, type Noun } from '../format/counts';
import { t } from '../../texts/kitImport.gen';
import { useState } from 'react';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';

const step = 50;

/** The first 50 of many rows, and 50 more at a time; starts over when `key` changes. */
export function useShownRows<Row>(rows: readonly Row[], key = '') {
  const [shown, setShown] = useState({ key, count: step });
  const count = shown.key === key ? shown.count : step;
  return {
    rows: rows.slice(0, count),
    left: Math.max(0, rows.length - count),
    showMore: () => setShown({ key, count: count + step }),
  };
}

/** The last line of a long table: how many rows are left; a click shows the next 50. */
export function MoreRows({ shown, noun }: { shown: ReturnType<typeof useShownRows>; noun: Noun }) {
  const { left, showMore } = shown;
  if (left === 0) return null;
  return (
    <button type="button" className={classes(layoutStyles.row, layoutStyles.more)} onClick={showMore}>
      {countIn(left, {
        one: t('1 more {one}', { one: noun.one }),
        many: t('{count} more {many}', { many: noun.many }),
      })}
      <ChevronDown size={14} aria-hidden />
    </button>
  );
}
