import { useMemo, useState } from 'react';
import type { Pack } from '../../../api';
import { findPacks, packTreeOf, rowsOf, type FoundPack, type TreePack, type TreeRow } from './packTree';

export interface PackTree {
  packs: readonly TreePack[];
  found: readonly FoundPack[];
  rows: readonly TreeRow[];
  toggle: (key: string) => void;
  setAll: (isOpen: boolean) => void;
}

/** Which packs were opened or closed by hand, for one list or one search. */
interface Folds {
  of: unknown;
  isOpenByKey: ReadonlyMap<string, boolean>;
}

const untouched: ReadonlyMap<string, boolean> = new Map();

/**
 * The tree of packs with what is open in it. A search opens the packs that it found by their options; what one folds while
 * searching is forgotten with the search, and what was open before it is open again after it.
 */
export function usePackTree(packs: readonly Pack[], place: string, text: string): PackTree {
  const [folds, setFolds] = useState<Folds>({ of: place, isOpenByKey: untouched });
  const [searched, setSearched] = useState<Folds>({ of: text, isOpenByKey: untouched });
  const isSearching = text.trim() !== '';
  const opened = folds.of === place ? folds.isOpenByKey : untouched;
  const inSearch = isSearching && searched.of === text ? searched.isOpenByKey : untouched;
  const tree = useMemo(() => packTreeOf(packs), [packs]);
  const found = useMemo(() => findPacks(tree, text), [tree, text]);

  const rows = useMemo(
    () =>
      rowsOf(
        found,
        ({ pack: { key }, isByOptions }) => inSearch.get(key) ?? (isByOptions || opened.get(key) === true),
      ),
    [found, inSearch, opened],
  );

  const set = (changed: readonly [key: string, isOpen: boolean][]) => {
    if (isSearching) setSearched({ of: text, isOpenByKey: new Map([...inSearch, ...changed]) });
    else setFolds({ of: place, isOpenByKey: new Map([...opened, ...changed]) });
  };
  return {
    packs: tree,
    found,
    rows,
    toggle: (key) => {
      const row = rows.find((each) => each.key === key);
      if (row?.kind === 'pack') set([[key, !row.isOpen]]);
    },
    setAll: (isOpenNow) => set(found.map(({ pack }) => [pack.key, isOpenNow])),
  };
}
