import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';
import { formatShown, formatSigned } from '../../../kit/amounts/shownAmounts';
import { labelOf, type Line, type Source, type Writing } from './pictureLines';
import { axisOf, barOf, type WaterfallAxis } from './waterfall';
import styles from './insight.module.css';

export interface WaterfallProps {
  caption: string;
  lines: readonly Line[];
  writing: Writing;
  /** Where a line comes from; without it no line says so. */
  sources?: {
    /** Undefined where the user may not go. */
    addressOf: (source: Source) => string | undefined;
    onFollow: (source: Source, event: MouseEvent) => void;
  };
}

const width = 132;
const rowHeight = 34;
const barHeight = 18;

/** A price line by line, as bars from total to total; a table to whoever cannot see them. */
export function Waterfall({ caption, lines, writing, sources }: WaterfallProps) {
  const axis = axisOf(lines);
  return (
    <table className={styles.steps}>
      <caption>{caption}</caption>
      <colgroup>
        <col style={{ width: 172 }} />
        <col style={{ width: 132 }} />
        <col />
        {sources && <col style={{ width: 166 }} />}
      </colgroup>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at} className={classes(classOf[line.kind], toneOf(line))}>
            <th scope="row">
              {labelOf(line, writing)} {line.key === 'tax' && <em>{line.customer}</em>}
            </th>
            <td aria-hidden>
              <Bar line={line} before={lines[at - 1]?.total} axis={axis} isLast={at === lines.length - 1} />
            </td>
            <td className={textStyles.num}>
              {line.kind === 'step'
                ? formatSigned(line.amount, writing.mask)
                : formatShown(line.amount, writing.mask)}
            </td>
            {sources && (
              <td className={styles.source}>
                {line.source && <SourceLink source={line.source} {...sources} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SourceLinkProps = { source: Source } & NonNullable<WaterfallProps['sources']>;

function SourceLink({ source, addressOf, onFollow }: SourceLinkProps) {
  const address = addressOf(source);
  if (address === undefined) return source.text;
  return (
    <Link to={address} onClick={(event) => onFollow(source, event)}>
      {source.text}
    </Link>
  );
}

const classOf: Record<Line['kind'], string | undefined> = {
  final: styles.final,
  step: undefined,
  subtotal: styles.subtotal,
  result: styles.result,
};

function toneOf({ kind, amount }: Line): string | false | undefined {
  if (kind === 'step') return amount < 0 ? styles.taken : amount > 0 && styles.added;
  return amount < 0 && styles.below;
}

interface BarProps {
  line: Line;
  /** The total of the line above. */
  before: number | undefined;
  axis: WaterfallAxis;
  isLast: boolean;
}

function Bar({ line, before, axis, isLast }: BarProps) {
  const { x, width: drawn, edge } = barOf(line, before, axis, width);
  const top = (rowHeight - barHeight) / 2;
  const isCut = axis.isCut && line.kind !== 'step';
  const zero = axis.start < 0 ? (-axis.start / (axis.end - axis.start)) * width : undefined;
  return (
    <svg width={width} height={rowHeight} viewBox={`0 0 ${width} ${rowHeight}`}>
      {zero !== undefined && <line className={styles.zero} x1={zero} x2={zero} y1={0} y2={rowHeight} />}
      <rect className={styles.bar} x={x} y={top} width={drawn} height={barHeight} rx={2} />
      {isCut && (
        <path className={styles.cut} d={`M${x + 9} ${top + barHeight + 2}l4 0l6 -${barHeight + 4}l-4 0Z`} />
      )}
      {!isLast && (
        <line
          className={styles.link}
          strokeDasharray="2 2"
          x1={edge}
          x2={edge}
          y1={line.amount === 0 ? top : top + barHeight}
          y2={rowHeight + top}
        />
      )}
    </svg>
  );
}
