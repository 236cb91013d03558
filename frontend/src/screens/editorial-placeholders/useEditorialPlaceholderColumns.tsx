import { useMemo } from 'react';
import type { EditorialPlaceholder } from '../../api';
import { NamedCode } from '../../kit/list/NamedCode';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import { RowCode } from '../../kit/list/RowCode';
import type { Column } from '../../ui/Column';
import { Tag } from '../../ui/Tag';
import type { PlaceholderSortKey } from './editorialPlaceholderSearch';
import { useCountryNames } from './useCountryNames';
import { t } from '../../texts/editorialPlaceholders';

/** The columns in order; a model stands below the code, since it has no column. */
export function useEditorialPlaceholderColumns() {
  const { names } = useCountryNames();
  return useMemo(
    (): Column<EditorialPlaceholder, PlaceholderSortKey>[] => [
      {
        key: 'code',
        sortKey: 'code',
        header: 'Code',
        cell: (row) => (
          <>
            <RowCode row={row} code={row.code} />
            {row.model.modelcode !== 'DEFAULT' && <Tag tone="neutral">{row.model.modelcode}</Tag>}
          </>
        ),
      },
      {
        key: 'country',
        sortKey: 'country',
        header: t('Country'),
        cell: ({ country }) => <NamedCode code={country} name={names.get(country)} />,
      },
      {
        key: 'language',
        sortKey: 'language',
        header: t('Language'),
        className: 'nowrap',
        cell: ({ language }) => <span lang={language.code}>{language.description}</span>,
      },
      {
        key: 'content',
        sortKey: 'content',
        header: t('Content'),
        width: '50%',
        cell: ({ content, language }) => <PlaceholderText text={content} lang={language.code} />,
      },
    ],
    [names],
  );
}
