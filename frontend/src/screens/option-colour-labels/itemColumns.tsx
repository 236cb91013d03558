import { ChevronDown, ChevronRight } from 'lucide-react';
import type { OptColorItem } from '../../api';
import { RowCode } from '../../kit/list/RowCode';
import type { OpenRows } from '../../kit/rows/useOpenRows';
import type { Column } from '../../ui/Column';
import { IconButton } from '../../ui/IconButton';
import { Tag } from '../../ui/Tag';
import { ColourDetails } from './ColourDetails';
import { ColourLabelField } from './ColourLabelField';
import type { ItemSortKey } from './itemSearch';
import { FoundLabel, InfoText, LabelText } from './LabelText';
import { t } from '../../texts/optionColourLabels';

export type ItemColumn = Column<OptColorItem, ItemSortKey>;

const expandColumn = ({ isOpen, toggle }: OpenRows): ItemColumn => ({
  key: 'expand',
  header: <span className="sr">{t('Details')}</span>,
  width: 46,
  cell: ({ id, code }) => (
    <IconButton
      icon={isOpen(id) ? ChevronDown : ChevronRight}
      label={t('Details of {code}', { code })}
      aria-expanded={isOpen(id)}
      onClick={() => toggle(id)}
    />
  ),
  below: (item) => isOpen(item.id) && <ColourDetails item={item} />,
});

const codeColumn: ItemColumn = {
  key: 'code',
  sortKey: 'code',
  header: 'Code',
  cell: (item) => (
    <>
      <RowCode row={item} code={item.code} /> {item.inactive && <Tag tone="neutral">{t('Inactive')}</Tag>}
    </>
  ),
};

const as400Column: ItemColumn = {
  key: 'as400Description',
  sortKey: 'as400Description',
  header: t('As400 label'),
  className: 'mono ellip',
  cell: ({ as400Description }) => as400Description || <span className="ink3">–</span>,
};

const plainColumn = (key: 'subgroup' | 'layergroup', header: string): ItemColumn => ({
  key,
  sortKey: key,
  header,
  cell: (item) => item[key] || <span className="ink3">–</span>,
});

export interface ColumnOptions {
  searched: string;
  rows: OpenRows;
  onSave: (item: OptColorItem) => Promise<void>;
}

/** Expand, code, as400 label and the label, edited in its row. */
export const colourColumns = ({ searched, rows, onSave }: ColumnOptions): ItemColumn[] => [
  expandColumn(rows),
  codeColumn,
  as400Column,
  {
    key: 'label',
    header: t('Label'),
    width: '48%',
    cell: (item) => (
      <>
        <ColourLabelField item={item} onSave={onSave} />
        <FoundLabel item={item} searched={searched} />
      </>
    ),
  },
];

/** Code, group, subgroup, layergroup, as400 label, label and the first part of the info text. */
export const optionColumns = ({ searched }: Pick<ColumnOptions, 'searched'>): ItemColumn[] => [
  codeColumn,
  {
    key: 'group',
    sortKey: 'group',
    header: t('Group'),
    cell: ({ group }) => <span title={group.description}>{group.code}</span>,
  },
  plainColumn('subgroup', t('Subgroup')),
  plainColumn('layergroup', t('Layergroup')),
  as400Column,
  {
    key: 'label',
    header: t('Label'),
    width: '26%',
    cell: (item) => <LabelText item={item} searched={searched} />,
  },
  { key: 'info', header: t('Option info text'), width: '22%', cell: (item) => <InfoText item={item} /> },
];
