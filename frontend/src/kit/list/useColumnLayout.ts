import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Column } from '../../ui/data/Column';
import { shownColumns, type ColumnLayout } from './columnLayout';

/** What the application remembers of the user's columns; lists are told apart by the paths of their screens. */
export interface ColumnLayouts {
  layouts: Readonly<Record<string, ColumnLayout>>;
  keep: (path: string, layout: ColumnLayout) => void;
}

/** Without one around it a list remembers its columns as long as it is open. */
export const ColumnLayoutsContext = createContext<ColumnLayouts | null>(null);

const plain: ColumnLayout = {};

/** How the columns of the screen at hand are arranged, and how to arrange them otherwise. */
export function useKeptLayout(): readonly [layout: ColumnLayout, keep: (layout: ColumnLayout) => void] {
  const { pathname } = useLocation();
  const remembered = useContext(ColumnLayoutsContext);
  const [own, setOwn] = useState(plain);
  const remember = useCallback(
    (layout: ColumnLayout) => remembered?.keep(pathname, layout),
    [remembered, pathname],
  );
  return remembered ? [remembered.layouts[pathname] ?? plain, remember] : [own, setOwn];
}

/** The columns of a list as the user has arranged them, and how wide they are. Stable while nothing changes. */
export function useColumnLayout<Row, SortKey extends string>(columns: readonly Column<Row, SortKey>[]) {
  const [layout, keep] = useKeptLayout();
  const { order, hidden, widths } = layout;
  const shown = useMemo(() => shownColumns(columns, { order, hidden }), [columns, order, hidden]);
  const resize = useCallback(
    (next: ColumnLayout['widths']) => keep({ ...layout, widths: next }),
    [keep, layout],
  );
  return { columns: shown, sizing: useMemo(() => ({ widths, resize }), [widths, resize]) };
}
