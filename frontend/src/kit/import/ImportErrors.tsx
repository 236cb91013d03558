import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { Pill } from '../../ui/data/Pill';
import { formatCount } from '../format/counts';
import type { ImportPlan } from './importPlan';
import { MoreRows, useShownRows } from './MoreRows';
import { t } from '../../texts/kitImport.gen';
import textStyles from '../../ui/text.module.css';
import styles from './workbook.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

type ErrorRow = ImportPlan['errors'][number] & { key: number };

const columns: Column<ErrorRow>[] = [
  {
    key: 'row',
    header: t('Row'),
    width: 72,
    align: 'right',
    cell: ({ row }) => <span className={textStyles.num}>{row}</span>,
  },
  { key: 'column', header: t('Column'), width: 176, cell: ({ column }) => column || '–' },
  {
    key: 'value',
    header: t('Value'),
    width: 250,
    cell: ({ value }) => <BadValue value={value} />,
  },
  { key: 'reason', header: t('Reason'), cell: ({ reason }) => reason },
];

/** The rows that an import leaves out: where, what and why. */
export function ImportErrors({ errors }: Pick<ImportPlan, 'errors'>) {
  const shown = useShownRows(errors.map((error, key) => ({ ...error, key })));
  return (
    <section>
      <Row wrap gap={10} className={classes(textStyles.small, styles.section)}>
        <h3>{t('Errors')}</h3>
        <Pill tone="danger">{formatCount(errors.length)}</Pill>
        <span className={textStyles.muted}>{t('These rows are left out of the import.')}</span>
      </Row>
      <div className={layoutStyles.box}>
        <DataTable caption={t('Errors')} columns={columns} rows={shown.rows} rowKey={keyOf} fixed free />
        <MoreRows shown={shown} noun={{ one: t('error'), many: t('errors') }} />
      </div>
    </section>
  );
}

const keyOf = ({ key }: ErrorRow) => key;

const BadValue = ({ value }: { value: string }) =>
  value.trim() === '' ? (
    <span className={textStyles.faint}>{t('(empty)')}</span>
  ) : (
    <span className={classes(textStyles.mono, textStyles.danger)}>{value}</span>
  );
