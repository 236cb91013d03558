import type { Language } from '../../api';
import { RowCode } from '../../kit/list/RowCode';
import type { Column } from '../../ui/Column';
import { Tag } from '../../ui/Tag';
import { Toggle } from '../../ui/Toggle';
import type { LanguageSortKey } from './languageSearch';

/** Code, description, fallback and the switch that asks first; the default language stays active. */
export const languageColumns = (onToggle: (row: Language) => void): Column<Language, LanguageSortKey>[] => [
  {
    key: 'code',
    sortKey: 'code',
    header: 'Code',
    width: 140,
    cell: (row) => <RowCode row={row} code={row.code} />,
  },
  {
    key: 'description',
    sortKey: 'description',
    header: 'Description',
    width: '45%',
    cell: ({ code, description, default: isDefault }) => (
      <>
        <span lang={code}>{description}</span> {isDefault && <Tag>Default</Tag>}
      </>
    ),
  },
  {
    key: 'fallbackLanguage',
    sortKey: 'fallbackLanguage',
    header: 'Fallback',
    className: 'nowrap',
    cell: ({ fallbackLanguage }) =>
      fallbackLanguage ? (
        <span lang={fallbackLanguage.code}>{fallbackLanguage.description}</span>
      ) : (
        <span className="ink3">–</span>
      ),
  },
  {
    key: 'active',
    sortKey: 'active',
    header: 'Active',
    width: 120,
    cell: (row) => (
      <Toggle
        hideLabel
        label={row.default ? `${row.code} is the default language and stays active` : `${row.code} active`}
        checked={row.active}
        disabled={row.default}
        onChange={() => onToggle(row)}
      />
    ),
  },
];
