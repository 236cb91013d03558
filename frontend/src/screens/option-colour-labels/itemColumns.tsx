import { ChevronDown, ChevronRight, Save } from 'lucide-react';
import type { OptColorItem, ColourUse } from '../../api';
import { RowCode } from '../../kit/list/cells';
import type { OpenRows } from '../../kit/inline-edit/useOpenRows';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { IconButton } from '../../ui/navigation/IconButton';
import { Tag } from '../../ui/data/Tag';
import { type ItemSortKey, foundElsewhere, labelIn, placeOf, itemFields, labelsOf } from './itemLabels';
import { t } from '../../texts/optionColourLabels.gen';
import { useCurrentLanguage } from '../../api/preferences';
import { useState } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { RowTextInput, useRowText } from '../../kit/inline-edit/RowTextInput';
import { Button } from '../../ui/navigation/Button';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { carouselImages, iconUrl } from '../../api/pictures';
import { Carousel } from '../../ui/data/Carousel';
import { Thumbnail } from '../../ui/data/Thumbnail';
import styles from './option-colour-labels.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';

function ColourDetails({ item }: { item: OptColorItem }) {
  const [shown, setShown] = useState<ColourUse>();
  const { code, offeredIn = [] } = item;
  const pictured = (use: ColourUse) => ({ ...use, colourCode: code });
  const toggle = (use: ColourUse) => setShown(use.optCode === shown?.optCode ? undefined : use);

  return (
    <div className={styles.details}>
      <section aria-label={t('Options in {code}', { code })}>
        <h2 className={classes(textStyles.muted, textStyles.tiny)}>{t('Options in this colour')}</h2>
        {offeredIn.length === 0 && <p className={textStyles.muted}>{t('No model offers it yet.')}</p>}
        <Row as="ul" wrap align="flex-start" gap={10} pad="0 0 10px">
          {offeredIn.map((use) => (
            <Stack as="li" gap={3} className={styles.use} key={use.optCode} title={use.as400Description}>
              <Thumbnail
                src={iconUrl(pictured(use))}
                label={t('Images of {optCode} in {code}', { optCode: use.optCode, code })}
                isOpen={use.optCode === shown?.optCode}
                onToggle={() => toggle(use)}
              />
              <span className={textStyles.code}>{use.optCode}</span>
            </Stack>
          ))}
        </Row>
        {shown && (
          <Carousel
            key={shown.optCode}
            compact
            images={carouselImages(pictured(shown))}
            title={t('{optCode} in {code}', { optCode: shown.optCode, code })}
            onClose={() => setShown(undefined)}
          />
        )}
      </section>
      <LabelsOfAllLanguages item={item} />
    </div>
  );
}

function LabelsOfAllLanguages({ item }: { item: OptColorItem }) {
  const labels = labelsOf(item);
  return (
    <section aria-label={t('Labels of {code}', { code: item.code })}>
      <h2 className={classes(textStyles.muted, textStyles.tiny)}>{t('Labels')}</h2>
      {labels.length === 0 && <p className={textStyles.muted}>{t('No label in any language.')}</p>}
      <Stack as="dl" columns="max-content 1fr" gap="3px 16px">
        {labels.map((label) => (
          <div key={label.id}>
            <dt>{placeOf(label)}</dt>
            <dd lang={languageTag(label.language.code)}>{label.label}</dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}

interface ColourLabelFieldProps {
  item: OptColorItem;
  onSave: (item: OptColorItem) => Promise<void>;
}

/** The label of a colour, edited in its row, with the button that saves it. */
function ColourLabelField({ item, onSave }: ColourLabelFieldProps) {
  const { code: lang, text: language } = useCurrentLanguage();
  const label = labelIn(item, lang);
  const stored = { id: item.id, text: label?.label ?? '', version: label?.version ?? 0 };
  const { isChanged, isBlank } = useRowText(stored);
  const [isSaving, setIsSaving] = useState(false);
  const save = useSingleFlight(async () => {
    setIsSaving(true);
    await onSave(item);
    setIsSaving(false);
  });
  const isSavable = isChanged && !isBlank;

  return (
    <Row className={styles.label}>
      <RowTextInput
        stored={stored}
        label={t('Label of {code}', { code: item.code })}
        placeholder={t('No label in {language}', { language })}
        maxLength={itemFields.label.maxLength}
        lang={lang}
        onSave={save}
      />
      <Button
        size="s"
        icon={Save}
        variant={isSavable ? 'primary' : 'secondary'}
        disabled={!isSavable}
        pending={isSaving}
        aria-label={t('Save the label of {code}', { code: item.code })}
        onClick={save}
      >
        {t('Save')}
      </Button>
    </Row>
  );
}

/** A label that a search has found where the row does not show it. */
function FoundLabel({ item, searched }: { item: OptColorItem; searched: string }) {
  const { code } = useCurrentLanguage();
  const found = foundElsewhere(item, code, searched);
  if (!found) return null;
  return (
    <span className={textStyles.sub}>
      {placeOf(found)}: <span lang={languageTag(found.language.code)}>{found.label}</span>
    </span>
  );
}

function LabelText({ item, searched }: { item: OptColorItem; searched: string }) {
  const { code } = useCurrentLanguage();
  const label = labelIn(item, code)?.label;
  return (
    <>
      {label ? <span lang={languageTag(code)}>{label}</span> : <Dash />}
      <FoundLabel item={item} searched={searched} />
    </>
  );
}

const FIRST_PART = 50;

/** The first 50 characters of the info text (decision A-35); the whole of it on hover. */
function InfoText({ item }: { item: OptColorItem }) {
  const { code } = useCurrentLanguage();
  const text = labelIn(item, code)?.description ?? '';
  const characters = [...text];
  if (characters.length === 0) return <Dash />;
  if (characters.length <= FIRST_PART) return <span lang={languageTag(code)}>{text}</span>;
  return (
    <span lang={languageTag(code)} title={text}>
      {characters.slice(0, FIRST_PART).join('')}…
    </span>
  );
}

export type ItemColumn = Column<OptColorItem, ItemSortKey>;

const expandColumn = ({ isOpen, toggle }: OpenRows): ItemColumn => ({
  key: 'expand',
  header: <span className={textStyles.unseen}>{t('Details')}</span>,
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
  className: classes(textStyles.mono, textStyles.ellipsis),
  cell: ({ as400Description }) => as400Description || <Dash />,
};

const plainColumn = (key: 'subgroup' | 'layergroup', header: string): ItemColumn => ({
  key,
  sortKey: key,
  header,
  cell: (item) => item[key] || <Dash />,
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
