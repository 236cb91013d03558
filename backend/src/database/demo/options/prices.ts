import { countryModels, markets } from '../markets.ts';
import { models, type DemoVehicle } from '../models.ts';
import { optGroups } from './groups.ts';
import type { DemoGridRow } from './grids.ts';
import { optItems } from './items.ts';
import { pick } from './pick.ts';

/** What a euro is in a market's currency, and to what prices are rounded there. */
export const currencySteps = [
  { currency: 'EUR', factor: 1, step: 10 },
  { currency: 'CHF', factor: 1.1, step: 10 },
  { currency: 'PLN', factor: 4.3, step: 50 },
  { currency: 'GBP', factor: 0.9, step: 5 },
  { currency: 'USD', factor: 1.1, step: 25 },
  { currency: 'MXN', factor: 20, step: 100 },
  { currency: 'AED', factor: 4, step: 50 },
  { currency: 'ZAR', factor: 20, step: 100 },
  { currency: 'JPY', factor: 160, step: 1000 },
];

// Euros with Italian VAT.
const eurosOf: Record<string, number> = {
  AURORA_15_HYB: 28_900,
  AURORA_18_HYB_4X4: 33_400,
  AURORA_EV_58: 36_900,
  BOREA_12_T3: 25_700,
  BOREA_EV_64: 39_900,
  BOREA_EV_82_AWD: 48_600,
  CIMA_16_D: 34_800,
  CIMA_20_D_BIZ: 39_200,
  CIMA_VAN_20: 31_500,
  CORSARO_39_GT: 214_000,
  CORSARO_SPIDER: 236_000,
  CORSARO_39_CUP: 289_000,
  LINCE_V6: 78_500,
  LINCE_V6_HYB: 89_900,
  LINCE_VAN_22_FLEET: 36_400,
  ONDA_10_T3: 16_950,
  ONDA_10_LPG: 18_450,
  ONDA_EV_42_BIZ: 24_900,
};

export interface DemoPriceList {
  countryId: string;
  vetele: string;
  modelYear: string;
  price: number;
  officialPrice: number;
  isActive: boolean;
}

const firstYearOf = (vehicles: DemoVehicle[]): string => vehicles[0]?.modelYear ?? '';

/**
 * The list of every vehicle in every market that sells its model; a list of the next model year waits for its publication in
 * one market of three.
 */
export function basePrices(vehicles: DemoVehicle[]): DemoPriceList[] {
  const firstYear = firstYearOf(vehicles);
  return countryModels
    .filter(({ generallyActive }) => generallyActive)
    .flatMap(({ countryId, modelcode }) => {
      const market = markets.find(({ id }) => id === countryId)!;
      const { factor, step } = currencySteps.find(({ currency }) => currency === market.currency)!;
      return vehicles
        .filter((vehicle) => vehicle.modelcode === modelcode)
        .map(({ vetele, modelYear }) => {
          const isNext = modelYear !== firstYear;
          const euros = (eurosOf[modelcode] ?? 0) * (isNext ? 1.02 : 1);
          const officialPrice = Math.round((euros * factor) / step) * step;
          const key = `${countryId}${modelcode}${isNext}`;
          return {
            countryId,
            vetele,
            modelYear,
            officialPrice,
            price: officialPrice - (pick(`d${key}`, 3) - 1) * step * 5,
            isActive: !isNext || pick(`a${key}`, 3) !== 0,
          };
        });
    });
}

type FeedPrices = {
  official_price: number | null;
  importer_price: number | null;
  mrpbt_price: number | null;
  msrp_price: number | null;
};

const cents = (price: number): number => Math.round(price * 100) / 100;

/** The prices that the feed delivers beside an official one; nothing where there is none. */
export const feedPrices = (official: number | null): FeedPrices => ({
  official_price: official,
  importer_price: official === null ? null : cents(official * 0.78),
  mrpbt_price: official === null ? null : cents(official / 1.22),
  msrp_price: official === null ? null : cents(official * 1.03),
});

type RegionalPrices = {
  ch_sprpbtbt: number | null;
  usa_dealer: number | null;
  usa_list_price: number | null;
  usa_total_retail: number | null;
  da_nj: number | null;
};

/** The factory prices of a vehicle that only Switzerland or the United States know. */
export function regionalPrices(countryId: string, official: number): RegionalPrices {
  const of = (country: string, share: number): number | null =>
    countryId === country ? cents(official * share) : null;
  return {
    ch_sprpbtbt: of('CH', 0.86),
    usa_dealer: of('US', 0.9),
    usa_list_price: of('US', 1.02),
    usa_total_retail: of('US', 1.06),
    da_nj: of('US', 0.05),
  };
}

/** When the factory began to offer an option of a vehicle, always before the model year; of some nobody knows. */
function insertedOn(modelYear: string, code: string): string | null {
  const key = `${code}${modelYear}`;
  if (pick(`i${key}`, 37) === 0) return null;
  const twoDigits = (value: number): string => String(value + 1).padStart(2, '0');
  return `${Number(modelYear) - 2}-${twoDigits(pick(`m${key}`, 12))}-${twoDigits(pick(`d${key}`, 28))}`;
}

/** Of so many official prices one has not arrived. */
const UNOFFICIAL_ONE_IN = 97;

type OptionState = {
  inserted_on: string | null;
  hidden_by_category: boolean;
  hide_enabled: boolean;
};

/** What the feed says of an option beside its prices: some the product category hides, some nobody may hide. */
const stateOf = (countryId: string, modelYear: string, code: string): OptionState => ({
  inserted_on: insertedOn(modelYear, code),
  hidden_by_category: pick(`h${countryId}${code}`, 41) === 0,
  hide_enabled: pick(`e${code}`, 11) !== 0,
});

/**
 * The feed's price of every option that is not standard, in every list, rounded to a tenth of the currency's step.
 * Accessories and customer programmes only where the market sells them.
 */
export function* optionPrices(
  lists: DemoPriceList[],
  grid: DemoGridRow[],
): Generator<FeedPrices & OptionState & { market: string; vehicle: string; option: string }> {
  const items = new Map(optItems.map((item) => [item.code, item]));
  const typeOf = new Map(optGroups.map(({ code, groupType }) => [code, groupType]));
  const codesOf = new Map<string, string[]>();
  for (const { vetele, code, isStandard } of grid)
    if (!isStandard && items.has(code)) codesOf.set(vetele, [...(codesOf.get(vetele) ?? []), code]);
  for (const { countryId, vetele, modelYear } of lists) {
    const { flags, currency } = markets.find(({ id }) => id === countryId)!;
    const { factor, step } = currencySteps.find((one) => one.currency === currency)!;
    for (const code of codesOf.get(vetele) ?? []) {
      const item = items.get(code)!;
      const type = typeOf.get(item.group);
      if (type === 'ACC' && !flags.includes('acc')) continue;
      if (type === 'CUSTPRG' && !flags.includes('cust')) continue;
      const isMissing = item.isUnpriced || pick(`o${countryId}${vetele}${code}`, UNOFFICIAL_ONE_IN) === 0;
      const official = (Math.round((item.price * factor * 10) / step) * step) / 10;
      yield {
        market: countryId,
        vehicle: vetele,
        option: code,
        ...feedPrices(isMissing ? null : official),
        ...stateOf(countryId, modelYear, code),
      };
    }
  }
}

if (models.some(({ modelcode }) => eurosOf[modelcode] === undefined))
  throw new Error('A model of the demo data set has no price.');
