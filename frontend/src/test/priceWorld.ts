/** For tests: a server that stores one price list, answers as the contract says, and lets a colleague be faster. */
import { http, HttpResponse } from 'msw';
import type { BasePriceInfo, MarketTax, PriceDetails, PriceListInput, PriceListState } from '../api';
import { mockValue } from './mockValue';
import { server } from './server';
import { itemsOf } from '../screens/price-configurator/save/priceList';

const path = '*/ccb/auth/fe/priceConf';
type Slim = { code: string; price: number | null; isHiddenByMarket?: boolean };

export function servePriceList(details = mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete')) {
  const world = {
    base: { ...mockValue<BasePriceInfo>('getBasePriceInfo.default') },
    details: structuredClone(details),
    taxes: mockValue<MarketTax[]>('getMarketTaxes.default').map((tax) => ({ ...tax })),
    colleague: { by: 'Marco Ferri', at: '2026-11-20T09:42:00.000Z' },
    /** Every body that was sent to a save, with its query. */
    saves: [] as { call: string; query: Record<string, string>; body: unknown }[],
    /** Runs before each save is judged: a colleague who is faster. */
    beforeSave: undefined as (() => void) | undefined,
    /** What a colleague, or the save itself, stores. */
    store(rows: readonly Slim[], fields: Partial<BasePriceInfo> = {}) {
      for (const item of itemsOf(world.details)) {
        const row = rows.find(({ code }) => code === item.code);
        if (!row) continue;
        if (item.price !== row.price) item.itemLastModInfo = `${world.colleague.by}, 20/11/26 10:42: changed`;
        Object.assign(item, row);
      }
      const version = world.base.version + 1;
      world.base = { ...world.base, ...fields, version };
      world.details = { ...structuredClone(world.details), version };
      const { currency } = world.base;
      world.taxes = world.taxes.map((tax) => ({ ...tax, version, ...(fields.currency && { currency }) }));
    },
    current: (): PriceListState => ({
      version: world.base.version,
      price: world.base.price,
      pricelistActive: world.base.pricelistActive,
      currency: world.base.currency,
      pricemask: world.base.pricemask,
      items: itemsOf(world.details).map(({ code, price, isHiddenByMarket, itemLastModInfo }) => ({
        code,
        price,
        isHiddenByMarket,
        itemLastModInfo,
      })),
      taxes: world.taxes,
    }),
  };

  const save =
    (call: string, act: (body: never) => void) =>
    async ({ request }: { request: Request }) => {
      world.beforeSave?.();
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const body = (await request.json()) as never;
      world.saves.push({ call, query, body });
      const isOther = query.shownCurrency !== undefined && query.shownCurrency !== world.base.currency;
      if (Number(query.version) !== world.base.version || isOther) {
        const { by: changedBy, at: changedAt } = world.colleague;
        const message = `${changedBy} changed this price list while you were editing.`;
        return HttpResponse.json(
          { message, current: world.current(), changedBy, changedAt },
          { status: 409 },
        );
      }
      act(body);
      return HttpResponse.json({ message: 'Prices saved', version: world.base.version });
    };

  server.use(
    http.get(`${path}/basePriceInfo/:market/:vetele`, ({ params }) =>
      HttpResponse.json({ ...world.base, vetele: params.vetele as string }),
    ),
    http.get(`${path}/detailsByModelVersion/:market/:language/:vetele`, () =>
      HttpResponse.json(world.details),
    ),
    http.get(`${path}/getTaxes/:market/:vetele`, () => HttpResponse.json(world.taxes)),
    http.put(
      `${path}/saveMarketDataModelAndOpt/:market/:vetele`,
      save('saveMarketDataModelAndOpt', (body: PriceListInput) => {
        const { basePrice, currency, pricemask, optList, customerPrgList, accList } = body;
        world.store([...(optList ?? []), ...(customerPrgList ?? []), ...(accList ?? [])], {
          ...basePrice,
          ...(currency != null && { currency }),
          ...(pricemask != null && { pricemask }),
        });
      }),
    ),
    http.put(
      `${path}/saveEquipmentList/:market/:vetele`,
      save('saveEquipmentList', (body: Slim[]) => world.store(body)),
    ),
    http.put(
      `${path}/saveMarketDataTaxes/:market/:vetele`,
      save('saveMarketDataTaxes', (body: MarketTax[]) => {
        world.taxes = world.taxes.map((tax) => ({
          ...tax,
          price:
            body.find((each) => each.description === tax.description && each.code === tax.code)?.price ??
            tax.price,
        }));
        world.store([]);
      }),
    ),
  );
  return world;
}

export type PriceWorld = ReturnType<typeof servePriceList>;
