/** Where a line of the picture comes from, in a few words and with what leads there. */
import { centsOf, formatMoney, formatNumber } from '../../../../contracts/rules/amounts.ts';
import type { PictureLine, PricePart } from '../../../../contracts/rules/price-picture.ts';
import { formatWallClock } from '../../../../contracts/rules/wall-clocks.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import type { SolCampaign } from '../sol-campaigns/sol-campaign.read.ts';
import { t } from '../../texts/prices.ts';
import type { OnlinePart } from './price-picture.repository.ts';
import type { PictureSource } from './price-picture.wire.ts';

interface Writing {
  mask: string;
  currency: string;
}

export interface Origins {
  market: Market;
  vehicle: Vehicle;
  code: string;
  part: PricePart;
  list: Writing;
  online: OnlinePart & { campaigns: SolCampaign[] };
}

export function sourceOf(origin: PictureLine['origin'], origins: Origins): PictureSource {
  if (!origin) return { kind: 'sum', id: '', text: '' };
  const { market, vehicle, code, online } = origins;
  switch (origin.kind) {
    case 'row':
      return { kind: 'row', id: code, text: t('Price list') };
    case 'vat':
      return { kind: 'market', id: market.id, text: t('VAT of {market}', { market: market.description }) };
    case 'tax':
      return taxSource(origin.id, market, vehicle);
    case 'downpayment':
      return {
        kind: 'downpayment',
        id: String(online.downpayment?.id ?? ''),
        text: t('Downpayment of the vehicle'),
      };
    case 'campaign':
      return campaignSource(
        online.campaigns.find(({ id }) => String(id) === origin.id)!,
        origins,
      );
  }
}

function taxSource(origin: string, market: Market, { vetele }: Vehicle): PictureSource {
  if (origin === 'list') return { kind: 'listTaxes', id: vetele, text: t('Taxes of the price list') };
  if (origin === 'vehicle')
    return { kind: 'vehicleTaxes', id: vetele, text: t('Online taxes of the vehicle') };
  const text = t('Online taxes of {market}', { market: market.description });
  return { kind: 'marketTaxes', id: market.id, text };
}

function campaignSource(campaign: SolCampaign, origins: Origins): PictureSource {
  return { kind: 'campaign', id: String(campaign.id), text: campaignText(campaign, origins) };
}

function campaignText(campaign: SolCampaign, { market, list, part, online }: Origins): string {
  const { id, discPerc, discTot } = campaign;
  if (id !== online.campaigns[0]?.id)
    return t('Campaign {id}: not counted, a car takes one discount only', { id });
  const isAmount = part === 'vehicle' && !discPerc && discTot;
  const amount = isAmount ? formatMoney(centsOf(discTot), list.mask, market.currency) : undefined;
  if (amount !== undefined && list.currency !== market.currency)
    return t('Campaign {id}: {amount} not counted, the price is in {currency}', {
      id,
      amount,
      currency: list.currency,
    });
  return t('Campaign {id}: {discount} until {end}', {
    id,
    discount: amount ?? percentText(campaign, part, list.mask),
    end: formatWallClock(campaign.dateEnd),
  });
}

function percentText({ discPerc, discOpt }: SolCampaign, part: PricePart, mask: string): string {
  const percent = part === 'vehicle' ? discPerc : part === 'option' ? discOpt : null;
  if (percent) return `${formatNumber(percent, mask)} %`;
  return part === 'vehicle' ? t('nothing off the vehicle') : t('nothing off this item');
}
