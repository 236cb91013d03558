import { invalid, notFound, refused, stale } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { lastChangeOf } from '../../kit/change-log.ts';
import type { Schema } from '../../kit/contract.ts';
import { refuseOtherCurrency } from '../../kit/typed-currency.ts';
import { isSolServiceAvailable } from '../configuration-parameters/sol-service.read.ts';
import { marketRights, requireReadableMarket, type Market } from '../session/market-rights.read.ts';
import {
  deleteTaxes as deleteStored,
  findTaxes,
  isFixed,
  refuseUnknownTaxes,
  rowsToStore,
  storedIn,
  storeTaxes,
  taxProblems,
} from '../sol-price-data/sol-tax.read.ts';
import { t } from '../../texts/onlineSales.ts';
import {
  lockTaxes,
  SOL_COUNTRY_TAXES,
  logTaxes,
  readTaxes,
  type CountryTax,
} from './sol-country-tax.repository.ts';

export type CountryTaxInput = Schema<'SolCountryTaxInput'>;

/** Quoted text (decision B-01); the price configurator spells it differently. */
const DESCRIPTION_REQUIRED = 'Description required';

/** While SOL is off, the same taxes are FINCO's, for anyone but dealers (decision A-19). The contract cannot express that. */
async function requireTaxUser(context: Context): Promise<void> {
  const { isDealer } = await marketRights(context);
  if (isDealer) throw refused(t('Neither online sales nor FINCO are open to dealers.'));
  if (context.actor?.scopes.has('sol')) return;
  if (await isSolServiceAvailable(context))
    throw refused(t('You may not use the online sales setup. Ask a user administrator.'));
}

const requireOnline = ({ solEnable, description }: Market): void => {
  if (!solEnable) throw refused(t('{description} does not sell online.', { description }));
};

/** One's own market that sells online, or any for HQ (R-250, R-284; A-18). */
export async function getTaxes(context: Context, countryId: string): Promise<CountryTax[]> {
  await requireTaxUser(context);
  const market = await requireReadableMarket(context, countryId);
  if (!market.isHq) requireOnline(market);
  return readTaxes(context, market.id);
}

/** HQ users too (decision A-85). */
async function lockedMarket(context: Context, countryId: string): Promise<Market> {
  await lockTaxes(context, countryId);
  const market = await requireReadableMarket(context, countryId);
  requireOnline(market);
  return market;
}

function marketIn(rows: CountryTaxInput[]): string {
  const ids = rows.map(({ countryId, idCountry }) => countryId || idCountry);
  const [first, ...others] = new Set(ids.filter((id): id is string => Boolean(id)));
  if (first === undefined) throw invalid(t('Which market do these taxes belong to?'));
  if (others.length > 0) throw invalid(t('Save the taxes of one market at a time.'));
  return first;
}

/** Changed, deleted or added by somebody else meanwhile. A row without a version is never stale. */
function isStale(rows: CountryTaxInput[], stored: CountryTax[]): boolean {
  const storedOf = storedIn(rows, stored);
  return rows.some((row) => row.version != null && row.version !== (storedOf(row)?.version ?? 0));
}

async function staleTaxes(context: Context, countryId: string, current: CountryTax[]): Promise<Error> {
  const last = await lastChangeOf(context, SOL_COUNTRY_TAXES, countryId);
  const who = last?.actor ?? t('Somebody');
  return stale(context, t('{who} changed these taxes while you were editing.', { who }), {
    current,
    changedBy: last?.actor,
    changedAt: last?.at,
  });
}

/** Three rows per description (R-249, R-251, R-252; A-77). */
export async function saveTaxes(
  context: Context,
  rows: CountryTaxInput[],
  shownCurrency: string | undefined,
): Promise<{ message: string }> {
  await requireTaxUser(context);
  const market = await lockedMarket(context, marketIn(rows));
  refuseOtherCurrency('shownCurrency', shownCurrency, market.currency);
  const stored = await readTaxes(context, market.id);
  if (isStale(rows, stored)) throw await staleTaxes(context, market.id, stored);
  refuseUnknownTaxes(rows, stored);
  const problems = taxProblems(rows, stored, {
    required: DESCRIPTION_REQUIRED,
    fieldOf: String,
    mask: market.pricemask,
  });
  if (problems.length > 0) throw invalid(problems[0]!.message, problems);
  await storeTaxes(context, { countryId: market.id, vetele: null }, rowsToStore(rows, stored));
  await logTaxes(context, market.id, stored);
  return { message: t('The taxes of {market} are saved.', { market: market.description }) };
}

/** Fixed taxes are never deleted. */
export async function deleteTaxes(context: Context, ids: number[]): Promise<{ message: string }> {
  await requireTaxUser(context);
  const wanted = [...new Set(ids)];
  const taxes = await findTaxes(context, wanted, 'markets');
  const [first] = taxes;
  if (!first || taxes.length < wanted.length)
    throw notFound(t('One of these taxes no longer exists. Reload them.'));
  if (taxes.some(({ countryId }) => countryId !== first.countryId))
    throw invalid(t('Delete the taxes of one market at a time.'));
  const market = await lockedMarket(context, first.countryId);
  const names = [...new Set(taxes.map(({ description }) => description))];
  if (names.some(isFixed)) throw invalid(t('Fixed taxes are never deleted.'));
  const before = await readTaxes(context, market.id);
  await deleteStored(context, wanted, { countryId: market.id, vetele: null });
  await logTaxes(context, market.id, before);
  const message =
    names.length === 1
      ? t('{name} is deleted.', { name: names[0] })
      : t('{names} are deleted.', { names: names.join(', ') });
  return { message };
}
