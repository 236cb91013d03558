import { useMemo, useState } from 'react';
import type { Column } from '../../ui/Column';
import { DataTable } from '../../ui/DataTable';
import { Pill } from '../../ui/Pill';
import { Segmented } from '../../ui/Segmented';
import { TextDiff } from '../../ui/TextDiff';
import { countOf } from '../format/countOf';
import { CodeText } from '../list/CodeText';
import type { ImportPlan, PlannedRow } from './importPlan';
import { MoreRows } from './MoreRows';
import { useShownRows } from './useShownRows';

/** A column of the file that the preview shows, when it changes in any row. */
export interface ImportColumn {
  name: string;
  header: string;
  /** In pixels; the rest of the width is shared by those without. */
  width?: number;
  mono?: boolean;
}

const rows = { one: 'row', many: 'rows' };
const kinds = [
  { value: 'all', label: 'All' },
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
] as const;

/** What an import would create and change, old and new value of each cell. */
export function ImportChanges({ plan, columns }: { plan: ImportPlan; columns: readonly ImportColumn[] }) {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all');
  const wanted = plan.rows.filter(({ result }) => kind === 'all' || kind === result);
  const shown = useShownRows(wanted, kind);
  const tableColumns = useMemo(() => columnsOf(plan, columns), [plan, columns]);

  return (
    <section>
      <div className="sech">
        <h3>Changes</h3>
        <span className="muted num">{countOf(wanted.length, rows)}</span>
        {plan.truncated && <span className="muted">The first ones only; the counts above are complete.</span>}
        <Segmented label="Show" options={kinds} value={kind} onChange={setKind} />
      </div>
      <div className="box">
        <DataTable caption="Changes" columns={tableColumns} rows={shown.rows} rowKey={rowOf} fixed free />
        <MoreRows left={shown.left} noun={rows} onMore={shown.showMore} />
      </div>
    </section>
  );
}

const rowOf = ({ row }: PlannedRow) => row;

function columnsOf({ rows }: ImportPlan, columns: readonly ImportColumn[]): Column<PlannedRow>[] {
  const touched = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  return [
    {
      key: 'row',
      header: 'Row',
      width: 60,
      align: 'right',
      cell: ({ row }) => <span className="num ink3">{row}</span>,
    },
    { key: 'code', header: 'Code', width: 176, cell: ({ code }) => <CodeText code={code} /> },
    { key: 'result', header: 'Result', width: 116, cell: ({ result }) => <ResultPill result={result} /> },
    ...columns
      .filter(({ name }) => touched.has(name))
      .map(({ name, header, width, mono }) => ({
        key: name,
        header,
        width,
        cell: (row: PlannedRow) => <CellChange row={row} column={name} mono={mono} />,
      })),
  ];
}

function ResultPill({ result }: Pick<PlannedRow, 'result'>) {
  return result === 'created' ? <Pill tone="ok">Created</Pill> : <Pill tone="accent">Changed</Pill>;
}

function CellChange({ row, column, mono }: { row: PlannedRow; column: string; mono?: boolean }) {
  const cell = row.cells.find((each) => each.column === column);
  // Side by side, two long texts say less than one with its changed words marked.
  const isLong = (cell?.before ?? '').length > 60;
  if (!cell) return <span className="ink3">{row.result === 'created' ? '–' : 'unchanged'}</span>;
  return (
    <span className={mono ? 'rx' : undefined}>
      <TextDiff before={cell.before} after={cell.after} mode={isLong ? 'words' : 'arrow'} />
    </span>
  );
}
