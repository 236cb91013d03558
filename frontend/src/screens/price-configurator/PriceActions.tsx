import { ArrowLeft, BookOpen, Download, List, RefreshCw, Upload } from 'lucide-react';
import { useGetConsoleConfigValueQuery, type Market } from '../../api';
import { labelTexts, priceScreenTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';

export interface PriceActionsProps {
  market: Market;
  /** Given after an arrival from online sales. */
  onBack: (() => void) | undefined;
  /** HQ users read only. */
  canImport: boolean;
  isExporting: boolean;
  isRefreshing: boolean;
  onAlternative: () => void;
  onExport: () => unknown;
  onImport: () => void;
  onRefresh: () => unknown;
}

/** The buttons of the screen; Excel and alternative lists belong to markets that set their prices here. */
export function PriceActions(props: PriceActionsProps) {
  const { market, onBack, canImport, onAlternative, onExport, onImport, onRefresh } = props;
  return (
    <>
      {onBack && (
        <Button icon={ArrowLeft} onClick={onBack}>
          {priceScreenTexts.back}
        </Button>
      )}
      {(market.enableBaseOpt || market.enableAccessories) && <Tutorial />}
      {market.enableBaseOpt && (
        <>
          <Button icon={List} onClick={onAlternative}>
            {priceScreenTexts.alternativePricelists}
          </Button>
          <Button icon={Download} pending={props.isExporting} onClick={onExport}>
            {labelTexts.export}
          </Button>
          <Button
            icon={Upload}
            disabled={!canImport}
            title={canImport ? undefined : 'HQ users read prices and do not set them.'}
            onClick={onImport}
          >
            {labelTexts.import}
          </Button>
        </>
      )}
      <Button icon={RefreshCw} pending={props.isRefreshing} onClick={onRefresh}>
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
