import { useMemo } from 'react';
import type { EditorialContent } from '../../api';
import { useModelMatches } from '../../api/modelMatches';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import { RowCode } from '../../kit/list/RowCode';
import { PatternCell } from '../../kit/regexp/PatternCell';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import type { ContentSortKey } from './editorialContentSearch';
import { t } from '../../texts/editorialContents';

/** The columns in order; an option stands below the code, since it has no column. */
export function useEditorialContentColumns(contents?: readonly EditorialContent[]) {
  const matches = useModelMatches(contents);
  return useMemo((): Column<EditorialContent, ContentSortKey>[] => {
    const pattern = (regexp: string) => (
      <PatternCell regexp={regexp} match={matches?.get(regexp)} isPending={!matches} />
    );
    return [
      {
        key: 'code',
        sortKey: 'code',
        header: 'Code',
        cell: (row) => (
          <>
            <RowCode row={row} code={row.code} /> {row.optcode && <Tag tone="neutral">{row.optcode}</Tag>}
          </>
        ),
      },
      {
        key: 'label',
        sortKey: 'label',
        header: t('Label'),
        width: '24%',
        cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
      },
      {
        key: 'content',
        sortKey: 'content',
        header: t('Content'),
        width: '34%',
        className: 'mono',
        cell: ({ content, language }) => <PlaceholderText text={content} lang={language.code} />,
      },
      {
        key: 'modelEnableRegexp',
        sortKey: 'modelEnableRegexp',
        header: t('Model enabled regexp'),
        className: 'ellip',
        cell: ({ modelEnableRegexp }) => pattern(modelEnableRegexp),
      },
      {
        key: 'modelDisableRegexp',
        sortKey: 'modelDisableRegexp',
        header: t('Model disabled regexp'),
        className: 'ellip',
        cell: ({ modelDisableRegexp }) => pattern(modelDisableRegexp),
      },
    ];
  }, [matches]);
}
