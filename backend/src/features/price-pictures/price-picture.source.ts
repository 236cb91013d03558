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

function campaignSource(campaign: SolCampaign, { list, part, online }: Origins): PictureSource {
  if (campaign.id !== online.campaigns[0]?.id) {
    const text = t('Campaign {id}: not counted, a car takes one discount only', { id: campaign.id });
    return { kind: 'campaign', id: String(campaign.id), text };
  }
  const values = { id: campaign.id, discount: discountText(campaign, part, list) };
  const end = formatWallClock(campaign.dateEnd);
  const text = t('Campaign {id}: {discount} until {end}', { ...values, end });
  return { kind: 'campaign', id: String(campaign.id), text };
}

function discountText(
  { discPerc, discTot, discOpt }: SolCampaign,
  part: PricePart,
  { mask, currency }: Writing,
): string {
  const percent = part === 'vehicle' ? discPerc : part === 'option' ? discOpt : null;
  if (percent) return `${formatNumber(percent, mask)} %`;
  if (part === 'vehicle' && discTot) return formatMoney(centsOf(discTot), mask, currency);
  return part === 'vehicle' ? t('nothing off the vehicle') : t('nothing off this item');
}
