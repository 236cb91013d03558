import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { type Cents, centsOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices.ts';
import { sheetsDownload } from '../../kit/workbook-download.ts';
import { refuseOtherCurrency } from '../../kit/typed-currency.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { requireBaseOpt, requireReadableMarket, type Market } from '../session/market-rights.read.ts';
import type { ImportTarget } from './price-import-plan.ts';
import { writingOf } from './price-list.present.ts';
import { findItems, findList, type Section } from './price-list.repository.ts';
import { languageIdsOfUser } from './price-list.service.ts';
import { priceSheets, workbookName, type EquipmentGroup } from './price-workbook.ts';

interface PricelistExport {
  basePrice?: { price: number | null } | null;
  equipmentList?: { group: EquipmentGroup; items: { code: string; price: number | null }[] }[] | null;
}

const GROUPS: Record<Section, EquipmentGroup> = {
  options: 'OPTIONALS',
  fuoriserie: 'FUORISERIE',
  programs: 'CUSTOMER PROGRAMS',
  accessories: 'ACCESSORIES',
};

export async function storedList(context: Context, market: Market, modelCode: string) {
  const vehicle = await requireVehicle(context, modelCode);
  const list = await findList(context, market.id, vehicle.vetele);
  const items = await findItems(context, market.id, vehicle, await languageIdsOfUser(context));
  const { currency, pricemask } = writingOf(market, list);
  const target: ImportTarget = {
    market,
    vehicle,
    currency,
    pricemask,
    base: {
      code: basePriceCode,
      description: vehicle.description,
      group: '',
      isStandard: false,
      isHiddenByPcm: false,
      officialPrice: centsOf(list?.officialPrice ?? null),
      price: centsOf(list?.basePrice ?? null),
    },
    items: items.map(({ code, description, section, isStandard, isHiddenByPcm, officialPrice, price }) => ({
      code,
      description,
      isStandard,
      isHiddenByPcm,
      group: GROUPS[section],
      officialPrice: centsOf(officialPrice),
      price: centsOf(price),
    })),
    mayImport: (group) =>
      group === 'ACCESSORIES'
        ? market.enableAccessories
        : group === 'CUSTOMER PROGRAMS'
          ? market.enableCustomerPrg
          : market.enableBaseOpt,
  };
  return { target, items };
}

/** Amounts of the body override stored ones; codes that the vehicle does not offer are ignored. */
function withShownPrices(target: ImportTarget, body: PricelistExport): ImportTarget {
  const shown = new Map(
    (body.equipmentList ?? []).flatMap(({ items }) => items.map(({ code, price }) => [code, price] as const)),
  );
  const priceOf = (given: number | null | undefined, stored: Cents | null, field: string): Cents | null => {
    if (given === undefined) return stored;
    if (given === null) return null;
    const reading = readNumber(given, target.pricemask, stored);
    if (reading.kind === 'refused')
      throw invalid(`${field}: ${reading.reason}`, [{ field, message: reading.reason }]);
    return reading.kind === 'amount' ? reading.cents : null;
  };
  const items = target.items.map((item) => ({
    ...item,
    price: priceOf(shown.get(item.code), item.price, item.code),
  }));
  const price = priceOf(body.basePrice?.price, target.base.price, 'basePrice.price');
  return { ...target, items, base: { ...target.base, price } };
}

export async function exportWorkbook(
  context: Context,
  query: { marketId: string; modelCode: string; modelName?: string; shownCurrency?: string },
  body: PricelistExport,
): Promise<Download> {
  const market = await requireReadableMarket(context, query.marketId);
  requireBaseOpt(market);
  const { target } = await storedList(context, market, query.modelCode);
  refuseOtherCurrency('shownCurrency', query.shownCurrency, target.currency);
  return sheetsDownload(workbookName(target, query.modelName), priceSheets(withShownPrices(target, body)));
}
