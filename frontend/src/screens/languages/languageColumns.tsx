import type { Language } from '../../api';
import { RowCode } from '../../kit/list/RowCode';
import type { Column } from '../../ui/Column';
import { Tag } from '../../ui/Tag';
import { Toggle } from '../../ui/Toggle';
import type { LanguageSortKey } from './languageSearch';
import { t } from '../../texts/languages';

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
    header: t('Description'),
    width: '45%',
    cell: ({ code, description, default: isDefault }) => (
      <>
        <span lang={code}>{description}</span> {isDefault && <Tag>{t('Default')}</Tag>}
      </>
    ),
  },
  {
    key: 'fallbackLanguage',
    sortKey: 'fallbackLanguage',
    header: t('Fallback'),
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
    header: t('Active'),
    width: 120,
    cell: (row) => (
      <Toggle
        hideLabel
        label={
          row.default
            ? t('{code} is the default language and stays active', { code: row.code })
            : t('{code} active', { code: row.code })
        }
        checked={row.active}
        disabled={row.default}
        onChange={() => onToggle(row)}
      />
    ),
  },
];
