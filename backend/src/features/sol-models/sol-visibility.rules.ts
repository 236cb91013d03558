import { t } from '../../texts/onlineSales.ts';
import type { VehicleRecords } from './sol-model.repository.ts';

/** R-217; A-14. */
export const refusedBelowHidden = (vetele: string, market: string, visible: boolean): string =>
  visible
    ? t('Headquarters do not show {vetele} online, so {market} cannot show it.', { vetele, market })
    : t('Headquarters do not show {vetele} online; {market} can change its own visibility when they do.', {
        vetele,
        market,
      });

/** Why a market cannot have or change its record of a vehicle, which is called `model` here. */
export function refusedInMarket(
  { vetele, idSol, idSolMarket, hqVisible, isSold }: VehicleRecords,
  { model, market, visible }: { model: string; market: string; visible: boolean },
): string | undefined {
  if (idSol === null)
    return t('Headquarters have not put {model} on the list of online sales yet, so no market can.', {
      model,
    });
  if (idSolMarket === null && !isSold) return t('{market} does not sell {model}.', { market, model });
  if (!hqVisible && (visible || idSolMarket !== null)) return refusedBelowHidden(vetele, market, visible);
  return undefined;
}
