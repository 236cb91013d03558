import { formatAmount } from '../../../../contracts/rules/amounts.ts';
import type { Context } from '../../kit/context.ts';
import { fallbackChain, findLanguage, listAllLanguages } from '../languages/language.read.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { requireReadableMarket } from '../session/market-rights.read.ts';
import { presentBasePrice, presentItem, writingOf } from './price-list.present.ts';
import {
  findItems,
  findLangOfUser,
  findList,
  findPriceChanges,
  type Section,
} from './price-list.repository.ts';
import type { BasePriceInfo, ListKey, PriceChange, PriceDetails } from './price-list.wire.ts';

/** 404 without market or vehicle, 403 for a market that the user may not see. */
export async function readList(context: Context, { countryId, modelCode }: ListKey) {
  const market = await requireReadableMarket(context, countryId);
  const vehicle = await requireVehicle(context, modelCode);
  return { market, vehicle, list: await findList(context, market.id, vehicle.vetele) };
}

export async function getBasePrice(context: Context, key: ListKey): Promise<BasePriceInfo> {
  const { market, vehicle, list } = await readList(context, key);
  return presentBasePrice(market, vehicle, list);
}

async function languageIds(context: Context, codeOrId: string | undefined): Promise<number[]> {
  const languages = await listAllLanguages(context);
  const language = findLanguage(languages, codeOrId) ?? findLanguage(languages, 'en');
  return language ? fallbackChain(languages, language).map(({ id }) => id) : [];
}

export const languageIdsOfUser = async (context: Context): Promise<number[]> =>
  languageIds(context, await findLangOfUser(context));

export async function getDetails(
  context: Context,
  key: ListKey & { language: string },
): Promise<PriceDetails> {
  const { market, vehicle, list } = await readList(context, key);
  const items = await findItems(context, market.id, vehicle, await languageIds(context, key.language));
  const writing = writingOf(market, list);
  const sectionOf = (wanted: Section) =>
    items.filter(({ section }) => section === wanted).map((item) => presentItem(item, writing));
  return {
    version: list?.version ?? 0,
    optionalsSection: sectionOf('options'),
    accessoriesSection: sectionOf('accessories'),
    customerPrgSection: sectionOf('programs'),
    fuoriseriesSection: sectionOf('fuoriserie'),
  };
}

/** `code` '-' is the base price. An item that the vehicle has lost keeps its history. */
export async function priceChanges(
  context: Context,
  { countryId, modelCode }: ListKey,
  code: string,
): Promise<PriceChange[]> {
  const market = await requireReadableMarket(context, countryId);
  const vehicle = await requireVehicle(context, modelCode);
  return findPriceChanges(context, market.id, vehicle.vetele, code);
}

export const priceMasks: { value: string; label: string; disabled: boolean }[] = [
  ...['#.##0,00', '#,##0.00', '# ##0,00', "#'##0.00", '#,##0', '#.##0'],
].map((value) => ({ value, label: formatAmount(123_456, value), disabled: false }));
