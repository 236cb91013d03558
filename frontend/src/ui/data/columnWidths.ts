/** How wide the columns of a table are, and how to make them otherwise. Without widths they are as wide as their texts ask for. */
export interface ColumnSizing {
  /** In pixels, by the keys of the columns. */
  widths: Readonly<Record<string, number>> | undefined;
  resize: (widths: ColumnSizing['widths']) => void;
}

/** The column of a row's buttons among the others. */
export const actionsKey = '*actions';
export const narrowest = 48;
const widest = 1200;
/** Of a column that was not there when the others were measured. */
const usual = 160;

/** What each column takes at present, by its key. */
export const measuredWidths = (table: Element): Record<string, number> =>
  Object.fromEntries(
    [...table.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => [
      head.dataset['column']!,
      Math.round(head.offsetWidth),
    ]),
  );

/** The widths with one column wider or narrower by so many pixels. */
export const resized = (widths: Readonly<Record<string, number>>, key: string, by: number) => ({
  ...widths,
  [key]: Math.max(narrowest, Math.min(widest, (widths[key] ?? usual) + by)),
});

/** The `col` elements: the last one takes what the others leave; and how wide the table is at least. */
export function colsOf(keys: readonly string[], widths: Readonly<Record<string, number>>) {
  const sizes = keys.map((key) => widths[key] ?? usual);
  return {
    cols: keys.map((key, at) => ({ key, width: at === keys.length - 1 ? undefined : sizes[at] })),
    least: sizes.reduce((sum, size) => sum + size, 0),
  };
}
