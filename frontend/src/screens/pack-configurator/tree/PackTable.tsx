import { useImperativeHandle, useRef, useState, type ReactNode, type Ref, memo } from 'react';
import { drawRows } from '../../../kit/grid/drawRows';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { classes } from '../../../ui/classes';
import type { ContentOwner } from './ImplicitContentDialog';
import { OptionRow } from './OptionRow';
import type { TreeRow } from './packTree';
import type { PackTree } from './usePackTree';
import { useTreeKeyboard } from './useTreeKeyboard';
import { t } from '../../../texts/packConfigurator';
import { Quoted } from '../../../ui/data/Quoted';
import { Minus, Plus } from 'lucide-react';
import { countOf } from '../../../kit/format/counts';
import { ContentButton, Found } from './ContentButton';

interface PackRowProps {
  row: Extract<TreeRow, { kind: 'pack' }>;
  rowIndex: number;
  isActive: boolean;
  text: string;
}

/** A pack; plus and minus show and hide its options. */
const PackRow = memo(function PackRow({ row, rowIndex, isActive, text }: PackRowProps) {
  const { found, isOpen, position, count } = row;
  const { code, name, pack, options } = found.pack;
  const all = countOf(options.length, { one: t('option'), many: t('options') });
  const Icon = isOpen ? Minus : Plus;
  return (
    <tr
      data-key={row.key}
      className="pack-row"
      tabIndex={isActive ? 0 : -1}
      aria-level={1}
      aria-expanded={isOpen}
      aria-posinset={position}
      aria-setsize={count}
      aria-rowindex={rowIndex}
    >
      <td className="expander">
        <button
          type="button"
          data-act="fold"
          tabIndex={-1}
          className="pack-fold"
          aria-label={`${isOpen ? t('Collapse') : t('Expand')} ${code}`}
        >
          <Icon size={14} aria-hidden />
        </button>
      </td>
      <td colSpan={2} className="pack-name">
        <span data-act="fold">
          <span className="code">
            <Found text={text}>{code}</Found>
          </span>
          <b title={name}>
            <Found text={text}>{name}</Found>
          </b>
          <small className="num">
            {found.isByOptions ? t('{count} of {all}', { count: found.options.length, all }) : all}
          </small>
        </span>
      </td>
      <td className={classes('incl', 'wide')}>
        {!pack.priceIncluded && <span className="pack-mark warn">{t('Not in price')}</span>}
      </td>
      <td />
      <td />
      <td />
      <td className="implicit">
        <ContentButton code={code} content={pack.implicitList} isActive={isActive} />
      </td>
    </tr>
  );
});

export interface PackTableHandle {
  /** Gives the focus to the first row. */
  enter: () => void;
}

export interface PackTableProps {
  ref: Ref<PackTableHandle>;
  tree: PackTree;
  text: string;
  isReading: boolean;
  onContent: (owner: ContentOwner) => void;
}

/** As in pack-tree.css. */
const rowHeight = 42;

const columns = ['expander', 'parent', 'child', 'incl', 'manovra', 'set', 'default', 'implicit'] as const;
const heads: Record<(typeof columns)[number], ReactNode> = {
  expander: <span className="sr">{t('Expander')}</span>,
  parent: t('Parent code'),
  child: t('Child code'),
  incl: t('Incl/Excl'),
  manovra: t('Opt manovra'),
  set: t('Set'),
  default: t('Default'),
  implicit: t('Implicit packs content'),
};

const keysHelp = t(
  'Arrow up and down move between rows, arrow right opens a pack or leads to the magnifier of an option, arrow left closes it or leads to its pack. Enter opens a pack, or the implicit content of an option.',
);

/** The rows of the tree under a head that stays: of thousands those in sight, and the one that has the focus. */
export function PackTable({ ref, tree, text, isReading, onContent }: PackTableProps) {
  const { rows } = tree;
  const body = useRef<HTMLTableSectionElement>(null);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  const [chosen, setActive] = useState<string>();
  const active = rows.some(({ key }) => key === chosen) ? chosen : rows[0]?.key;
  const keyboard = useTreeKeyboard({ body, tree, setActive, onContent });
  useImperativeHandle(ref, () => ({ enter: () => rows[0] && keyboard.goTo(rows[0].key) }));

  return (
    <div className="pack-box">
      <table
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose rows open and close
        role="treegrid"
        className={classes('pack-grid', isReading && 'reading')}
        aria-label={t('Commercial packs')}
        aria-describedby="pack-keys"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-busy={isReading || undefined}
        {...keyboard.handlers}
      >
        <caption id="pack-keys" className="sr">
          {keysHelp}
        </caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column} className={`pack-col-${column}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column}>
                <Quoted>{heads[column]}</Quoted>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {drawRows(rows, {
            sight,
            rowHeight,
            active,
            keyOf,
            draw: (row, at) => drawRow(row, { rowIndex: at + 2, isActive: row.key === active, text }),
          })}
        </tbody>
      </table>
    </div>
  );
}

const keyOf = ({ key }: TreeRow): string => key;

function drawRow(row: TreeRow, shared: Omit<PackRowProps, 'row'>) {
  return row.kind === 'pack' ? (
    <PackRow key={row.key} {...shared} row={row} />
  ) : (
    <OptionRow key={row.key} {...shared} row={row} />
  );
}
