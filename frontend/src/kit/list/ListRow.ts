/** What every row of a list has; a noun whose key is text, or several fields, has a text here. */
export interface ListRow {
  id: number | string;
}
