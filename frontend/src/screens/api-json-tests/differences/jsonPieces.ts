export type PieceKind = 'key' | 'string' | 'literal' | 'plain';

/** A part of a line in one colour. */
export interface Piece {
  kind: PieceKind;
  text: string;
  isChanged: boolean;
}

/** A stretch of a line, its end not included. */
export interface Range {
  start: number;
  end: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*|true|false|null|(?:(?!true|false|null)[^"\d-])+|-/g;
const NOWHERE: Range = { start: 0, end: 0 };

function kindOf(token: string, after: string): PieceKind {
  if (token.startsWith('"')) return after.startsWith(':') ? 'key' : 'string';
  return /^(-?\d|true$|false$|null$)/.test(token) ? 'literal' : 'plain';
}

/** A line of JSON in the parts that are coloured; those within `changed` are told apart. */
export function jsonPieces(line: string, changed: Range = NOWHERE): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: token, index } of line.matchAll(TOKEN)) {
    const end = index + token.length;
    const kind = kindOf(token, line.slice(end, end + 1));
    const cuts = [changed.start, changed.end].filter((cut) => cut > index && cut < end);
    let from = index;
    for (const to of [...cuts, end]) {
      const isChanged = from >= changed.start && to <= changed.end;
      pieces.push({ kind, text: line.slice(from, to), isChanged });
      from = to;
    }
  }
  return pieces;
}

/** Texts of this length are marked as a whole; of longer ones, what differs. */
const SHORT = 48;
const VALUE = /^(\s*(?:"(?:[^"\\]|\\.)*": )?)(.*?),?$/s;

function valueRange(line: string): Range {
  const [, before = '', value = ''] = VALUE.exec(line) ?? [];
  return { start: before.length, end: before.length + value.length };
}

const isLowSurrogate = (text: string, at: number) => /[\udc00-\udfff]/.test(text[at] ?? '');

/** Where a changed line differs, side by side. */
export function changedRanges(left: string, right: string): [Range, Range] {
  const one = valueRange(left);
  const other = valueRange(right);
  const lengths = [one.end - one.start, other.end - other.start];
  if (Math.max(...lengths) <= SHORT || left[one.start] !== '"' || right[other.start] !== '"')
    return [one, other];

  const most = Math.min(...lengths);
  let head = 0;
  while (head < most && left[one.start + head] === right[other.start + head]) head += 1;
  if (isLowSurrogate(left, one.start + head)) head -= 1;
  let tail = 0;
  while (tail < most - head && left[one.end - 1 - tail] === right[other.end - 1 - tail]) tail += 1;
  if (isLowSurrogate(left, one.end - tail)) tail -= 1;
  return [
    { start: one.start + head, end: one.end - tail },
    { start: other.start + head, end: other.end - tail },
  ];
}
