import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../ui/data/Column';
import { Checkbox } from '../../ui/fields/Checkbox';
import { DataTable } from '../../ui/data/DataTable';
import { Pill } from '../../ui/data/Pill';
import { Segmented } from '../../ui/fields/Segmented';
import { TextDiff } from '../../ui/data/TextDiff';
import { countOf } from '../format/counts';
import { CodeText } from '../list/cells';
import type { ImportPlan, PlannedRow } from './importPlan';
import { MoreRows, useShownRows } from './MoreRows';
import { TickAll } from './TickAll';
import type { ImportTicks } from './useImportTicks';
import { t } from '../../texts/kitImport.gen';
import { classes } from '../../ui/classes';
import styles from './workbook.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

/** A column of the file that the preview shows, when it changes in any row or tells the rows apart. */
export interface ImportColumn {
  name: string;
  header: string;
  /** In pixels; the rest of the width is shared by those without. */
  width?: number;
  mono?: boolean;
  /** What its values are called, by value. */
  words?: Readonly<Record<string, string>>;
  /** Left out where it says the same in all rows. */
  isQuiet?: boolean;
}

const rows = { one: t('row'), many: t('rows') };
type Kind = 'all' | PlannedRow['result'] | 'noted';
const kindsOf = (createdWord: string, hasNotes: boolean): { value: Kind; label: string }[] => [
  { value: 'all', label: t('All') },
  { value: 'created', label: createdWord },
  { value: 'changed', label: t('Changed') },
  ...(hasNotes ? [{ value: 'noted' as const, label: t('With a note') }] : []),
];

const isNoted = ({ note, warnings }: PlannedRow) => note !== undefined || warnings !== undefined;
const isOfKind = (row: PlannedRow, kind: Kind) =>
  kind === 'all' || (kind === 'noted' ? isNoted(row) : row.result === kind);

export interface ImportChangesProps {
  plan: ImportPlan;
  columns: readonly ImportColumn[];
  /** Where rows are chosen one by one. */
  ticks?: ImportTicks;
  /** What the code of a record is called. */
  codeHeader?: string;
  /** What becomes of a new record. */
  createdWord?: string;
  /** For files of many columns: what changes stands in one column, one below the other, instead of side by side. */
  isStacked?: boolean;
}

/** What an import would create and change, old and new value of each cell. */
export function ImportChanges({
  plan,
  columns,
  ticks,
  codeHeader = 'Code',
  createdWord = t('Created'),
  isStacked = false,
}: ImportChangesProps) {
  const [kind, setKind] = useState<Kind>('all');
  const wanted = plan.rows.filter((row) => isOfKind(row, kind));
  const hasNotes = plan.rows.some(isNoted);
  const shown = useShownRows(wanted, kind);
  const dataColumns = useMemo(
    () => columnsOf(plan, columns, { codeHeader, createdWord, isStacked }),
    [plan, columns, codeHeader, createdWord, isStacked],
  );
  const tableColumns = ticks ? [tickColumn(ticks, wanted), ...dataColumns] : dataColumns;

  return (
    <section>
      <Row wrap gap={10} className={classes(textStyles.small, styles.section)}>
        <h3>{t('Changes')}</h3>
        <span className={classes(textStyles.muted, textStyles.num)}>{countOf(wanted.length, rows)}</span>
        {plan.truncated && (
          <span className={textStyles.muted}>{t('The first ones only; the counts above are complete.')}</span>
        )}
        <Segmented
          label={t('Show')}
          options={kindsOf(createdWord, hasNotes)}
          value={kind}
          onChange={setKind}
        />
      </Row>
      <div className={layoutStyles.box}>
        <DataTable
          caption={t('Changes')}
          columns={tableColumns}
          rows={shown.rows}
          rowKey={rowOf}
          fixed
          free
        />
        <MoreRows shown={shown} noun={rows} />
      </div>
    </section>
  );
}

const rowOf = ({ row }: PlannedRow) => row;

const keyHeaders: Record<string, string> = {
  language: t('Language'),
  country: t('Country'),
  model: t('Model'),
  modelcode: 'Model',
  optcode: t('Option'),
};
const isPlain = (value: string | undefined) => !value || value === 'DEFAULT';

/** What tells the rows apart beside their code, but for what says the same everywhere: no regexp, no model. */
function keyColumns(rows: readonly PlannedRow[], columns: readonly ImportColumn[]): ImportColumn[] {
  return Object.keys(rows[0]?.key ?? {})
    .filter((name) => rows.some(({ key }) => !isPlain(key[name])))
    .map((name) => {
      const {
        header = keyHeaders[name] ?? name,
        width = 90,
        ...column
      }: Partial<ImportColumn> = columns.find((each) => each.name === name) ?? {};
      return { ...column, name, header, width: Math.min(width, 116) };
    })
    .filter(({ name, isQuiet }) => !isQuiet || rows.some(({ key }) => key[name] !== rows[0]!.key[name]));
}

