import { memo, type ReactNode } from 'react';
import { classes } from './classes';
import type { Column } from './Column';
import { stickyClasses } from './stickyClasses';

export interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => ReactNode;
  isMarked: boolean;
}

function PlainRow<Row>({ row, columns, actions, isMarked }: DataTableRowProps<Row>) {
  const stuck = stickyClasses(columns);
  return (
    <>
      <tr className={isMarked ? 'marked' : undefined}>
        {columns.map(({ key, cell, className, align, divided }) => (
          <td key={key} className={classes(className, align, divided && 'divided', stuck[key]) || undefined}>
            {cell(row)}
          </td>
        ))}
        {actions && <td className="acts">{actions(row)}</td>}
      </tr>
      {columns.map(({ key, below }, at) => {
        const content = below?.(row);
        return (
          content && (
            <tr key={key} className="below">
              {at > 0 && <td colSpan={at} />}
              <td colSpan={columns.length - at + (actions ? 1 : 0)}>{content}</td>
            </tr>
          )
        );
      })}
    </>
  );
}

/** One row in native elements; drawn again only when its row, the columns or the actions change. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
