import { useState } from 'react';
import { useListColourGridQuery, type ColourGridEntry, type OptionGridEntry } from '../../api';
import { iconUrl } from '../../api/pictures';
import { useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { countOf } from '../../kit/format/counts';
import { optionTexts } from '../../texts';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { Tag } from '../../ui/data/Tag';
import { TextInput } from '../../ui/fields/TextInput';
import { Thumbnail } from '../../ui/data/Thumbnail';
import { ColourTable } from './ColourTable';
import { colourText, matchesColour } from './colours';
import { labelFor, useLabelPlace } from './optionLabel';
import { picturesOf } from './optionColumns';
import { t } from '../../texts/optionLabels';
import styles from './option-labels.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';

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
        <Row gap={12} className={classes(textStyles.muted, textStyles.small, styles.search)}>
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
        <FailedState title={t('The colours could not be loaded')} text={problemOf(colours.error).message} />
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
    <Row gap={14} className={styles.head}>
      <Thumbnail src={iconUrl(picturesOf(entry))} label={t('Image of {code}', { code })} size="l" />
      <Stack gap={2}>
        <span className={textStyles.code}>{code}</span>
        <b lang={lang}>{label?.label ?? colourText.none}</b>
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
