import { ChevronRight, Info } from 'lucide-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import type { OptionGridEntry } from '../../api';
import { carouselImages, iconUrl } from '../../api/pictures';
import { CodeText } from '../../kit/list/cells';
import type { OpenRows } from '../../kit/inline-edit/useOpenRows';
import { Dash } from '../../ui/data/Dash';
import { Carousel } from '../../ui/data/Carousel';
import type { Column } from '../../ui/data/Column';
import { IconButton } from '../../ui/navigation/IconButton';
import { Thumbnail } from '../../ui/data/Thumbnail';
import { labelFor, editedText, isDefaultModel, type OptionSortKey } from './optionLabel';
import { t } from '../../texts/optionLabels.gen';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { RowTextInput } from '../../kit/inline-edit/RowTextInput';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';

/** As in openapi.yaml, OptionLabelInput. */
const maxLength = 1000;

interface OptionLabelFieldProps {
  entry: OptionGridEntry;
  onSave: (entry: OptionGridEntry, isBlank: boolean) => void;
}

/** The label of a row, edited in place: of the model, or the default one. */
function OptionLabelField({ entry, onSave }: OptionLabelFieldProps) {
  const { modelcode } = useCurrentModel();
  const { code: lang, text: language } = useCurrentLanguage();
  const isDefault = isDefaultModel(modelcode);
  return (
    <RowTextInput
      stored={editedText(entry, modelcode)}
      label={
        isDefault
          ? t('Default label of {code}', { code: entry.optItem.code })
          : t('Model label of {code}', { code: entry.optItem.code })
      }
      placeholder={isDefault ? t('No label in {language}', { language }) : t('Uses the default label')}
      maxLength={maxLength}
      lang={lang}
      mayBeBlank={!isDefault}
      onSave={(text) => onSave(entry, text.trim() === '')}
    />
  );
}

export type OptionColumn = Column<OptionGridEntry, OptionSortKey>;
type Act = (entry: OptionGridEntry) => void;

export const picturesOf = ({ modelId, optItem: { code, group } }: OptionGridEntry) => ({
  modelId,
  groupCode: group.code,
  optCode: code,
});

/** Opens the colours; an option without any has nothing to open. */
export const expanderColumn = (onOpen: Act): OptionColumn => ({
  key: 'expander',
  header: <span className={textStyles.unseen}>{t('Colours')}</span>,
  width: 46,
  cell: (entry) => {
    const { code } = entry.optItem;
    const hasColours = entry.colGridList.length > 0;
    return (
      <IconButton
        icon={ChevronRight}
        label={t('Colours of {code}', { code })}
        title={hasColours ? undefined : t('{code} has no colours', { code })}
        disabled={!hasColours}
        onClick={() => onOpen(entry)}
      />
    );
  },
});

/** The icon and, below its row, the carousel that it opens and closes. */
export const iconColumn = ({ isOpen, toggle }: OpenRows): OptionColumn => ({
  key: 'icon',
  header: t('Icon'),
  width: 74,
  cell: (entry) => (
    <Thumbnail
      src={iconUrl(picturesOf(entry))}
      label={t('Images of {code}', { code: entry.optItem.code })}
      isOpen={isOpen(entry.id)}
      onToggle={() => toggle(entry.id)}
    />
  ),
  below: (entry) =>
    isOpen(entry.id) && (
      <Carousel
        images={carouselImages(picturesOf(entry))}
        title={t('Images of {code}', { code: entry.optItem.code })}
        onClose={() => toggle(entry.id)}
      />
    ),
});

export const codeColumn: OptionColumn = {
  key: 'code',
  sortKey: 'optItem.code',
  stick: true,
  header: 'Code',
  width: 68,
  cell: ({ optItem }) => <CodeText code={optItem.code} />,
};

export const infoColumn = (onOpen: Act): OptionColumn => ({
  key: 'info',
  header: t('Info'),
  width: 52,
  align: 'center',
  cell: (entry) => (
    <IconButton
      icon={Info}
      label={t('Info of {code}', { code: entry.optItem.code })}
      onClick={() => onOpen(entry)}
    />
  ),
});

export const as400Column: OptionColumn = {
  key: 'as400',
  sortKey: 'optItem.as400Description',
  header: t('As400 label'),
  width: 'clamp(130px, 13.6vw, 196px)',
  className: classes(textStyles.ellipsis, textStyles.mono),
  cell: ({ optItem: { as400Description } }) =>
    as400Description ? <span title={as400Description}>{as400Description}</span> : <Dash />,
};

/** Beside the label of a model, read-only. */
export const defaultLabelColumn = (lang: string): OptionColumn => ({
  key: 'defaultLabel',
  sortKey: 'defaultLabel',
  header: t('Default label'),
  cell: (entry) => {
    const text = labelFor(entry, 'DEFAULT')?.label;
    if (!text) return <Dash />;
    return (
      <span className={classes(textStyles.muted, textStyles.twoLines)} lang={languageTag(lang)} title={text}>
        {text}
      </span>
    );
  },
});

export const fieldColumn = (
  key: OptionSortKey,
  header: string,
  onSave: (entry: OptionGridEntry, isBlank: boolean) => void,
  width?: Column<OptionGridEntry>['width'],
): OptionColumn => ({
  key,
  sortKey: key,
  header,
  width,
  cell: (entry) => <OptionLabelField entry={entry} onSave={onSave} />,
});
