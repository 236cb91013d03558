import { useEffect } from 'react';
import { useCheckSolModelActiveQuery, type Market } from '../../../api';
import { priceScreenTexts } from '../../../texts';

/**
 * Asks at each change of the model whether it is active for online sales, where the market has them; that it is not is no more
 * than a note on the console.
 */
export function useModelActiveCheck(market: Market | undefined, vetele: string, isSolShown: boolean): void {
  const { currentData, isFetching } = useCheckSolModelActiveQuery(
    { vetele },
    { skip: !market?.solEnable || !isSolShown || vetele === '', refetchOnMountOrArgChange: true },
  );
  const isInactive = currentData === 0 && !isFetching;
  useEffect(() => {
    if (isInactive) console.info(`${priceScreenTexts.modelNotActive}: ${vetele}`);
  }, [isInactive, vetele]);
}
