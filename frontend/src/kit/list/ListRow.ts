/** What every row of a list has; a noun whose key is text, or several fields, has a text here. */
export interface ListRow {
  id: number | string;
}

/** Makes something of each row once: always the same object for the same row, so that a list draws only what has changed. */
export function oncePerRow<Row extends object, Made extends object>(
  make: (row: Row) => Made,
): (row: Row) => Made {
  const all = new WeakMap<Row, Made>();
  return (row) => {
    const made = all.get(row) ?? make(row);
    all.set(row, made);
    return made;
  };
}
