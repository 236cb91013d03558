import { useState } from 'react';
import type { PriceUploadPreview, PriceUploadRow } from '../../../api';
import { countOf } from '../../../kit/format/countOf';
import { formatCount } from '../../../kit/format/formatCount';
import { Segmented } from '../../../ui/Segmented';
import type { ImportSelection } from './importSelection';
import { PreviewTable } from './PreviewTable';

export interface ImportPreviewProps {
  preview: PriceUploadPreview;
  selection: ImportSelection;
  mask: string;
  /** The rows are what has been imported. */
  isDone: boolean;
}

const rowNoun = { one: 'row', many: 'rows' };
type Shown = 'all' | '0' | '1' | '2';

/** The base price and the equipments of a workbook, each with what becomes of it. */
export function ImportPreview({ preview, selection, mask, isDone }: ImportPreviewProps) {
  const { basePriceList, uploadedList } = preview;
  const [shown, setShown] = useState<Shown>('all');
  const rows = shown === 'all' ? uploadedList : uploadedList.filter(({ status }) => String(status) === shown);
  const isTicked = (row: PriceUploadRow) => (isDone ? row.isChecked : selection.isTicked(row));
  const shared = { sheet: selection.sheet, onTick: selection.tick, mask, isDone, isTicked };

  return (
    <>
      {basePriceList.length > 0 && (
        <section>
          <div className="sech">
            <h3>Base price</h3>
            <span className="muted num">{countOf(basePriceList.length, rowNoun)}</span>
          </div>
          <PreviewTable caption="Base price" rows={basePriceList} {...shared} />
        </section>
      )}
      {uploadedList.length > 0 && (
        <section>
          <div className="sech">
            <h3>Equipments</h3>
            <span className="muted num">{countOf(uploadedList.length, rowNoun)}</span>
            <Segmented label="Show" options={kindsOf(uploadedList)} value={shown} onChange={setShown} />
          </div>
          {rows.length > 0 ? (
            <PreviewTable key={shown} caption="Equipments" rows={rows} {...shared} />
          ) : (
            <p className="imp-none muted">No row is in this state.</p>
          )}
        </section>
      )}
    </>
  );
}

function kindsOf(rows: readonly PriceUploadRow[]): { value: Shown; label: string }[] {
  const of = (word: string, status: PriceUploadRow['status']) => ({
    value: String(status) as Shown,
    label: `${word} ${formatCount(rows.filter((row) => row.status === status).length)}`,
  });
  return [
    { value: 'all', label: `All ${formatCount(rows.length)}` },
    of('Ready', 0),
    of('Warnings', 1),
    of('Errors', 2),
  ];
}
