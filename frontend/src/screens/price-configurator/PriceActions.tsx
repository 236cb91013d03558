import { ArrowLeft, BookOpen, RefreshCw } from 'lucide-react';
import { useGetConsoleConfigValueQuery, type Market } from '../../api';
import { priceScreenTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import type { PriceList } from './save/usePriceList';

export interface PriceActionsProps {
  market: Market;
  list: PriceList;
  /** Given after an arrival from online sales. */
  onBack: (() => void) | undefined;
}

/** The buttons of the screen; Excel and alternative lists belong to markets that set their prices here. */
export function PriceActions({ market, list, onBack }: PriceActionsProps) {
  return (
    <>
      {onBack && (
        <Button icon={ArrowLeft} onClick={onBack}>
          {priceScreenTexts.back}
        </Button>
      )}
      {(market.enableBaseOpt || market.enableAccessories) && <Tutorial />}
      <Button icon={RefreshCw} pending={list.isReloading} onClick={list.refresh}>
        {priceScreenTexts.refresh}
      </Button>
    </>
  );
}

/** Opens the PDF of the configuration in a new window. */
function Tutorial() {
  const { data } = useGetConsoleConfigValueQuery({ code: 'PRICE_CONF_PDF_URL' });
  const address = data?.trim();
  if (!address)
    return (
      <Button variant="quiet" icon={BookOpen} disabled title="No address is configured: PRICE_CONF_PDF_URL.">
        {priceScreenTexts.tutorial}
      </Button>
    );
  return (
    <LinkButton variant="quiet" icon={BookOpen} href={address}>
      {priceScreenTexts.tutorial}
    </LinkButton>
  );
}