/** `rows` are all that are shown or wait behind “more rows”: the box in the head ticks those. */
const tickColumn = (ticks: ImportTicks, rows: readonly PlannedRow[]): Column<PlannedRow> => ({
  key: 'import',
  header: (
    <TickAll
      label={t('Import all rows')}
      count={rows.filter(ticks.isTicked).length}
      total={rows.length}
      onTick={(isTicked) => ticks.tick(rows, isTicked)}
    />
  ),
  width: 48,
  cell: (row) => (
    <Checkbox
      label={t('Import row {row}, {name}', { row: row.row, name: row.name ?? row.code })}
      hideLabel
      checked={ticks.isTicked(row)}
      onValue={(isTicked) => ticks.tick([row], isTicked)}
    />
  ),
});

function columnsOf(
  { rows }: ImportPlan,
  columns: readonly ImportColumn[],
  {
    codeHeader,
    createdWord,
    isStacked,
  }: Required<Pick<ImportChangesProps, 'codeHeader' | 'createdWord' | 'isStacked'>>,
): Column<PlannedRow>[] {
  const touched = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const keys = keyColumns(rows, columns);
  const changing = columns.filter(({ name }) => touched.has(name) && !(name in (rows[0]?.key ?? {})));
  return [
    {
      key: 'row',
      header: t('Row'),
      width: 72,
      align: 'right',
      cell: ({ row }) => <span className={classes(textStyles.num, textStyles.faint)}>{row}</span>,
    },
    {
      key: 'code',
      header: codeHeader,
      width: rows.some((row) => isNoted(row) || row.name !== undefined) ? 250 : 176,
      cell: (row) => <NotedCode row={row} />,
    },
    {
      key: 'result',
      header: t('Result'),
      width: 116,
      cell: ({ result }) => <ResultPill result={result} createdWord={createdWord} />,
    },
    ...keys.map(({ name, header, width, mono, words }) => ({
      key: name,
      header,
      width,
      cell: ({ key }: PlannedRow) => (
        <span className={mono ? classes(textStyles.pattern, textStyles.twoLines) : undefined}>
          {words?.[key[name] ?? ''] ?? (key[name] || '–')}
        </span>
      ),
    })),
    ...(isStacked ? [stackOf(changing)] : changing.map(changeColumn)),
  ];
}

const changeColumn = ({ name, header, width, mono }: ImportColumn): Column<PlannedRow> => ({
  key: name,
  header,
  width,
  cell: (row) => <CellChange row={row} column={name} mono={mono} />,
});

/** What a row changes, each column by its name; what stays as it is is left out. */
const stackOf = (columns: readonly ImportColumn[]): Column<PlannedRow> => ({
  key: 'changes',
  header: t('Changes'),
  cell: (row) => (
    <Row as="dl" wrap align="flex-start" gap="4px 20px" className={styles.values}>
      {columns
        .filter(({ name }) => row.cells.some(({ column }) => column === name))
        .map(({ name, header, mono }) => (
          <div key={name}>
            <dt className={classes(textStyles.faint, textStyles.tiny)}>{header}</dt>
            <dd>
              <CellChange row={row} column={name} mono={mono} />
            </dd>
          </div>
        ))}
    </Row>
  ),
});

/** The code, with notes below it: codes are long and have no spaces; cut off, nobody could tell which record is meant. */
const NotedCode = ({ row: { code, name, note, warnings = [] } }: { row: PlannedRow }) => (
  <>
    {code && <CodeText code={code} />}
    {name && <div className={textStyles.anywhere}>{name}</div>}
    {note && <span className={classes(textStyles.sub, textStyles.anywhere, styles.note)}>{note}</span>}
    {warnings.map((warning) => (
      <span key={warning} className={classes(textStyles.sub, textStyles.anywhere, styles.note)}>
        <TriangleAlert size={14} className={textStyles.warn} role="img" aria-label={t('Warning')} /> {warning}
      </span>
    ))}
  </>
);

function ResultPill({ result, createdWord }: Pick<PlannedRow, 'result'> & { createdWord: string }) {
  if (result === 'unchanged') return <Pill tone="neutral">{t('Unchanged')}</Pill>;
  return result === 'created' ? (
    <Pill tone="ok">{createdWord}</Pill>
  ) : (
    <Pill tone="accent">{t('Changed')}</Pill>
  );
}

function CellChange({ row, column, mono }: { row: PlannedRow; column: string; mono?: boolean }) {
  const cell = row.cells.find((each) => each.column === column);
  // Side by side, two long texts say less than one with its changed words marked.
  const isLong = (cell?.before ?? '').length > 60;
  if (!cell)
    return <span className={textStyles.faint}>{row.result === 'created' ? '–' : t('unchanged')}</span>;
  return (
    <span className={mono ? classes(textStyles.pattern, textStyles.twoLines) : undefined}>
      <TextDiff before={cell.before} after={cell.after} mode={isLong ? 'words' : 'arrow'} />
    </span>
  );
}
