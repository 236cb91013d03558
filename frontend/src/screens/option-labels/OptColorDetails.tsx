import { useState, useMemo } from 'react';
import { useListColourGridQuery, type ColourGridEntry, type OptionGridEntry } from '../../api';
import { iconUrl, carouselImages } from '../../api/pictures';
import { useCurrentLanguage } from '../../api/preferences';
import { failedRead } from '../../api/problem';
import { countOf, formatCount } from '../../kit/format/counts';
import { optionTexts } from '../../texts';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { Tag } from '../../ui/data/Tag';
import { TextInput } from '../../ui/fields/TextInput';
import { Thumbnail } from '../../ui/data/Thumbnail';
import {
  colourText,
  matchesColour,
  colourLabel,
  colourPageSize,
  sortedColours,
  type ColourSortKey,
} from './colours';
import { labelFor, useLabelPlace } from './optionLabel';
import { picturesOf } from './optionColumns';
import { t } from '../../texts/optionLabels.gen';
import styles from './option-labels.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Palette } from 'lucide-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { CodeText } from '../../kit/list/cells';
import { Carousel } from '../../ui/data/Carousel';
import type { Column, Sort } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface ColourTableProps {
  entry: OptionGridEntry;
  /** Undefined while they load. */
  colours: readonly ColourGridEntry[] | undefined;
  isSearched: boolean;
}

/** Icon, code, factory text and default label of each colour; an icon opens the images below its row. */
function ColourTable({ entry, colours, isSearched }: ColourTableProps) {
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
        cell: (colour) => (
          <span lang={languageTag(language)}>{colourLabel(colour, language) ?? colourText.none}</span>
        ),
      },
    ];
  }, [entry, language, openId]);
}

/** From here on a list is long enough to be searched. */
const searchedFrom = 10;

export interface OptColorDetailsProps {
  entry: OptionGridEntry;
  onClose: () => void;
}

/** The colours of an option with their icons and default labels. */
export function OptColorDetails({ entry, onClose }: OptColorDetailsProps) {
  const { code: language } = useCurrentLanguage();
  const place = useLabelPlace();
  const { colGridId } = entry;
  const colours = useListColourGridQuery(
    { colGridId: colGridId ?? 0, language },
    { skip: colGridId === null },
  );
  const [wanted, setWanted] = useState('');
  const all = colGridId === null ? [] : colours.data;
  const found = all?.filter((colour) => matchesColour(colour, wanted, language));

  return (
    <Dialog
      title={optionTexts.optColorDetails}
      subtitle={place}
      width={860}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <OptionHead entry={entry} colours={all} />
      {all && all.length > searchedFrom && (
        <Row gap={12} pad="0 0 12px" className={classes(textStyles.muted, textStyles.small, styles.search)}>
          <TextInput
            aria-label={t('Search the colours')}
            placeholder={t('Search by code or label')}
            value={wanted}
            onValue={setWanted}
          />
          {wanted.trim() && (
            <span role="status">{countOf(found?.length ?? 0, { one: t('colour'), many: t('colours') })}</span>
          )}
        </Row>
      )}
      {colours.isError ? (
        <FailedState title={t('The colours could not be loaded')} {...failedRead(colours)} />
      ) : (
        <ColourTable entry={entry} colours={found} isSearched={wanted.trim() !== ''} />
      )}
    </Dialog>
  );
}

interface OptionHeadProps {
  entry: OptionGridEntry;
  colours: readonly ColourGridEntry[] | undefined;
}

function OptionHead({ entry, colours }: OptionHeadProps) {
  const { code: lang } = useCurrentLanguage();
  const { code, as400Description } = entry.optItem;
  const label = labelFor(entry, 'DEFAULT');
  return (
    <Row gap={14} pad="4px 0 14px" className={styles.head}>
      <Thumbnail src={iconUrl(picturesOf(entry))} label={t('Image of {code}', { code })} size="l" />
      <Stack gap={2}>
        <span className={textStyles.code}>{code}</span>
        <b lang={languageTag(lang)}>{label?.label ?? colourText.none}</b>
        <span className={classes(textStyles.mono, textStyles.muted)}>{as400Description}</span>
      </Stack>
      {colours && (
        <span className={layoutStyles.end}>
          <Tag tone="neutral">{countOf(colours.length, { one: t('colour'), many: t('colours') })}</Tag>
        </span>
      )}
    </Row>
  );
}
