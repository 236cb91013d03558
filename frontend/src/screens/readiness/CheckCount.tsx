import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../kit/format/counts';
import { t } from '../../texts/readiness.gen';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import styles from './readiness.module.css';

interface CheckCountProps {
  /** Null: the check does not apply; undefined: the market does not sell the vehicle. */
  count: number | null | undefined;
  /** What was found and where, for screen readers: 'Aurora, Italia, prices missing'. */
  name: string;
  /** The rows that were counted. */
  to?: string | undefined;
  /** Opens what was found, check by check. */
  onOpen?: () => void;
  isTotal?: boolean;
}

/** A count that leads to its rows; a tick where nothing was found. */
export function CheckCount({ count, name, to, onOpen, isTotal }: CheckCountProps) {
  if (count === null || count === undefined) {
    const reason = count === null ? t('Does not apply') : t('Not sold here');
    return (
      <span className={textStyles.faint} title={reason}>
        <span aria-hidden>–</span>
        <span className={textStyles.unseen}>{reason}</span>
      </span>
    );
  }
  const content = count === 0 ? <Check size={15} aria-hidden /> : formatCount(count);
  const className = classes(
    layoutStyles.row,
    layoutStyles.inline,
    styles.found,
    count === 0 ? textStyles.ok : textStyles.warn,
    isTotal && textStyles.bold,
  );
  const label = `${name}: ${count === 0 ? t('nothing found') : formatCount(count)}`;
  if (onOpen)
    return (
      <button type="button" className={className} aria-label={label} onClick={onOpen}>
        {content}
      </button>
    );
  if (to !== undefined && count > 0)
    return (
      <Link className={className} to={to} aria-label={label}>
        {content}
      </Link>
    );
  return (
    <span className={className}>
      {content}
      {count === 0 && <span className={textStyles.unseen}>{t('nothing found')}</span>}
    </span>
  );
}
