import { centsOf, decimalOf, formatMoney } from '../../contracts/rules/amounts.ts';
import type { Row } from './collections.ts';
import type { Json, MockContract, Node } from './contract.ts';
import { json, type Answer, type Call } from './memory.ts';

/** The sections that show the items of each saved list. */
const SECTIONS_OF: Record<string, string[]> = {
  optList: ['optionalsSection', 'fuoriseriesSection'],
  accList: ['accessoriesSection'],
  customerPrgList: ['customerPrgSection'],
};
const SECTIONS = Object.values(SECTIONS_OF).flat();

const WRITING = ['currency', 'pricemask'] as const;

const itemsOf = (details: Node, sections: string[]): Row[] =>
  sections.flatMap((section) => details[section] as Row[]);

/** An empty or negative tax is 0. */
const amountOf = (value: Node): number => Math.max(0, Number(value ?? 0));

/** The prices and taxes of a vehicle in a market, and the online taxes of a market. */
export function mockPrices(contract: MockContract): Record<string, Answer> {
  /** `market`: its own currency and price mask. */
  const lists = new Map<string, { details: Node; base: Node; taxes: Node; market: Json }>();
  const countryTaxes = new Map<string, Row[]>();

  function listOf({ params }: Call) {
    const key = `${params['countryId']} ${params['modelCode']}`;
    const known = lists.get(key);
    if (known) return known;
    const base: Node = contract.example('getBasePriceInfo');
    const made = {
      details: contract.example('getPriceDetailsByModelVersion'),
      base: { ...base, countryId: params['countryId'], vetele: params['modelCode'] },
      taxes: contract.example('getMarketTaxes'),
      market: Object.fromEntries(WRITING.map((field) => [field, base[field]])),
    };
    lists.set(key, made);
    return made;
  }

  function setItems(items: Row[], rows: Row[]): void {
    for (const { code, price, isHiddenByMarket } of items) {
      const row = rows.find((each) => each['code'] === code);
      if (!row) continue;
      row['price'] = price;
      if (isHiddenByMarket !== undefined) row['isHiddenByMarket'] = isHiddenByMarket;
    }
  }

  /** What is given; empty stands for the market's. */
  function setWriting(call: Call): void {
    const { base, taxes, market } = listOf(call);
    for (const field of WRITING)
      if (call.body[field] !== undefined) base[field] = call.body[field] || market[field];
    for (const tax of taxes) tax.currency = base.currency;
  }

  /** Every amount of the list, as its currency and price mask want it. */
  function writeAmounts(call: Call): void {
    const { details, base } = listOf(call);
    for (const row of [base, ...itemsOf(details, SECTIONS)])
      row.finalPriceWithCurrencyRO =
        row.price === null ? '' : formatMoney(centsOf(row.price as number), base.pricemask, base.currency);
    base.finalPriceRODefaultFormat = base.price === null ? '' : decimalOf(centsOf(base.price as number));
  }

  /** Saves the changes made by `apply`, unless the list has changed since it was read; it has one version for all its parts. */
  const save =
    (apply: (call: Call) => void): Answer =>
    (call) => {
      const { details, base, taxes } = listOf(call);
      const sent = call.query.get('version');
      if (sent !== null && Number(sent) !== details.version) return contract.reply(call.operation, '409');
      apply(call);
      const version = Number(details.version) + 1;
      for (const part of [details, base, ...taxes]) part.version = version;
      return json({ ...contract.example(call.operation.operationId), version });
    };

  return {
    getPriceDetailsByModelVersion: (call) => json(listOf(call).details),
    getBasePriceInfo: (call) => json(listOf(call).base),
    getMarketTaxes: (call) => json(listOf(call).taxes),
    saveMarketDataModelAndOpt: save((call) => {
      const { details, base } = listOf(call);
      for (const [list, sections] of Object.entries(SECTIONS_OF))
        setItems((call.body[list] as Row[] | null) ?? [], itemsOf(details, sections));
      const { price, pricelistActive = base.pricelistActive } = (call.body.basePrice ?? base) as Json;
      Object.assign(base, { price, pricelistActive });
      setWriting(call);
      writeAmounts(call);
    }),
    saveEquipmentList: save((call) => {
      setItems(call.body as Row[], itemsOf(listOf(call).details, SECTIONS));
      writeAmounts(call);
    }),
    saveMarketDataTaxes: save((call) => {
      const list = listOf(call);
      const { vet, currency } = list.taxes[0] ?? {
        vet: call.params['modelCode'],
        currency: list.base.currency,
      };
      list.taxes = (call.body as Row[]).map((tax) => ({
        vet,
        currency,
        ...tax,
        price: amountOf(tax['price']),
        version: list.details.version,
      }));
    }),
    getSolCountryTaxes({ params: { countryId = '' } }) {
      const own = countryTaxes.get(countryId);
      return own && json(own);
    },
    saveSolCountryTaxes({ body, operation }) {
      const taxes = body as Row[];
      const countryId = String(taxes[0]?.['countryId'] ?? taxes[0]?.['idCountry']);
      const rows = countryTaxes.get(countryId) ?? (contract.example('getSolCountryTaxes') as Row[]);
      const changed = taxes.map(({ idCountry: _spelling, model: _ignored, ...tax }, index) => ({
        ...tax,
        countryId,
        taxValue: amountOf(tax['taxValue']),
        id: tax['id'] ?? 1000 + rows.length + index,
        version: Number(tax['version'] ?? 0) + 1,
      })) as Row[];
      const kept = rows.filter((row) => !changed.some((tax) => tax['id'] === row['id']));
      countryTaxes.set(countryId, [...kept, ...changed]);
      return json(contract.example(operation.operationId));
    },
    deleteSolCountryTaxes({ body, operation }) {
      const ids = new Set(body as number[]);
      const [countryId] = [...countryTaxes].find(([, taxes]) => taxes.some(({ id }) => ids.has(id))) ?? [];
      const market = countryId ?? String((contract.example('getSolCountryTaxes') as Row[])[0]?.['countryId']);
      const rows = countryTaxes.get(market) ?? (contract.example('getSolCountryTaxes') as Row[]);
      countryTaxes.set(
        market,
        rows.filter(({ id }) => !ids.has(id)),
      );
      return json(contract.example(operation.operationId));
    },
  };
}
