import type { CallToAction } from '../../api';
import { CodeText } from '../../kit/list/CodeText';
import { RowCode } from '../../kit/list/RowCode';
import type { Column } from '../../ui/Column';
import type { CallToActionSortKey } from './callToActionSearch';
import { rich } from '../../texts/rich';
import { t } from '../../texts/callToActions';

type CallToActionColumn = Column<CallToAction, CallToActionSortKey>;

const Nothing = () => <span className="ink3">–</span>;

const keyColumn = (
  key: Exclude<CallToActionSortKey, 'code' | 'labelCode' | 'sortNumber'>,
  header: string,
): CallToActionColumn => ({
  key,
  sortKey: key,
  header,
  className: 'ellip mono',
  cell: (row) => (row[key] ? <span title={row[key]}>{row[key]}</span> : <Nothing />),
});

/** The columns (decision A-57) in a language; below the code of a label stands its text. */
export const callToActionColumns = (lang: string): CallToActionColumn[] => [
  { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
  {
    key: 'labelCode',
    sortKey: 'labelCode',
    header: t('Label code'),
    cell: ({ labelCode, label }) => (
      <>
        <CodeText code={labelCode} />
        {label ? (
          <span className="sub" lang={lang} title={label}>
            {label}
          </span>
        ) : (
          <span className="sub">{t('No text in this language')}</span>
        )}
      </>
    ),
  },
  keyColumn('linkCode', t('Link code')),
  keyColumn('stKey', t('ST key')),
  keyColumn('adobeKey', t('Adobe key')),
  keyColumn('iconKey', t('Icon key')),
  keyColumn('descriptionKey', t('Description key')),
  {
    key: 'sortNumber',
    sortKey: 'sortNumber',
    header: rich(t('Sort{br}number'), { br: <br /> }),
    align: 'right',
    className: 'num',
    cell: ({ sortNumber }) => sortNumber ?? <Nothing />,
  },
];
