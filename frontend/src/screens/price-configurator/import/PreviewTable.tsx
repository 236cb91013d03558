import { useCallback, useRef } from 'react';
import type { PriceUploadRow } from '../../../api';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { TickAll } from '../../../kit/import/TickAll';
import { isReady } from './importSelection';
import { PreviewRow } from './PreviewRow';
import { usePreviewKeyboard } from './usePreviewKeyboard';
import { t } from '../../../texts/priceConfigurator';

export interface PreviewTableProps {
  caption: string;
  rows: readonly PriceUploadRow[];
  sheet: PriceSheet;
  mask: string;
  isDone: boolean;
  isTicked: (row: PriceUploadRow) => boolean;
  /** Keep stable. */
  onTick: (rows: readonly PriceUploadRow[], isTicked: boolean) => void;
}

const rowHeight = 44;
const columnCount = 8;

/** Rows of a preview under a head that stays; of thousands only those in sight are drawn. */
export function PreviewTable(props: PreviewTableProps) {
  const { caption, rows, sheet, mask, isDone, isTicked, onTick } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, end } = useRowsInSight(body, rows.length, rowHeight);
  const keyboard = usePreviewKeyboard({ body, rows, rowHeight, sheet });
  const tickOne = useCallback(
    (row: PriceUploadRow, isTickedNow: boolean) => onTick([row], isTickedNow),
    [onTick],
  );

  const ready = rows.filter(isReady);

  return (
    <div
      className="imp-box"
      role="group"
      aria-label={t('{caption}, rows', { caption })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
    >
      <table
        role="grid"
        className="imp-grid"
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        {...keyboard}
      >
        <colgroup>
          {['tick', 'status', 'code', 'name', 'current', 'new', 'change', 'why'].map((name) => (
            <col key={name} className={`imp-${name}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="ct">
              <TickAll
                label={t('Import all rows of {caption}', { caption })}
                count={ready.filter(isTicked).length}
                total={ready.length}
                isDisabled={isDone}
                onTick={(isTickedNow) => onTick(ready, isTickedNow)}
              />
            </th>
            <th className="ct">{t('Status')}</th>
            <th>Code</th>
            <th>{t('Name')}</th>
            <th className="rt">{t('Current price')}</th>
            <th className="rt">{t('New price')}</th>
            <th className="rt">{t('Change')}</th>
            <th>{t('Result of the check')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap rows={first} />
          {rows.slice(first, end).map((row) => (
            <PreviewRow
              key={row.row}
              {...{ row, sheet, mask, isDone }}
              isTicked={isTicked(row)}
              onTick={tickOne}
            />
          ))}
          <Gap rows={rows.length - end} />
        </tbody>
      </table>
    </div>
  );
}

const Gap = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <tr aria-hidden className="imp-gap">
      <td colSpan={columnCount} style={{ height: rows * rowHeight }} />
    </tr>
  );
