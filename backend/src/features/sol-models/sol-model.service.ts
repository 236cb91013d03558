import { invalid, notFound, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/onlineSales.ts';
import { isShownByHq, isSoldIn, lockHqRecord, lockMarketRecord } from './sol-model.repository.ts';
import { storeVisibility } from './sol-model.writer.ts';
import type { VisibilityInput } from './sol-model.wire.ts';
import { refusedBelowHidden } from './sol-visibility.rules.ts';
import { requireOwnSolMarket, requireSolMarket, requireSolUser } from './sol-rights.read.ts';

const gone = (): Error => notFound(t('This vehicle is no longer on the list of online sales.'));
const said = (vetele: string, visible: boolean, where: string): { message: string } => ({
  message: visible
    ? t('{vetele} is visible {where}', { vetele, where })
    : t('{vetele} is not visible {where}', { vetele, where }),
});

async function changeHq(context: Context, id: number, visible: boolean): Promise<{ message: string }> {
  const stored = await lockHqRecord(context, id);
  if (!stored) throw gone();
  await storeVisibility(context, stored, visible);
  return said(stored.vetele, visible, t('to the markets'));
}

async function changeMarket(context: Context, id: number, visible: boolean): Promise<{ message: string }> {
  const stored = await lockMarketRecord(context, id);
  if (!stored) throw gone();
  const { vetele, countryId } = stored;
  const market = await requireOwnSolMarket(context, countryId);
  if (!stored.hqVisible) throw refused(refusedBelowHidden(vetele, market.description, visible));
  await storeVisibility(context, stored, visible);
  return said(vetele, visible, t('in {market}', { market: market.description }));
}

/** HQ users change headquarters' record, others their market's, only below a visible one (R-204, R-217; A-14). */
export async function changeVisibility(
  context: Context,
  asHq: boolean,
  { idSolModel, idSolModelMarket, visible }: VisibilityInput,
): Promise<{ message: string }> {
  const { isHq } = await requireSolUser(context);
  if (asHq && !isHq) throw refused(t('Only HQ users change what headquarters show online.'));
  if (!asHq && isHq) throw refused(t('Headquarters change their own record; each market changes its own.'));
  const [field, id] = asHq ? ['idSolModel', idSolModel] : ['idSolModelMarket', idSolModelMarket];
  if (typeof id !== 'number')
    throw invalid(t('Which record?'), [{ field: String(field), message: t('required') }]);
  return asHq ? changeHq(context, id, visible) : changeMarket(context, id, visible);
}

/** 1 where visible online: in the given market; else by headquarters for HQ, in one's own markets for others (decision A-61). */
export async function checkActive(
  context: Context,
  vetele: string,
  countryId: string | undefined,
): Promise<0 | 1> {
  if (countryId) {
    const market = await requireSolMarket(context, countryId);
    return (await isSoldIn(context, vetele, [market.id])) ? 1 : 0;
  }
  const { isHq, countries } = await requireSolUser(context);
  const isActive = isHq ? await isShownByHq(context, vetele) : await isSoldIn(context, vetele, countries);
  return isActive ? 1 : 0;
}
