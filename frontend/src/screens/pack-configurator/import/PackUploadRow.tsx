import { rowStatuses } from '../../../kit/import/importPlan';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { classes } from '../../../ui/classes';
import { type PackColumn, isReady, type UploadRow, type PackSelection } from './packUpload';
import { t } from '../../../texts/packConfigurator';

export interface PackUploadRowProps<Row extends UploadRow> {
  row: Row;
  columns: readonly PackColumn<Row>[];
  refusal?: string;
  selection?: PackSelection;
  rowIndex: number;
}

const changes: Record<UploadRow['change'], { word: string; tone: string } | null> = {
  new: { word: t('New'), tone: 'accent' },
  changed: { word: t('Changed'), tone: 'warn' },
  unchanged: { word: t('Unchanged'), tone: 'neutral' },
  removed: { word: t('Removed'), tone: 'danger' },
  none: null,
};

/** A row of a workbook. Only headers of status 0 have a tick box that can be ticked. */
export function PackUploadRow<Row extends UploadRow>(props: PackUploadRowProps<Row>) {
  const { row, columns, refusal, selection, rowIndex } = props;
  const isTicked = selection?.isTicked(row) ?? false;
  return (
    <tr
      aria-rowindex={rowIndex}
      className={classes(row.isHeader ? 'header' : 'option', row.status !== 0 && 'faulty')}
    >
      {selection && (
        <td className="pack-check">
          {row.isHeader && (
            <Checkbox
              label={t('Import {parentCode}, row {row}', { parentCode: row.parentCode, row: row.row })}
              hideLabel
              checked={isTicked}
              disabled={!isReady(row)}
              onValue={(checked) => selection.tick([row], checked)}
            />
          )}
        </td>
      )}
      <td className="details">
        <Details row={row} refusal={refusal} />
      </td>
      {columns.map(({ key, cell }) => (
        <td key={key} className={key}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function Details({ row, refusal }: { row: UploadRow; refusal?: string }) {
  const { status, statusDescription, isHeader } = row;
  const { icon: Icon, word, tone } = rowStatuses[status];
  const change = changes[row.change];
  const isLeftOut = status === 0 && row.change === 'none';
  const isRefused = refusal !== undefined && isHeader && status !== 0;
  return (
    <span className="pack-details" title={statusDescription}>
      <Icon
        size={16}
        className={`tone-${tone}`}
        role="img"
        aria-label={t('Status {status}, {word}', { status, word })}
      />
      {change && <span className={`pack-mark ${change.tone}`}>{change.word}</span>}
      <span className={classes('why', status !== 0 && `tone-${tone}`)}>
        {isRefused && <b>{refusal}</b>} {statusDescription || (isLeftOut && t('Left out with its pack'))}
      </span>
    </span>
  );
}
