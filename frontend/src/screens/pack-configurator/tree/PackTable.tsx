import { useImperativeHandle, useRef, useState, type ReactNode, type Ref, memo } from 'react';
import { drawRows } from '../../../kit/grid/drawRows';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { classes } from '../../../ui/classes';
import type { ContentOwner } from './ImplicitContentDialog';
import { OptionRow } from './OptionRow';
import type { TreeRow } from './packTree';
import type { PackTree } from './usePackTree';
import { useTreeKeyboard, type Named } from './useTreeKeyboard';
import { t } from '../../../texts/packConfigurator.gen';
import { Quoted } from '../../../ui/data/Quoted';
import { Minus, Plus } from 'lucide-react';
import { countOf } from '../../../kit/format/counts';
import { ContentButton, Found, UsesButton } from './ContentButton';
import sheetStyles from '../../../ui/data/sheet.module.css';
import styles from './pack-tree.module.css';
import { Tag } from '../../../ui/data/Tag';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

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
      className={styles.pack}
      tabIndex={isActive ? 0 : -1}
      aria-level={1}
      aria-expanded={isOpen}
      aria-posinset={position}
      aria-setsize={count}
      aria-rowindex={rowIndex}
    >
      <td className={styles.expander}>
        <button
          type="button"
          data-act="fold"
          tabIndex={-1}
          className={styles.fold}
          aria-label={`${isOpen ? t('Collapse') : t('Expand')} ${code}`}
        >
          <Icon size={14} aria-hidden />
        </button>
      </td>
      <td colSpan={2} className={classes(styles.name, styles.parent)}>
        <Row as="span" inline align="baseline" gap={12} data-act="fold">
          <span className={textStyles.code}>
            <Found text={text}>{code}</Found>
          </span>
          <b className={textStyles.cut} title={name}>
            <Found text={text}>{name}</Found>
          </b>
          <small className={textStyles.num}>
            {found.isByOptions ? t('{count} of {all}', { count: found.options.length, all }) : all}
          </small>
        </Row>
      </td>
      <td className={styles.fact}>{!pack.priceIncluded && <Tag tone="warning">{t('Not in price')}</Tag>}</td>
      <td />
      <td />
      <td />
      <td className={styles.fact}>
        <Row as="span" inline gap={6}>
          <ContentButton code={code} content={pack.implicitList} isActive={isActive} />
          <UsesButton code={code} isActive={isActive} />
        </Row>
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
  onUses: (option: Named) => void;
}

/** As in pack-tree.module.css. */
const rowHeight = 42;

const columns: { head: ReactNode; width?: number | string; className?: string }[] = [
  { head: <span className={textStyles.unseen}>{t('Expander')}</span>, width: 58, className: styles.expander },
  { head: t('Parent code'), width: 'clamp(84px, 7.5vw, 108px)', className: styles.parent },
  { head: t('Child code'), className: styles.child },
  { head: t('Incl/Excl'), width: 'clamp(92px, 7.3vw, 104px)', className: styles.fact },
  { head: t('Opt manovra'), width: 'clamp(92px, 7.5vw, 108px)', className: styles.fact },
  { head: t('Set'), width: 'clamp(56px, 5vw, 72px)', className: styles.fact },
  { head: t('Default'), width: 148, className: styles.fact },
  { head: t('Implicit packs content'), width: 196, className: styles.fact },
];

const keysHelp = t(
  'Arrow up and down move between rows, arrow right opens a pack or leads to the magnifier of an option, arrow left closes it or leads to its pack. Enter opens a pack, or the implicit content of an option.',
);

/** The rows of the tree under a head that stays: of thousands those in sight, and the one that has the focus. */
export function PackTable({ ref, tree, text, isReading, onContent, onUses }: PackTableProps) {
  const { rows } = tree;
  const body = useRef<HTMLTableSectionElement>(null);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  const [chosen, setActive] = useState<string>();
  const active = rows.some(({ key }) => key === chosen) ? chosen : rows[0]?.key;
  const keyboard = useTreeKeyboard({ body, tree, setActive, onContent, onUses });
  useImperativeHandle(ref, () => ({ enter: () => rows[0] && keyboard.goTo(rows[0].key) }));

  return (
    <div className={classes(layoutStyles.scrolls, styles.box)}>
      <table
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose rows open and close
        role="treegrid"
        className={classes(sheetStyles.sheet, styles.grid)}
        aria-label={t('Commercial packs')}
        aria-describedby="pack-keys"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-busy={isReading || undefined}
        {...keyboard.handlers}
      >
        <caption id="pack-keys" className={textStyles.unseen}>
          {keysHelp}
        </caption>
        <colgroup>
          {columns.map(({ width }, at) => (
            <col key={at} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ head, className }, at) => (
              <th key={at} scope="col" className={className}>
                <Quoted>{head}</Quoted>
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
