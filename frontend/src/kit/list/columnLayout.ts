import type { Column } from '../../ui/data/Column';

/** How somebody arranges the columns of a list, by their keys. */
export interface ColumnLayout {
  /** All columns, the hidden ones included; new ones keep their place among the others. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** In pixels, of all columns that were there when the first one was given a width. */
  widths?: Readonly<Record<string, number>> | undefined;
}

export type AnyColumn = Pick<Column<never>, 'key' | 'group' | 'stick'>;

/** Whether a column names the row: one that stays in sight, else the first one of the code. It is always there. */
export const namesRow = (columns: readonly AnyColumn[], key: string): boolean =>
  columns.some(({ stick }) => stick)
    ? columns.some((column) => column.key === key && column.stick === true)
    : columns[0]?.key === key;

/** The columns in the order of a layout; what it does not name follows the column that it follows in the code. */
export function orderedColumns<Of extends AnyColumn>(columns: readonly Of[], { order }: ColumnLayout): Of[] {
  if (!order) return [...columns];
  const keys = order.filter((key) => columns.some((column) => column.key === key));
  columns.forEach(({ key }, at) => {
    if (keys.includes(key)) return;
    const before = columns[at - 1]?.key;
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys.map((key) => columns.find((column) => column.key === key)!);
}

/** The columns that a layout shows; those that name the row are always there. */
export function shownColumns<Of extends AnyColumn>(
  columns: readonly Of[],
  layout: ColumnLayout,
): readonly Of[] {
  const { order, hidden = [] } = layout;
  if (!order && hidden.length === 0) return columns;
  return orderedColumns(columns, layout).filter(({ key }) => namesRow(columns, key) || !hidden.includes(key));
}

const text = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

/** What was kept, without what does not look like a layout. */
export function layoutOf(kept: unknown): ColumnLayout {
  if (typeof kept !== 'object' || kept === null) return {};
  const { order, hidden, widths } = kept as Record<string, unknown>;
  const sizes = Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
    ([, width]) => typeof width === 'number' && width > 0 && width < 5000,
  );
  return {
    ...(Array.isArray(order) && order.every(text) && { order }),
    ...(Array.isArray(hidden) && hidden.every(text) && { hidden }),
    ...(sizes.length > 0 && { widths: Object.fromEntries(sizes) as Record<string, number> }),
  };
}
