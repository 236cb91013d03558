import {
  differenceAt,
  walkPair,
  type ComparisonRules,
  type Difference,
  type DifferenceKind,
  type Listener,
  type Place,
} from './compare-json.ts';
import { isContainer, OBJECT, textOf, type JsonDocument } from './json-document.ts';

/**
 * Lines of both documents side by side, one value per line, in the left side's order. `marks` has a character per row: `=` same
 * text (in `left` only), `,` same value in another notation, `~` changed, `i` ignored (both sides); `-` and `<` (ignored) in
 * `left` only, `+` and `>` (ignored) in `right` only.
 */
export interface SideBySide {
  marks: string;
  left: string[];
  right: string[];
}

export interface ListedDifference extends Difference {
  row: number | null;
}

export interface Layout {
  lines: SideBySide;
  isCut: boolean;
  differences: ListedDifference[];
}

export interface LayoutLimits {
  rows: number;
  differences: number;
  line: number;
  /** Of all lines: deep documents are mostly indentation. */
  characters: number;
}

/** What a browser can handle: about 10 MB of typical JSON. */
export const LIMITS: LayoutLimits = {
  rows: 400_000,
  differences: 5_000,
  line: 2_000,
  characters: 24_000_000,
};

const MAX_INDENT = 40;
const indents = Array.from({ length: MAX_INDENT + 1 }, (_, depth) => '  '.repeat(depth));
const indent = (depth: number): string => indents[Math.min(depth, MAX_INDENT)]!;

