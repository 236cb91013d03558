import type { Market } from '../../../api';
import { RestoredEdits } from '../../../kit/form/RestoredEdits';
import { saveTaxes, TaxActions } from '../../../kit/taxes/TaxActions';
import { TaxConflictDialog } from '../../../kit/taxes/TaxConflictDialog';
import { TaxesTable } from '../../../kit/taxes/TaxesTable';
import { configuratorTexts } from '../../../texts';
import { FailedState } from '../../../ui/FailedState';
import { Skeleton } from '../../../ui/Skeleton';
import { useOnlineData } from '../online/useOnlineData';
import { PriceCard } from '../PriceCard';
import { useTellEdits } from '../save/otherEdits';
import { DownpaymentField } from './DownpaymentField';
import { useOnlineTaxes } from './useOnlineTaxes';
import '../online/online.css';
import './online-taxes.css';
import { t } from '../../../texts/priceConfigurator';

export interface OnlineTaxesCardProps {
  market: Pick<Market, 'id' | 'description' | 'currency' | 'pricemask' | 'solEnable'>;
  vetele: string;
  modelName: string;
  /** False for HQ users. */
  canModify: boolean;
  /** Undefined until it is known. */
  solServiceActive: boolean | undefined;
}

/** Card 3: the taxes of online sales and the downpayment of a vehicle. */
export function OnlineTaxesCard(props: OnlineTaxesCardProps) {
  const { market, vetele, solServiceActive } = props;
  const reason = reasonOf(market, solServiceActive);
  if (reason)
    return (
      <PriceCard id="online_taxes" title={configuratorTexts.onlineTaxes}>
        <p className="price-card-body online-off">{reason}</p>
      </PriceCard>
    );
  // Another vehicle has other edits.
  return <EditableTaxes {...props} key={`${market.id}/${vetele}`} />;
}

function reasonOf(
  { description, solEnable }: OnlineTaxesCardProps['market'],
  solServiceActive: boolean | undefined,
): string | undefined {
  if (solServiceActive === false)
    return t('Online sales are switched off, so there are no online taxes to set.');
  return solEnable ? undefined : t('{description} does not sell online.', { description });
}

const saveLabel = t('Save taxes');
const heads = { description: t('Description') };
const question = (description: string): string =>
  t('The online tax {description} of this vehicle is deleted for every type of customer.', { description });

function EditableTaxes({ market, vetele, modelName, canModify, solServiceActive }: OnlineTaxesCardProps) {
  const online = useOnlineData(market.id, vetele, solServiceActive === true);
  const taxes = useOnlineTaxes(market.id, vetele, online);
  const { sheet } = taxes;
  useTellEdits('online_taxes', configuratorTexts.onlineTaxes, taxes.changes);

  return (
    <PriceCard
      id="online_taxes"
      title={configuratorTexts.onlineTaxes}
      onSave={(card) => saveTaxes(taxes, card)}
      actions={sheet && canModify && <TaxActions taxes={taxes} saveLabel={saveLabel} />}
    >
      <RestoredEdits draft={taxes.draft} isDirty={taxes.changes > 0} onDiscard={taxes.rollback} />
      {sheet && online.data ? (
        <div className="online-taxes">
          <TaxesTable
            taxes={taxes}
            caption={t('Online taxes')}
            heads={heads}
            question={question}
            mask={market.pricemask}
            canModify={canModify}
          />
          <DownpaymentField
            market={market}
            downpayments={online.data.downpayments}
            chosen={sheet.downpayment}
            isChanged={sheet.downpayment !== taxes.stored?.downpayment}
            disabled={!canModify || taxes.isBusy}
            onChoose={(downpayment) => taxes.edit((now) => ({ ...now, downpayment }))}
          />
        </div>
      ) : (
        <TaxesState isFailed={online.isFailed} onRetry={online.reload} />
      )}
      <TaxConflictDialog
        taxes={taxes}
        title={t('A colleague changed the same online taxes')}
        subject={t('the online taxes of {modelName}, {description}', {
          modelName,
          description: market.description,
        })}
        code={vetele}
        mask={market.pricemask}
        saveLabel={saveLabel}
      />
    </PriceCard>
  );
}

function TaxesState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => unknown }) {
  if (!isFailed)
    return (
      <div className="price-card-body price-skeleton" aria-busy="true">
        <span className="sr" role="status">
          {t('The online taxes are being read.')}
        </span>
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </div>
    );
  return (
    <FailedState
      title={t('The online taxes could not be read')}
      text={t('Nothing is lost: what is stored stays as it is.')}
      onRetry={onRetry}
    />
  );
}
