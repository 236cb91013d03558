import { centsOf, formatMoney } from '../../../../contracts/rules/amounts.ts';
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { html, type Html } from '../../kit/html.ts';
import { isDefaultPattern } from '../../kit/model-pattern.ts';
import { findVehicle } from '../models/vehicle.read.ts';
import { t } from '../../texts/labels.ts';
import {
  findOffer,
  findOfferingVehicles,
  findOption,
  findPrices,
  type DescribedOption,
  type MarketPrice,
  type OfferedOption,
  type OfferingVehicle,
} from './option-overview.repository.ts';

const useOf = ({ isStandard }: { isStandard: boolean }): string =>
  isStandard ? t('Standard') : t('Optional');

function facts(option: DescribedOption, model: string, use: string): Html {
  const { code, group, groupName, groupType, as400Description, inactive } = option;
  return html`<dl>
    <dt>${t('Code')}</dt>
    <dd>${inactive ? t('{code} (inactive)', { code }) : code}</dd>
    <dt>${t('Group')}</dt>
    <dd>${groupName ? `${groupName} (${group}, ${groupType})` : `${group} (${groupType})`}</dd>
    <dt>${t('As400 label')}</dt>
    <dd>${as400Description}</dd>
    <dt>${t('Model')}</dt>
    <dd>${model}</dd>
    <dt>${t('Grid')}</dt>
    <dd>${use}</dd>
  </dl>`;
}

function coloursOf({ colours }: OfferedOption): Html {
  if (colours.length === 0) return html`<p>${t('The option has no colours.')}</p>`;
  const rows = colours.map(
    ({ code, as400Description }) =>
      html`<tr>
        <th scope="row">${code}</th>
        <td>${as400Description}</td>
      </tr>`,
  );
  return html`<table>
    <caption>
      ${t('Colours')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('Code')}</th>
        <th scope="col">${t('As400 label')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function priceOf({ price, currency, pricemask, hasList }: MarketPrice): Html {
  if (price !== null) return html`<td class="num">${formatMoney(centsOf(price), pricemask, currency)}</td>`;
  return html`<td class="missing">${hasList ? t('Price missing') : t('No price list')}</td>`;
}

function pricesOf(prices: MarketPrice[]): Html {
  if (prices.length === 0) return html`<p>${t('No market sells the option.')}</p>`;
  const rows = prices.map(
    (row) =>
      html`<tr>
        <th scope="row">${row.market}</th>
        ${priceOf(row)}
      </tr>`,
  );
  return html`<table>
    <caption>
      ${t('Prices')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('Market')}</th>
        <th scope="col">${t('Price')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function offeringVehicles(vehicles: OfferingVehicle[]): Html {
  if (vehicles.length === 0) return html`<p>${t('No grid holds the option.')}</p>`;
  const rows = vehicles.map(
    (vehicle) =>
      html`<tr>
        <th scope="row">${vehicle.vetele}</th>
        <td>${vehicle.description}</td>
        <td>${useOf(vehicle)}</td>
      </tr>`,
  );
  return html`<table>
    <caption>
      ${t('Vehicles')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('Vehicle')}</th>
        <th scope="col">${t('Name')}</th>
        <th scope="col">${t('Grid')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

async function withoutModel(context: Context, option: DescribedOption): Promise<Html> {
  const vehicles = await findOfferingVehicles(context, option.id);
  const use = vehicles.length === 1 ? t('1 vehicle') : t('{count} vehicles', { count: vehicles.length });
  return html`${facts(option, 'DEFAULT', use)}${offeringVehicles(vehicles)}`;
}

/** An option in a model's grid as markup for a dialog (decision A-34); for DEFAULT the vehicles that offer it. */
export async function describeOption(
  context: Context,
  optcode: string,
  model: string,
  language?: string,
): Promise<Html> {
  const option = await findOption(context, optcode);
  if (!option) throw notFound(t('There is no option {optcode}.', { optcode }));
  if (isDefaultPattern(model)) return withoutModel(context, option);
  const vehicle = await findVehicle(context, model);
  if (!vehicle) throw notFound(t('There is no model {model}.', { model }));
  const { vetele, modelcode } = vehicle;
  const offer = await findOffer(context, vetele, option.id);
  const name = `${modelcode} (${vetele})`;
  if (!offer) return html`${facts(option, name, t('Not in the grid'))}`;
  const price = offer.isStandard
    ? html`<p>${t('Standard equipment has no price.')}</p>`
    : pricesOf(await findPrices(context, vetele, option, language));
  return html`${facts(option, name, useOf(offer))}${coloursOf(offer)}${price}`;
}