/** Truncates a long text; `from` shifts the window to a difference far inside. */
function shortened(text: string, limit: number, from = 0): string {
  if (text.length <= limit) return text;
  const start = from > limit / 2 ? from - Math.floor(limit / 4) : 0;
  const rest = text.length - start - limit;
  const end = rest > 0 ? `… (${text.length} characters)` : '';
  return `${start > 0 ? '…' : ''}${text.slice(start, start + limit)}${end}`;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const brackets = (document: JsonDocument, node: number): [string, string] =>
  document.kinds[node] === OBJECT ? ['{', '}'] : ['[', ']'];

/** A key is the node before its value. */
const keyText = (document: JsonDocument, node: number, isMember: boolean): string =>
  isMember ? `${textOf(document, node - 1)}: ` : '';

interface Line {
  document: JsonDocument;
  node: number;
  depth: number;
  isMember: boolean;
  isLast: boolean;
}

/** The lines of a value and everything inside, each at most `limit` characters. */
export function* linesOf(line: Line, limit = LIMITS.line): Generator<string> {
  const { document, node: root } = line;
  const stack: { node: number; end: number; isObject: boolean; comma: string }[] = [];
  const begin = (node: number, isMember: boolean, isLast: boolean): string => {
    const start = indent(line.depth + stack.length) + keyText(document, node, isMember);
    const comma = isLast ? '' : ',';
    if (!isContainer(document, node)) return shortened(start + textOf(document, node), limit) + comma;
    const [opening, closing] = brackets(document, node);
    if (document.nexts[node] === node + 1) return start + opening + closing + comma;
    stack.push({ node, end: document.nexts[node]!, isObject: document.kinds[node] === OBJECT, comma });
    return start + opening;
  };
  yield begin(root, line.isMember, line.isLast);
  let next = root + 1;
  for (let inside = stack.at(-1); inside; inside = stack.at(-1)) {
    if (next >= inside.end) {
      stack.pop();
      yield indent(line.depth + stack.length) + brackets(document, inside.node)[1] + inside.comma;
      continue;
    }
    const node = inside.isObject ? next + 1 : next;
    next = isContainer(document, node) ? node + 1 : document.nexts[node]!;
    yield begin(node, inside.isObject, document.nexts[node]! >= inside.end);
  }
}

export function documentLines(
  document: JsonDocument,
  { rows, characters }: Pick<LayoutLimits, 'rows' | 'characters'> = LIMITS,
): { lines: string[]; isCut: boolean } {
  const lines: string[] = [];
  let length = 0;
  for (const line of linesOf({ document, node: 0, depth: 0, isMember: false, isLast: true })) {
    length += line.length;
    if (lines.length === rows || length > characters) return { lines, isCut: true };
    lines.push(line);
  }
  return { lines, isCut: false };
}

type Marks = Record<'both' | 'left' | 'right', string>;

class Rows {
  readonly lines: SideBySide = { marks: '', left: [], right: [] };
  isCut = false;
  readonly #limits: LayoutLimits;
  readonly #marks: string[] = [];
  #characters = 0;

  constructor(limits: LayoutLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#marks.length;
  }

  add(mark: string, left: string | undefined, right: string | undefined): void {
    this.#characters += (left?.length ?? 0) + (right?.length ?? 0);
    const { rows, characters } = this.#limits;
    if (this.count >= rows || this.#characters > characters) return void (this.isCut = true);
    this.#marks.push(mark);
    if (left !== undefined) this.lines.left.push(left);
    if (right !== undefined) this.lines.right.push(right);
  }

  addSame(left: string, right: string): void {
    if (left === right) this.add('=', left, undefined);
    else this.add(',', left, right);
  }

  addBlock(marks: Marks, left: Iterator<string> | undefined, right: Iterator<string> | undefined): void {
    for (;;) {
      if (this.isCut) return;
      const one = left?.next().value as string | undefined;
      const other = right?.next().value as string | undefined;
      if (one === undefined && other === undefined) return;
      this.add(one === undefined ? marks.right : other === undefined ? marks.left : marks.both, one, other);
    }
  }

  done(): SideBySide {
    return { ...this.lines, marks: this.#marks.join('') };
  }
}

const DIFFERENT: Marks = { both: '~', left: '-', right: '+' };
const IGNORED: Marks = { both: 'i', left: '<', right: '>' };

const lineOf = (document: JsonDocument, node: number, place: Place, isLast: boolean): Line => ({
  document,
  node,
  depth: place.depth,
  isMember: place.depth > 0 && typeof place.label === 'string',
  isLast,
});

function bracketLine({ document, node, depth, isMember, isLast }: Line, which: 0 | 1): string {
  const bracket = brackets(document, node)[which];
  return which === 0
    ? indent(depth) + keyText(document, node, isMember) + bracket
    : indent(depth) + bracket + (isLast ? '' : ',');
}

const isEmpty = ({ document, node }: Line): boolean => document.nexts[node] === node + 1;

const oneLine = (line: Line, limit: number): string => linesOf(line, limit).next().value as string;

function longLines(one: Line, other: Line, limit: number): [string, string] | undefined {
  const texts = [one, other].map(({ document, node }) => textOf(document, node)) as [string, string];
  const isLong = texts.every((text) => text.length > limit);
  if (!isLong || isContainer(one.document, one.node) || isContainer(other.document, other.node))
    return undefined;
  const at = firstDifference(...texts);
  return [one, other].map(
    ({ document, node, depth, isMember, isLast }, side) =>
      indent(depth) +
      keyText(document, node, isMember) +
      shortened(texts[side]!, limit, at) +
      (isLast ? '' : ','),
  ) as [string, string];
}

export async function layOut(
  left: JsonDocument,
  right: JsonDocument,
  rules: ComparisonRules,
  limits: LayoutLimits = LIMITS,
): Promise<Layout> {
  const rows = new Rows(limits);
  const differences: ListedDifference[] = [];
  const leftOf = (place: Place): Line => lineOf(left, place.left, place, place.isLastLeft);
  const rightOf = (place: Place): Line => lineOf(right, place.right, place, place.isLastRight);
  const block = (marks: Marks, place: Place): void =>
    rows.addBlock(
      marks,
      place.left < 0 ? undefined : linesOf(leftOf(place), limits.line),
      place.right < 0 ? undefined : linesOf(rightOf(place), limits.line),
    );
  const differing =
    (kind: DifferenceKind) =>
    (place: Place): void => {
      if (differences.length < limits.differences) {
        const row = rows.isCut || rows.count >= limits.rows ? null : rows.count;
        differences.push({ ...differenceAt(left, right, place, kind), row });
      }
      const long = kind === 'changed' && longLines(leftOf(place), rightOf(place), limits.line);
      if (long) rows.add('~', ...long);
      else block(DIFFERENT, place);
    };
  const bracket =
    (which: 0 | 1) =>
    (place: Place): void => {
      const [one, other] = [leftOf(place), rightOf(place)];
      if (!isEmpty(one) || !isEmpty(other)) rows.addSame(bracketLine(one, which), bracketLine(other, which));
      else if (which === 0) rows.addSame(oneLine(one, limits.line), oneLine(other, limits.line));
    };
  const listener: Listener = {
    enter: bracket(0),
    leave: bracket(1),
    same: (place) => rows.addSame(oneLine(leftOf(place), limits.line), oneLine(rightOf(place), limits.line)),
    changed: differing('changed'),
    added: differing('added'),
    removed: differing('removed'),
    ignored: (place) => block(IGNORED, place),
  };
  await walkPair(left, right, rules, listener);
  return { lines: rows.done(), isCut: rows.isCut, differences };
}
