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

/** A column of the file that the preview shows, when it changes in any row or tells the rows apart. */
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
const noted = { value: 'noted', label: 'With a note' } as const;
type Kind = (typeof kinds)[number]['value'] | typeof noted.value;

const isOfKind = ({ result, note }: PlannedRow, kind: Kind) =>
  kind === 'all' || (kind === 'noted' ? note !== undefined : result === kind);

/** What an import would create and change, old and new value of each cell. */
export function ImportChanges({ plan, columns }: { plan: ImportPlan; columns: readonly ImportColumn[] }) {
  const [kind, setKind] = useState<Kind>('all');
  const wanted = plan.rows.filter((row) => isOfKind(row, kind));
  const hasNotes = plan.rows.some(({ note }) => note !== undefined);
  const shown = useShownRows(wanted, kind);
  const tableColumns = useMemo(() => columnsOf(plan, columns), [plan, columns]);

  return (
    <section>
      <div className="sech">
        <h3>Changes</h3>
        <span className="muted num">{countOf(wanted.length, rows)}</span>
        {plan.truncated && <span className="muted">The first ones only; the counts above are complete.</span>}
        <Segmented
          label="Show"
          options={hasNotes ? [...kinds, noted] : kinds}
          value={kind}
          onChange={setKind}
        />
      </div>
      <div className="box">
        <DataTable caption="Changes" columns={tableColumns} rows={shown.rows} rowKey={rowOf} fixed free />
        <MoreRows left={shown.left} noun={rows} onMore={shown.showMore} />
      </div>
    </section>
  );
}

const rowOf = ({ row }: PlannedRow) => row;

const keyHeaders: Record<string, string> = {
  language: 'Language',
  country: 'Country',
  model: 'Model',
  modelcode: 'Model',
  optcode: 'Option',
};
const isPlain = (value: string | undefined) => !value || value === 'DEFAULT';

/** What tells the rows apart beside their code, but for what says the same everywhere: no regexp, no model. */
function keyColumns(rows: readonly PlannedRow[], columns: readonly ImportColumn[]): ImportColumn[] {
  return Object.keys(rows[0]?.key ?? {})
    .filter((name) => rows.some(({ key }) => !isPlain(key[name])))
    .map((name) => {
      const {
        header,
        mono,
        width = 90,
      }: Partial<ImportColumn> = columns.find((each) => each.name === name) ?? {};
      return { name, header: header ?? keyHeaders[name] ?? name, mono, width: Math.min(width, 116) };
    });
}

function columnsOf({ rows }: ImportPlan, columns: readonly ImportColumn[]): Column<PlannedRow>[] {
  const touched = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const keys = keyColumns(rows, columns);
  return [
    {
      key: 'row',
      header: 'Row',
      width: 60,
      align: 'right',
      cell: ({ row }) => <span className="num ink3">{row}</span>,
    },
    {
      key: 'code',
      header: 'Code',
      width: rows.some(({ note }) => note !== undefined) ? 250 : 176,
      cell: ({ code, note }) => <NotedCode code={code} note={note} />,
    },
    { key: 'result', header: 'Result', width: 116, cell: ({ result }) => <ResultPill result={result} /> },
    ...keys.map(({ name, header, width, mono }) => ({
      key: name,
      header,
      width,
      cell: ({ key }: PlannedRow) => <span className={mono ? 'rx' : undefined}>{key[name] || '–'}</span>,
    })),
    ...columns
      .filter(({ name }) => touched.has(name) && !(name in (rows[0]?.key ?? {})))
      .map(({ name, header, width, mono }) => ({
        key: name,
        header,
        width,
        cell: (row: PlannedRow) => <CellChange row={row} column={name} mono={mono} />,
      })),
  ];
}

/** The code, with a note below it: codes are long and have no spaces; cut off, nobody could tell which record is meant. */
const NotedCode = ({ code, note }: Pick<PlannedRow, 'code' | 'note'>) => (
  <>
    <CodeText code={code} />
    {note && (
      <span className="sub" style={{ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {note}
      </span>
    )}
  </>
);

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
