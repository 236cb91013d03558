import { centsOf, formatMoney } from '../../../../contracts/rules/amounts.ts';
import { html, type Html } from '../../kit/html.ts';
import type { ConfigGrid, ConfigGridGroup, ConfigGridItem } from './country-grid.service.ts';

type Written = (price: number | null) => string;

function priceCell({ standard, price }: ConfigGridItem, written: Written): Html {
  if (standard) return html`<td>Standard</td>`;
  return html`<td class="${price === null ? 'missing' : 'num'}">${written(price)}</td>`;
}

const itemRow = (item: ConfigGridItem, written: Written): Html =>
  html`<tr>
    <th scope="row">${item.code}</th>
    <td>${item.label}</td>
    ${priceCell(item, written)}
    <td>${item.colours.map(({ code, label }) => `${code} ${label}`).join(', ')}</td>
  </tr>`;

const groupTable = ({ code, description, groupType, items }: ConfigGridGroup, written: Written): Html =>
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
      ${items.map((item) => itemRow(item, written))}
    </tbody>
  </table>`;

/** A market's grid of a vehicle to read, as tables by group; everything that people wrote is escaped. */
export function carGridHtml(grid: ConfigGrid, pricemask: string): Html {
  const { country, model, modelcode, language, currency, offered, basePrice, groups } = grid;
  const written = (price: number | null): string =>
    price === null ? 'Price missing' : formatMoney(centsOf(price), pricemask, currency);
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
    <dd>${written(basePrice)}</dd>
  </dl>`;
  if (groups.length === 0)
    return html`${facts}
      <p>The grid holds no option.</p>`;
  return html`${facts}${groups.map((group) => groupTable(group, written))}`;
}
