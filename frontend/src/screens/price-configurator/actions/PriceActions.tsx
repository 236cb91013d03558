import { ArrowLeft, RefreshCw, BookOpen, List, GitCompareArrows } from 'lucide-react';
import { type Market, type ModelItem, useGetConsoleConfigValueQuery } from '../../../api';
import { priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import type { PriceRights } from '../rightsOf';
import type { PriceCards } from '../page/usePriceCards';
import type { PriceList } from '../save/usePriceList';
import { SeveralLists } from '../several/SeveralLists';
import { WorkbookButtons } from './WorkbookButtons';
import { LinkButton } from '../../../ui/navigation/LinkButton';
import { RouteButton } from '../../../ui/navigation/RouteButton';
import { t } from '../../../texts/priceConfigurator.gen';
import { useState } from 'react';
import { taxesUnread } from '../../../kit/taxes/taxRows';
import { AlternativePricelistsDialog } from '../alternative/AlternativePricelistsDialog';
import styles from '../price-configurator.module.css';
import { classes } from '../../../ui/classes';
import layoutStyles from '../../../ui/layout.module.css';

interface AlternativeButtonProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
}

/** Opens the alternative price list of the vehicle, once the normal one is there to compare with, and the taxes to take off. */
function AlternativeButton({ market, model, list }: AlternativeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { base, details, taxes } = list;
  return (
    <>
      <Button
        icon={List}
        disabled={!base || !details || !taxes}
        title={base && details && !taxes ? taxesUnread : undefined}
        onClick={() => setIsOpen(true)}
      >
        {priceScreenTexts.alternativePricelists}
      </Button>
      {isOpen && base && details && taxes && (
        <AlternativePricelistsDialog
          market={market}
          base={base}
          details={details}
          taxes={taxes}
          vetele={model.value}
          modelName={model.label}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Opens the PDF of the configuration in a new window. */
function TutorialLink() {
  const { data } = useGetConsoleConfigValueQuery({ code: 'PRICE_CONF_PDF_URL' });
  const address = data?.trim();
  if (!address)
    return (
      <Button
        variant="quiet"
        icon={BookOpen}
        disabled
        title={t('No address is configured: PRICE_CONF_PDF_URL.')}
      >
        {priceScreenTexts.tutorial}
      </Button>
    );
  return (
    <LinkButton variant="quiet" icon={BookOpen} href={address}>
      {priceScreenTexts.tutorial}
    </LinkButton>
  );
}

export interface PriceActionsProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
  rights: PriceRights;
  cards: PriceCards;
  /** Given after an arrival from online sales. */
  onBack: (() => void) | undefined;
}

/** The buttons of the screen; Excel and alternative lists belong to markets that set their prices here. */
export function PriceActions({ market, model, list, rights, cards, onBack }: PriceActionsProps) {
  return (
    <div className={classes(layoutStyles.row, layoutStyles.wrap, styles.actions)}>
      {onBack && (
        <Button icon={ArrowLeft} onClick={onBack}>
          {priceScreenTexts.back}
        </Button>
      )}
      {(market.enableBaseOpt || market.enableAccessories) && <TutorialLink />}
      {market.enableBaseOpt && (
        <>
          <AlternativeButton market={market} model={model} list={list} />
          <WorkbookButtons market={market} model={model} list={list} cards={cards} canImport={rights.base} />
        </>
      )}
      <RouteButton
        to={`/price_compare?${new URLSearchParams({ leftMarket: market.id, leftVehicle: model.value })}`}
        icon={GitCompareArrows}
      >
        {t('Compare…')}
      </RouteButton>
      {rights.any && <SeveralLists market={market} model={model} list={list} />}
      <Button icon={RefreshCw} pending={list.isReloading} onClick={list.refresh}>
        {priceScreenTexts.refresh}
      </Button>
    </div>
  );
}
