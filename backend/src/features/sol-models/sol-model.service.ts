import { invalid, notFound, refused } from '../../kit/app-error.ts';
import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import {
  isShownByHq,
  isSoldIn,
  lockHqRecord,
  lockMarketRecord,
  storeHqVisibility,
  storeMarketVisibility,
} from './sol-model.repository.ts';
import { requireOwnSolMarket, requireSolUser } from './sol-rights.read.ts';

export interface VisibilityInput {
  idSolModel?: number | null;
  idSolModelMarket?: number | null;
  visible: boolean;
}

const gone = (): Error => notFound('This vehicle is not on the list of online sales any more.');
const said = (vetele: string, visible: boolean, where: string): { message: string } => ({
  message: `${vetele} is ${visible ? '' : 'not '}visible ${where}`,
});

async function changeHq(context: Context, id: number, visible: boolean): Promise<{ message: string }> {
  const stored = await lockHqRecord(context, id);
  if (!stored) throw gone();
  const { vetele } = stored;
  if (stored.visible !== visible) {
    await storeHqVisibility(context, id, visible);
    const states = { before: { vetele, visible: stored.visible }, after: { vetele, visible } };
    await logChange(context, { entity: 'solModel', entityId: id, action: 'update', ...states });
  }
  return said(vetele, visible, 'to the markets');
}

async function changeMarket(context: Context, id: number, visible: boolean): Promise<{ message: string }> {
  const stored = await lockMarketRecord(context, id);
  if (!stored) throw gone();
  const { vetele, countryId } = stored;
  const market = await requireOwnSolMarket(context, countryId);
  if (visible && !stored.hqVisible)
    throw refused(`Headquarters do not show ${vetele} online, so ${market.description} cannot show it.`);
  if (stored.visible !== visible) {
    await storeMarketVisibility(context, id, visible);
    const before = { vetele, countryId, visible: stored.visible };
    const states = { before, after: { vetele, countryId, visible } };
    await logChange(context, { entity: 'solModelMarket', entityId: id, action: 'update', ...states });
  }
  return said(vetele, visible, `in ${market.description}`);
}

/**
 * Shows or hides a vehicle online: HQ users act on the record of headquarters, others on that of an own market, which
 * can be visible only under a visible one (R-204; readings A-14).
 */
export async function changeVisibility(
  context: Context,
  asHq: boolean,
  { idSolModel, idSolModelMarket, visible }: VisibilityInput,
): Promise<{ message: string }> {
  const { isHq } = await requireSolUser(context);
  if (asHq && !isHq) throw refused('Only HQ users change what headquarters show online.');
  if (!asHq && isHq) throw refused('Headquarters change their own record; each market changes its own.');
  const [field, id] = asHq ? ['idSolModel', idSolModel] : ['idSolModelMarket', idSolModelMarket];
  if (typeof id !== 'number') throw invalid('Which record?', [{ field: String(field), message: 'required' }]);
  return asHq ? changeHq(context, id, visible) : changeMarket(context, id, visible);
}

/** 1 where a vehicle is visible online to this user: by headquarters for HQ, sold in an own market for others (readings A-61). */
export async function checkActive(context: Context, vetele: string): Promise<0 | 1> {
  const { isHq, countries } = await requireSolUser(context);
  const isActive = isHq ? await isShownByHq(context, vetele) : await isSoldIn(context, vetele, countries);
  return isActive ? 1 : 0;
}
