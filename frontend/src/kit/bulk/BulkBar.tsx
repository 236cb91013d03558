import { Download, ListChecks, Trash2, X } from 'lucide-react';
import { classes } from '../../ui/classes';
import { keepsFocusNearby } from '../../ui/focusNearby';
import { Button } from '../../ui/navigation/Button';
import { t } from '../../texts/kitBulk.gen';
import type { ExportFormat } from '../export/ExportDialog';
import { noteDownload } from '../export/noteDownload';
import { countOf, formatCount, type Noun } from '../format/counts';
import type { TickedIds } from '../list/ticks';
import { canExport, type BulkCalls, type BulkChange } from './bulk';
import styles from './bulk-bar.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';

export interface BulkBarProps {
  noun: Noun;
  ids: TickedIds;
  /** How many rows match the search. */
  total: number;
  canSet: boolean;
  canDelete: boolean;
  onAct: (action: BulkChange['action']) => void;
  calls: BulkCalls;
  onAll: () => void;
  onClear: () => void;
}

/** Above the table while rows are ticked: how many, all that match, and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { noun, ids, total, canSet, canDelete, onAct, calls, onAll, onClear } = props;
  const { download, formats = ['csv', 'xlsx'], outcome } = calls;
  const count = ids === 'all' ? total : ids.size;
  const fits = canExport(ids);
  const save = (format: ExportFormat) => noteDownload(download!(ids, format), outcome);

  return (
    <div
      ref={keepsFocusNearby}
      role="group"
      aria-label={t('Selected rows')}
      className={classes(
        layoutStyles.row,
        layoutStyles.wrap,
        layoutStyles.ruledBelow,
        textStyles.small,
        styles.bar,
      )}
    >
      <b role="status" className={textStyles.num}>
        {t('{rows} selected', { rows: countOf(count, noun) })}
      </b>
      {ids !== 'all' && total > count && (
        <button type="button" className={classes(textStyles.accent, styles.all)} onClick={onAll}>
          {t('All {total} that match', { total: formatCount(total) })}
        </button>
      )}
      <span className={layoutStyles.end} />
      {canSet && (
        <Button size="m" icon={ListChecks} onClick={() => onAct('set')}>
          {t('Set…')}
        </Button>
      )}
      {canDelete && (
        <Button size="m" icon={Trash2} onClick={() => onAct('delete')}>
          {t('Delete…')}
        </Button>
      )}
      {download &&
        formats.map((format) => (
          <Button
            key={format}
            size="m"
            icon={Download}
            disabled={!fits}
            title={
              fits ? undefined : t('Too many rows are ticked for a file: choose all that match, or fewer.')
            }
            onClick={() => save(format)}
          >
            {format === 'csv' ? t('CSV') : t('XLSX')}
          </Button>
        ))}
      <Button size="m" variant="quiet" icon={X} onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
