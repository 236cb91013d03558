/** Amounts have at most two decimals; the handlers' types check these against openapi.yaml. */
import type { Schema } from '../../kit/contract.ts';
import type { TaxType } from './market-tax.repository.ts';

export interface ListKey {
  countryId: string;
  /** A vetele, or a commercial model for its newest model year (decision A-48). */
  modelCode: string;
}

interface WhoAndWhen {
  by: string;
  at: string;
}

export interface BasePriceInfo {
  countryId: string;
  vetele: string;
  description: string;
  version: number;
  price: number | null;
  officialPrice: number | null;
  pricelistActive: boolean;
  currency: string;
  pricemask: string;
  vat: number | null;
  impPr: number | null;
  mrpb: number | null;
  chSprpbtbt: number | null;
  usaDealer: number | null;
  usaListPr: number | null;
  usaTotRet: number | null;
  daNj: number | null;
  msrpBasePrice: number | null;
  finalPriceWithCurrencyRO: string;
  finalPriceRODefaultFormat: string;
  itemLastModInfo: string;
  lastSaved: WhoAndWhen | null;
  lastPublished: WhoAndWhen | null;
}

export interface EquipmentItem {
  code: string;
  description: string;
  price: number | null;
  officialPrice: number | null;
  finalPriceWithCurrencyRO: string;
  dateInsReadonlyString: string;
  isStandard: boolean;
  impPrice: number | null;
  mrpbtPrice: number | null;
  msrp: number | null;
  isHiddenByPcm: boolean;
  isHiddenByMarket: boolean;
  isHideEnabled: boolean;
  itemLastModInfo: string;
  pargroup: string;
  isFuoriserie: boolean;
  isLabelMissing: boolean;
}

export interface PriceDetails {
  version: number;
  optionalsSection: EquipmentItem[];
  accessoriesSection: EquipmentItem[];
  customerPrgSection: EquipmentItem[];
  fuoriseriesSection: EquipmentItem[];
}

export interface MarketTax {
  vet: string;
  description: string;
  code: TaxType;
  price: number;
  currency: string;
  version: number;
}

export type MarketTaxInput = Schema<'MarketTaxInput'>;

export interface PriceListState {
  version: number;
  price: number | null;
  pricelistActive: boolean;
  currency: string;
  pricemask: string;
  items: Pick<EquipmentItem, 'code' | 'price' | 'isHiddenByMarket' | 'itemLastModInfo'>[];
  taxes: MarketTax[];
}

export type EquipmentItemInput = Schema<'EquipmentItemInput'>;

export type PriceListInput = Schema<'PriceListInput'>;

export interface Saved {
  message: string;
  version: number;
}

export interface PriceChange {
  id: number;
  at: string;
  actor: string;
  source: string;
  before: number | null;
  after: number | null;
}
