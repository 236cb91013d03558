import type { EquipmentItem } from '../../../api';
import { EquipmentCard, type EquipmentCardProps } from '../equipment/EquipmentCard';
import { ChangePrices, type ChangePricesProps } from '../changes/ChangePrices';
import type { PriceList } from '../save/usePriceList';
import type { PriceCards, SectionName } from './usePriceCards';
import { saveBlockOf, saveScopeOf } from '../save/priceSave';
import { isBlankRow } from '../../../kit/grid/blankRows';
import { usePriceCell, usePriceCounts } from '../../../kit/grid/usePriceSheet';
import { baseCode } from '../save/priceList';
import { TakeOfficial } from '../save/BlankActions';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageTag } from '../../../../../contracts/rules/language-tag';
import { Message } from '../../../ui/feedback/Message';
import { usePriceWarnings } from '../warnings/usePriceWarnings';
import { t } from '../../../texts/priceConfigurator.gen';
import layoutStyles from '../../../ui/layout.module.css';
import styles from '../price-configurator.module.css';
import { classes } from '../../../ui/classes';
import buttonStyles from '../../../ui/navigation/button.module.css';
import textStyles from '../../../ui/text.module.css';
import { Stack } from '../../../ui/Stack';

interface MissingWarningProps {
  vetele: string;
  count: number;
  onShow: () => void;
  /** Given where the base price is missing. */
  onGoToBase?: () => void;
  action?: ReactNode;
}

/** The danger alert of a list with blank prices, and the way to them. */
function MissingWarning({ vetele, count, onShow, onGoToBase, action }: MissingWarningProps) {
  const { missing } = usePriceWarnings(vetele);
  return (
    <Message tone="error" icon={TriangleAlert}>
      <b lang={languageTag(missing.lang)}>{missing.text}</b>
      {onGoToBase && <span>{t('A price list needs a base price above 0.')}</span>}
      {count > 0 && <span>{t('Equipment with a blank price does not show in the configurator.')}</span>}
      {onGoToBase && (
        <button
          type="button"
          className={classes(buttonStyles.link, textStyles.underlined, textStyles.bold, layoutStyles.end)}
          onClick={onGoToBase}
        >
          {t('Go to the base price')}
        </button>
      )}
      {count > 0 && (
        <button
          type="button"
          className={classes(buttonStyles.link, textStyles.underlined, textStyles.bold, layoutStyles.end)}
          onClick={onShow}
        >
          {count === 1 ? t('Show the item') : t('Show the {count} items', { count })}
        </button>
      )}
      {action}
    </Message>
  );
}

interface MissingPricesProps {
  vetele: string;
  list: PriceList;
  section: SectionName;
  cards: PriceCards;
  /** Who cannot set the prices is not offered to fill them. */
  canEdit: boolean;
}

/** The warning about a section that has items without a price; the base price belongs to the options. */
function MissingPrices({ vetele, list, section, cards, canEdit }: MissingPricesProps) {
  const { missing } = usePriceCounts(list.sheet, list.sections[section]);
  usePriceCell(list.sheet, baseCode);
  const isBaseMissing = section === 'options' && isBlankRow(list.sheet, baseCode);
  if (missing === 0 && !isBaseMissing) return null;
  return (
    <Stack gap={8} className={styles.warnings}>
      <MissingWarning
        vetele={vetele}
        count={missing}
        onShow={() => cards.showMissing(section)}
        onGoToBase={isBaseMissing ? () => cards.goTo(baseCode, list.sections) : undefined}
        action={
          canEdit && (
            <TakeOfficial
              className={classes(buttonStyles.link, textStyles.underlined, textStyles.bold, layoutStyles.end)}
              sheet={list.sheet}
              codes={[baseCode, ...list.sections[section]].filter(
                (code) => (code !== baseCode || section === 'options') && isBlankRow(list.sheet, code),
              )}
              onGoTo={(code) => cards.goTo(code, list.sections)}
            />
          )
        }
      />
    </Stack>
  );
}

/** Saves what has been changed; where blank prices keep the list from it, the focus goes to the first of them. */
function saveByKey(
  { list, sections, isSaving, save }: Pick<PriceList, 'list' | 'sections' | 'isSaving' | 'save'>,
  cards: Pick<PriceCards, 'goTo'>,
): void {
  const scope = list && saveScopeOf(list, sections);
  if (!scope || isSaving) return;
  const block = saveBlockOf(list, sections, scope);
  if (block) cards.goTo(block.codes[0]!, sections);
  else void save();
}

export interface SectionCardProps extends Pick<
  EquipmentCardProps,
  'id' | 'title' | 'market' | 'canEdit' | 'note' | 'children' | 'onBreakdown' | 'onInfo'
> {
  section: SectionName;
  items: readonly EquipmentItem[];
  list: PriceList;
  cards: PriceCards;
  /** Of the change of many prices at once. */
  changes: Omit<ChangePricesProps, 'grid' | 'title'>;
}

const kindBySection = {
  options: 'options',
  fuoriserie: 'fuoriserie',
  programmes: 'programs',
  accessories: 'accessories',
} as const;

/** A list of equipment as a card of this screen: its rows of the price list, and the warning about what is missing there. */
export function SectionCard({ section, list, cards, changes, children, ...card }: SectionCardProps) {
  const hold = cards.hold[section];
  return (
    <EquipmentCard
      {...card}
      ref={hold}
      kind={kindBySection[section]}
      sheet={list.sheet}
      isPublished={list.isPublished}
      onSave={() => saveByKey(list, cards)}
      mask={list.mask}
      currency={list.currency}
      tools={(grid) => <ChangePrices {...changes} grid={grid} title={card.title} />}
      warning={
        <MissingPrices
          vetele={changes.base.vetele}
          list={list}
          section={section}
          cards={cards}
          canEdit={card.canEdit}
        />
      }
    >
      {children}
    </EquipmentCard>
  );
}
