import type { ListView, ListViewColumns } from '../../api';
import type { ColumnLayout } from '../../kit/list/columnLayout';

/** The columns as a view keeps them. */
export const keptColumns = ({ order = [], hidden = [], widths = {} }: ColumnLayout): ListViewColumns => ({
  order: [...order],
  hidden: [...hidden],
  widths: Object.entries(widths).map(([column, pixels]) => ({ column, pixels })),
});

/** The columns of a view as a list arranges them. */
export const layoutOfView = ({ order, hidden, widths }: ListViewColumns): ColumnLayout => ({
  ...(order.length > 0 && { order }),
  ...(hidden.length > 0 && { hidden }),
  ...(widths.length > 0 && {
    widths: Object.fromEntries(widths.map(({ column, pixels }) => [column, pixels])),
  }),
});

/** How a list is looked at now. */
export interface Look {
  query: string;
  layout: ColumnLayout;
}

const columnsText = (layout: ColumnLayout): string => {
  const { order, hidden, widths } = keptColumns(layout);
  return JSON.stringify([
    order,
    hidden.toSorted(),
    widths.toSorted((a, b) => a.column.localeCompare(b.column)),
  ]);
};

/** The view that the list is looked at through; undefined once anything differs from it. */
export const viewAtHand = (views: readonly ListView[], { query, layout }: Look): ListView | undefined =>
  views.find(
    ({ search, columns }) => search === query && columnsText(layoutOfView(columns)) === columnsText(layout),
  );
