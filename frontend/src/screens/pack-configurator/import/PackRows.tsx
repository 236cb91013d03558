import { useRef, useState } from 'react';
import { drawRows } from '../../../kit/grid/drawRows';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { TickAll } from '../../../kit/import/TickAll';
import { type PackColumn, isReady, type UploadRow, type PackSelection } from './packUpload';
import { t } from '../../../texts/packConfigurator.gen';
import { rowStatuses } from '../../../kit/import/importPlan';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { classes } from '../../../ui/classes';
import styles from './pack-import.module.css';
import { Tag, type TagProps } from '../../../ui/data/Tag';
import textStyles from '../../../ui/text.module.css';
import sheetStyles from '../../../ui/data/sheet.module.css';
import workbookStyles from '../../../kit/import/workbook.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

interface PackUploadRowProps<Row extends UploadRow> {
  row: Row;
  columns: readonly PackColumn<Row>[];
  refusal?: string;
  selection?: PackSelection;
  rowIndex: number;
}

const changes: Record<UploadRow['change'], { word: string; tone: TagProps['tone'] } | null> = {
  new: { word: t('New'), tone: 'accent' },
  changed: { word: t('Changed'), tone: 'warning' },
  unchanged: { word: t('Unchanged'), tone: 'neutral' },
  removed: { word: t('Removed'), tone: 'danger' },
  none: null,
};

/** A row of a workbook. Only headers of status 0 have a tick box that can be ticked. */
function PackUploadRow<Row extends UploadRow>(props: PackUploadRowProps<Row>) {
  const { row, columns, refusal, selection, rowIndex } = props;
  const isTicked = selection?.isTicked(row) ?? false;
  return (
    <tr
      aria-rowindex={rowIndex}
      className={classes(!row.isHeader && sheetStyles.part, row.status !== 0 && styles.faulty)}
    >
      {selection && (
        <td>
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
      <td>
        <Details row={row} refusal={refusal} />
      </td>
      {columns.map(({ key, cell }) => (
        <td key={key}>{cell(row)}</td>
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
    <Row as="span" className={styles.details} title={statusDescription}>
      <Icon
        size={16}
        className={textStyles[tone]}
        role="img"
        aria-label={t('Status {status}, {word}', { status, word })}
      />
      {change && <Tag tone={change.tone}>{change.word}</Tag>}
      <span className={classes(textStyles.twoLines, status === 0 ? textStyles.muted : textStyles[tone])}>
        {isRefused && <b>{refusal}</b>} {statusDescription || (isLeftOut && t('Left out with its pack'))}
      </span>
    </Row>
  );
}

export interface PackRowsProps<Row extends UploadRow> {
  caption: string;
  kind: 'commercial' | 'implicit';
  columns: readonly PackColumn<Row>[];
  refusal?: string;
  rows: readonly Row[];
  /** Without it nothing can be ticked any more: the rows are a result. */
  selection?: PackSelection;
}

const rowHeight = 44;

/** Rows of a workbook under a head that stays; of thousands only those in sight are drawn. */
export function PackRows<Row extends UploadRow>(props: PackRowsProps<Row>) {
  const { caption, kind, columns, refusal, rows, selection } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  /** The index of the row that has the focus: it stays drawn. */
  const [active, setActive] = useState<string>();
  const ready = rows.filter(isReady);

  return (
    <div
      className={classes(layoutStyles.box, layoutStyles.scrolls, workbookStyles.box)}
      role="group"
      aria-label={t('{caption}, rows', { caption })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={classes(sheetStyles.sheet, workbookStyles.grid, styles.rows, styles[kind])}
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        onFocus={({ target }) => setActive(target.closest('tr')?.getAttribute('aria-rowindex') ?? undefined)}
      >
        <colgroup>
          {selection && <col style={{ width: 84 }} />}
          <col style={{ width: kind === 'commercial' ? 262 : 400 }} />
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th>
                <Row as="span" className={styles.check}>
                  <TickAll
                    label={t('Import all packs')}
                    count={ready.filter(selection.isTicked).length}
                    total={ready.length}
                    onTick={(isTicked) => selection.tick(ready, isTicked)}
                  />
                  {t('Check')}
                </Row>
              </th>
            )}
            <th>{t('Details')}</th>
            {columns.map(({ key, header }) => (
              <th key={key}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {drawRows(rows, {
            sight,
            rowHeight,
            active,
            // A removed option has no row of its own in the workbook.
            keyOf: (_row, at) => String(at + 2),
            draw: (row, at) => (
              <PackUploadRow
                key={at}
                row={row}
                columns={columns}
                refusal={refusal}
                selection={selection}
                rowIndex={at + 2}
              />
            ),
          })}
        </tbody>
      </table>
    </div>
  );
}
