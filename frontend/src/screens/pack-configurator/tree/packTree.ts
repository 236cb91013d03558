import type { Pack } from '../../../api';
import { plainText } from '../../../ui/data/plainText';

export interface TreeOption {
  /** Unique in the tree. */
  key: string;
  code: string;
  name: string;
  option: Pack;
  plain: string;
}

export interface TreePack {
  key: string;
  code: string;
  name: string;
  pack: Pack;
  options: readonly TreeOption[];
  plain: string;
  /** The sets of alternatives in it, in the order of their first option. */
  sets: readonly string[];
}

export interface FoundPack {
  pack: TreePack;
  options: readonly TreeOption[];
  /** Only because of its options: it opens by itself to show them. */
  isByOptions: boolean;
}

export type TreeRow =
  | { kind: 'pack'; key: string; found: FoundPack; isOpen: boolean; position: number; count: number }
  | {
      kind: 'option';
      key: string;
      pack: TreePack;
      option: TreeOption;
      position: number;
      count: number;
    };

const plainOf = ({ ocparObj: { parele, parde2 } }: Pack) => plainText(`${parele}\n${parde2}`);

/** Included options stand before excluded ones; otherwise the server's order stays. */
function treePackOf(pack: Pack): TreePack {
  const { parele: code, parde2: name } = pack.ocparObj;
  const all = pack.listMasPackCommOpts;
  const ordered = [
    ...all.filter(({ priceIncluded }) => priceIncluded),
    ...all.filter(({ priceIncluded }) => !priceIncluded),
  ];
  const options = ordered.map((option): TreeOption => {
    const { parele, parde2 } = option.ocparObj;
    return { key: `${code}/${parele}`, code: parele, name: parde2, option, plain: plainOf(option) };
  });
  const sets = [...new Set(ordered.map(({ alternateSet }) => alternateSet).filter(Boolean))];
  return { key: code, code, name, pack, options, plain: plainOf(pack), sets };
}

export const packTreeOf = (packs: readonly Pack[]): TreePack[] => packs.map(treePackOf);

export const optionCountOf = (packs: readonly { options: readonly unknown[] }[]): number =>
  packs.reduce((count, { options }) => count + options.length, 0);

/**
 * The packs whose code or name, or those of an option of theirs, hold the text, whatever its case and accents. A pack that is
 * found itself keeps all its options.
 */
export function findPacks(tree: readonly TreePack[], text: string): FoundPack[] {
  const wanted = plainText(text.trim());
  if (wanted === '') return tree.map((pack) => ({ pack, options: pack.options, isByOptions: false }));
  return tree.flatMap((pack): FoundPack[] => {
    if (pack.plain.includes(wanted)) return [{ pack, options: pack.options, isByOptions: false }];
    const options = pack.options.filter(({ plain }) => plain.includes(wanted));
    return options.length > 0 ? [{ pack, options, isByOptions: true }] : [];
  });
}

/** The rows that are to be seen: every pack, and the options of those that are open. */
export function rowsOf(found: readonly FoundPack[], isOpen: (found: FoundPack) => boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  found.forEach((each, at) => {
    const { pack, options } = each;
    const open = isOpen(each);
    rows.push({
      kind: 'pack',
      key: pack.key,
      found: each,
      isOpen: open,
      position: at + 1,
      count: found.length,
    });
    if (!open) return;
    options.forEach((option, within) =>
      rows.push({
        kind: 'option',
        key: option.key,
        pack,
        option,
        position: within + 1,
        count: options.length,
      }),
    );
  });
  return rows;
}
