import { useDeleteAlternativePriceListMutation, type AlternativePriceList, type Market } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { t } from '../../../texts/priceConfigurator';

export interface DeleteAlternativeProps {
  market: Market;
  vetele: string;
  list: AlternativePriceList;
  /** Perhaps somebody else changed it meanwhile: it is to be read again. */
  onFailed: () => void;
  onClose: () => void;
}

export function DeleteAlternative({ market, vetele, list, onFailed, onClose }: DeleteAlternativeProps) {
  const outcome = useOutcome();
  const [remove, { isLoading }] = useDeleteAlternativePriceListMutation();
  const { keyCodopt: optCode, isExcluded, version } = list;
  const run = async () => {
    try {
      const path = { countryId: market.id, modelCode: vetele, optCode };
      const key = { ...path, isExcluded: isExcluded ? ('true' as const) : ('false' as const) };
      const { message } = await remove({ ...key, version }).unwrap();
      outcome.noted(message);
    } catch (error) {
      outcome.failedQuietly(error);
      onFailed();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Delete the alternative price list of {optCode}?', { optCode })}
      message={
        isExcluded
          ? t('Its prices for cars without {optCode} go; the normal list stays as it is.', { optCode })
          : t('Its prices for cars with {optCode} go; the normal list stays as it is.', { optCode })
      }
      confirmLabel={t('Delete')}
      danger
      pending={isLoading}
      onConfirm={run}
      onCancel={onClose}
    />
  );
}
