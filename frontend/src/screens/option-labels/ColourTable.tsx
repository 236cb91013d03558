import { Palette } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ColourGridEntry, OptionGridEntry } from '../../api';
import { carouselImages, iconUrl } from '../../api/pictures';
import { useCurrentLanguage } from '../../api/preferences';
import { formatCount } from '../../kit/format/counts';
import { CodeText } from '../../kit/list/cells';
import { Carousel } from '../../ui/data/Carousel';
import type { Column, Sort } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Thumbnail } from '../../ui/data/Thumbnail';
import { colourLabel, colourPageSize, colourText, sortedColours, type ColourSortKey } from './colours';
import { picturesOf } from './optionColumns';
import { t } from '../../texts/optionLabels';
import styles from './option-labels.module.css';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';

export interface ColourTableProps {
  entry: OptionGridEntry;
  /** Undefined while they load. */
  colours: readonly ColourGridEntry[] | undefined;
  isSearched: boolean;
}

/** Icon, code, factory text and default label of each colour; an icon opens the images below its row. */
export function ColourTable({ entry, colours, isSearched }: ColourTableProps) {
  const columns = useColourColumns(entry);
  const { code: language } = useCurrentLanguage();
  const [sort, setSort] = useState<Sort<ColourSortKey>>({ key: 'code', direction: 'asc' });
  const [shown, setShown] = useState(colourPageSize);
  const more = (colours?.length ?? 0) - shown;
  return (
    <div className={classes(layoutStyles.box, styles.colours)}>
      <DataTable
        caption={t('Table of colours')}
        columns={columns}
        rows={colours && sortedColours(colours, sort, language).slice(0, shown)}
        rowKey={idOf}
        sort={sort}
        onSort={setSort}
        skeletonRows={4}
        free
        empty={
          <EmptyState
            icon={Palette}
            title={isSearched ? t('No such colour') : t('No colours')}
            text={
              isSearched ? t('Search for another code or label.') : t('This option comes in one colour only.')
            }
          />
        }
      />
      {more > 0 && (
        <button
          type="button"
          className={classes(layoutStyles.row, layoutStyles.more)}
          onClick={() => setShown(shown + colourPageSize)}
        >
          {t('Show {count} more', { count: formatCount(Math.min(more, colourPageSize)) })}
        </button>
      )}
    </div>
  );
}

const idOf = ({ id }: ColourGridEntry) => id;

/** One carousel at a time: in a dialog there is no room for more. */
function useColourColumns(entry: OptionGridEntry) {
  const { code: language } = useCurrentLanguage();
  const [openId, setOpenId] = useState<number>();

  return useMemo((): Column<ColourGridEntry, ColourSortKey>[] => {
    const picturesOfColour = ({ colItem }: ColourGridEntry) => ({
      ...picturesOf(entry),
      colourCode: colItem.code,
    });
    const titleOf = (colour: ColourGridEntry) =>
      [colour.colItem.code, colourLabel(colour, language)].filter(Boolean).join(' · ');
    const toggle = (id: number) => setOpenId((open) => (open === id ? undefined : id));
    return [
      {
        key: 'icon',
        header: t('Icon'),
        width: 88,
        cell: (colour) => (
          <Thumbnail
            src={iconUrl(picturesOfColour(colour))}
            label={t('Images of {code}', { code: colour.colItem.code })}
            isOpen={colour.id === openId}
            onToggle={() => toggle(colour.id)}
          />
        ),
        below: (colour) =>
          colour.id === openId && (
            <Carousel
              compact
              images={carouselImages(picturesOfColour(colour))}
              title={titleOf(colour)}
              onClose={() => toggle(colour.id)}
            />
          ),
      },
      {
        key: 'code',
        sortKey: 'code',
        header: 'Code',
        width: 80,
        cell: ({ colItem }) => <CodeText code={colItem.code} />,
      },
      {
        key: 'as400',
        sortKey: 'as400',
        header: t('As400 label'),
        width: 210,
        className: textStyles.mono,
        cell: ({ colItem }) => colItem.as400Description || colourText.none,
      },
      {
        key: 'label',
        sortKey: 'label',
        header: t('Default label'),
        cell: (colour) => <span lang={language}>{colourLabel(colour, language) ?? colourText.none}</span>,
      },
    ];
  }, [entry, language, openId]);
}
