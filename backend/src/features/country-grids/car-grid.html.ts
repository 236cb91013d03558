import { html, type Html } from '../../kit/html.ts';
import type { ConfigGrid, ConfigGridGroup, ConfigGridItem } from './country-grid.service.ts';

const italian = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });

const money = (price: number | null, currency: string): string =>
  price === null ? 'Price missing' : `${italian.format(price)} ${currency}`.trim();

function priceCell({ standard, price }: ConfigGridItem, currency: string): Html {
  if (standard) return html`<td>Standard</td>`;
  return html`<td class="${price === null ? 'missing' : 'num'}">${money(price, currency)}</td>`;
}

const itemRow = (item: ConfigGridItem, currency: string): Html =>
  html`<tr>
    <th scope="row">${item.code}</th>
    <td>${item.label}</td>
    ${priceCell(item, currency)}
    <td>${item.colours.map(({ code, label }) => `${code} ${label}`).join(', ')}</td>
  </tr>`;

const groupTable = ({ code, description, groupType, items }: ConfigGridGroup, currency: string): Html =>
  html`<table>
    <caption>
      ${description} (${code}, ${groupType})
    </caption>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Label</th>
        <th scope="col">Price</th>
        <th scope="col">Colours</th>
      </tr>
    </thead>
    <tbody>
      ${items.map((item) => itemRow(item, currency))}
    </tbody>
  </table>`;

/** A market's grid of a vehicle to read, as tables by group; everything that people wrote is escaped. */
export function carGridHtml(grid: ConfigGrid): Html {
  const { country, model, modelcode, language, currency, offered, basePrice, groups } = grid;
  const facts = html`<dl>
    <dt>Country</dt>
    <dd>${country}</dd>
    <dt>Model</dt>
    <dd>${modelcode} (${model})</dd>
    <dt>Language</dt>
    <dd>${language}</dd>
    <dt>Sold</dt>
    <dd>${offered ? 'Yes' : 'No'}</dd>
    <dt>Base price</dt>
    <dd>${money(basePrice, currency)}</dd>
  </dl>`;
  if (groups.length === 0)
    return html`${facts}
      <p>The grid holds no option.</p>`;
  return html`${facts}${groups.map((group) => groupTable(group, currency))}`;
}
