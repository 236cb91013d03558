import { ArrowLeft, Download, Filter, Plus, Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { campaignTexts, onlineListTexts, shellTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import type { OpenCampaign } from './dialogs/CampaignDialog';
import { t } from '../../texts/solCampaigns';

export interface CampaignsHeadProps {
  canWrite: boolean;
  /** Where one came from; null: not from the price configurator. */
  priceList: string | null;
  filters: { id: string; isOpen: boolean; toggle: () => void };
  onOpen: OpenCampaign;
}

/** The title and what can be done with the campaigns as a whole; HQ neither creates nor imports any. */
export function CampaignsHead({ canWrite, priceList, filters, onOpen }: CampaignsHeadProps) {
  const navigate = useNavigate();
  return (
    <PageHead
      title={shellTexts.discountsCampaigns}
      help={
        canWrite
          ? t("On-line discounts of your markets. Times follow each campaign's time zone.")
          : t(
              "On-line discounts of the markets, read-only for headquarters. Times follow each campaign's time zone.",
            )
      }
      actions={
        <>
          {priceList !== null && (
            <Button icon={ArrowLeft} onClick={() => navigate(priceList)}>
              {campaignTexts.backToPriceConfigurator}
            </Button>
          )}
          <Button
            icon={Filter}
            className="campaign-filter-toggle"
            aria-expanded={filters.isOpen}
            aria-controls={filters.isOpen ? filters.id : undefined}
            onClick={filters.toggle}
          >
            {t('Filters')}
          </Button>
          {canWrite && (
            <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
              {onlineListTexts.import}
            </Button>
          )}
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {onlineListTexts.export}
          </Button>
          {canWrite && (
            <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
              {t('New campaign')}
            </Button>
          )}
        </>
      }
    />
  );
}
