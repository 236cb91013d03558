import { useRef } from 'react';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { TickAll } from '../../../kit/import/TickAll';
import { type PackColumn, isReady, type UploadRow, type PackSelection } from './packUpload';
import { PackUploadRow } from './PackUploadRow';
import { t } from '../../../texts/packConfigurator';

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
  const { first, end } = useRowsInSight(body, rows.length, rowHeight);
  const columnCount = columns.length + (selection ? 2 : 1);
  const ready = rows.filter(isReady);

  return (
    <div
      className="imp-box"
      role="group"
      aria-label={t('{caption}, rows', { caption })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
    >
      <table className={`imp-grid packs-${kind}`} aria-label={caption} aria-rowcount={rows.length + 1}>
        <colgroup>
          {selection && <col className="pk-check" />}
          <col className="pk-details" />
          {columns.map(({ key }) => (
            <col key={key} className={`pk-${key}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th>
                <span className="pack-check">
                  <TickAll
                    label={t('Import all packs')}
                    count={ready.filter(selection.isTicked).length}
                    total={ready.length}
                    onTick={(isTicked) => selection.tick(ready, isTicked)}
                  />
                  {t('Check')}
                </span>
              </th>
            )}
            <th>{t('Details')}</th>
            {columns.map(({ key, header }) => (
              <th key={key}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap rows={first} columnCount={columnCount} />
          {rows.slice(first, end).map((row, at) => (
            // A removed option has no row of its own.
            <PackUploadRow
              key={first + at}
              row={row}
              columns={columns}
              refusal={refusal}
              selection={selection}
              rowIndex={first + at + 2}
            />
          ))}
          <Gap rows={rows.length - end} columnCount={columnCount} />
        </tbody>
      </table>
    </div>
  );
}

const Gap = ({ rows, columnCount }: { rows: number; columnCount: number }) =>
  rows > 0 && (
    <tr aria-hidden className="imp-gap">
      <td colSpan={columnCount} style={{ height: rows * rowHeight }} />
    </tr>
  );
