import { centsOf, formatMoney } from '../../../../contracts/rules/amounts.ts';
import { html, type Html } from '../../kit/html.ts';
import { t } from '../../texts/grids.ts';
import type { ConfigGrid, ConfigGridGroup, ConfigGridItem } from './country-grid.service.ts';

type Money = (price: number | null) => string;

const moneyOf =
  (mask: string, currency: string): Money =>
  (price) =>
    price === null ? t('Price missing') : formatMoney(centsOf(price), mask, currency);

function priceCell({ standard, price }: ConfigGridItem, money: Money): Html {
  if (standard) return html`<td>${t('Standard')}</td>`;
  return html`<td class="${price === null ? 'missing' : 'num'}">${money(price)}</td>`;
}

const itemRow = (item: ConfigGridItem, money: Money): Html =>
  html`<tr>
    <th scope="row">${item.code}</th>
    <td>${item.label}</td>
    ${priceCell(item, money)}
    <td>${item.colours.map(({ code, label }) => `${code} ${label}`).join(', ')}</td>
  </tr>`;

const groupTable = ({ code, description, groupType, items }: ConfigGridGroup, money: Money): Html =>
  html`<table>
    <caption>
      ${description} (${code}, ${groupType})
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('Code')}</th>
        <th scope="col">${t('Label')}</th>
        <th scope="col">${t('Price')}</th>
        <th scope="col">${t('Colours')}</th>
      </tr>
    </thead>
    <tbody>
      ${items.map((item) => itemRow(item, money))}
    </tbody>
  </table>`;

export function carGridHtml(grid: ConfigGrid, mask: string): Html {
  const { country, model, modelcode, language, currency, offered, basePrice, groups } = grid;
  const money = moneyOf(mask, currency);
  const facts = html`<dl>
    <dt>${t('Country')}</dt>
    <dd>${country}</dd>
    <dt>${t('Model')}</dt>
    <dd>${modelcode} (${model})</dd>
    <dt>${t('Language')}</dt>
    <dd>${language}</dd>
    <dt>${t('Sold')}</dt>
    <dd>${offered ? t('Yes') : t('No')}</dd>
    <dt>${t('Base price')}</dt>
    <dd>${money(basePrice)}</dd>
  </dl>`;
  if (groups.length === 0)
    return html`${facts}
      <p>${t('The grid contains no options.')}</p>`;
  return html`${facts}${groups.map((group) => groupTable(group, money))}`;
}
