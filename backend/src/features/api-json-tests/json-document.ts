import { t } from '../../texts/apiTests.ts';

/**
 * JSON parsed into columns instead of objects: 10 MB stay 10 MB plus 13 bytes per value, whatever the shape. Lossless: numbers
 * keep their digits (9007199254740993, 650.00) and members their order. Without recursion, so depth is free.
 */

export const OBJECT = 1;
export const ARRAY = 2;
const STRING = 3;
const NUMBER = 4;
const LITERAL = 5;

/** The values in document order, the root is 0. Members of an object are alternating keys and values. */
export interface JsonDocument {
  text: string;
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  nexts: Int32Array;
}

export class JsonFault extends Error {
  readonly line: number;
  readonly column: number;

  constructor(text: string, position: number, reason: string) {
    const before = text.slice(0, position);
    const line = before.split('\n').length;
    const column = position - before.lastIndexOf('\n');
    super(t('line {line}, column {column}: {reason}', { line, column, reason }));
    this.line = line;
    this.column = column;
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58];
const [BRACE_OPEN, BRACE_CLOSE, BRACKET_OPEN, BRACKET_CLOSE] = [123, 125, 91, 93];
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER_TEXT = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

class Reader {
  readonly text: string;
  at = 0;
  #count = 0;
  #kinds: Uint8Array;
  #starts: Int32Array;
  #ends: Int32Array;
  #nexts: Int32Array;

  constructor(text: string) {
    this.text = text;
    const size = Math.max(64, text.length >> 3);
    this.#kinds = new Uint8Array(size);
    this.#starts = new Int32Array(size);
    this.#ends = new Int32Array(size);
    this.#nexts = new Int32Array(size);
  }

  fault(reason: string): JsonFault {
    return new JsonFault(
      this.text,
      this.at,
      this.at >= this.text.length ? t('the text ends unexpectedly') : reason,
    );
  }

  peek(): number {
    const { text } = this;
    let code = text.charCodeAt(this.at);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = text.charCodeAt(++this.at);
    return code;
  }

  #grow(): void {
    const size = Math.ceil(this.#kinds.length * 1.7);
    const wider = <Column extends Uint8Array | Int32Array>(old: Column, next: Column): Column => {
      next.set(old);
      return next;
    };
    this.#kinds = wider(this.#kinds, new Uint8Array(size));
    this.#starts = wider(this.#starts, new Int32Array(size));
    this.#ends = wider(this.#ends, new Int32Array(size));
    this.#nexts = wider(this.#nexts, new Int32Array(size));
  }

  #add(kind: number, start: number): number {
    if (this.#count === this.#kinds.length) this.#grow();
    this.#kinds[this.#count] = kind;
    this.#starts[this.#count] = start;
    return this.#count++;
  }

  open(kind: number): number {
    return this.#add(kind, this.at++);
  }

  close(node: number): void {
    this.at += 1;
    this.#ends[node] = this.at;
    this.#nexts[node] = this.#count;
  }

  isObject(node: number): boolean {
    return this.#kinds[node] === OBJECT;
  }

  #leaf(kind: number, end: number): void {
    const node = this.#add(kind, this.at);
    this.#ends[node] = end;
    this.#nexts[node] = this.#count;
    this.at = end;
  }

  #string(): void {
    const { text } = this;
    let end = this.at + 1;
    for (;;) {
      const code = text.charCodeAt(end);
      if (code === QUOTE) return this.#leaf(STRING, end + 1);
      if (code === BACKSLASH) {
        const after = endOf(ESCAPE, text, end);
        if (after < 0) {
          this.at = end;
          throw this.fault(t('this escape sequence does not exist'));
        }
        end = after;
      } else if (code >= 32) end += 1;
      else {
        this.at = end;
        throw this.fault(t('this character must be escaped in a string'));
      }
    }
  }

  scalar(code: number): void {
    if (code === QUOTE) return this.#string();
    const isNumber = code === 45 || (code >= 48 && code <= 57);
    const end = endOf(isNumber ? NUMBER_TEXT : WORD, this.text, this.at);
    if (end < 0) throw this.fault(t('a value is expected'));
    this.#leaf(isNumber ? NUMBER : LITERAL, end);
  }

  key(): void {
    if (this.peek() !== QUOTE) throw this.fault(t('a key in quotes is expected'));
    this.#string();
    if (this.peek() !== COLON) throw this.fault(t('a colon is expected'));
    this.at += 1;
  }

  document(): JsonDocument {
    const count = this.#count;
    return {
      text: this.text,
      kinds: this.#kinds.subarray(0, count),
      starts: this.#starts.subarray(0, count),
      ends: this.#ends.subarray(0, count),
      nexts: this.#nexts.subarray(0, count),
    };
  }
}

function readValue(reader: Reader, open: number[]): boolean {
  const code = reader.peek();
  if (code !== BRACE_OPEN && code !== BRACKET_OPEN) {
    reader.scalar(code);
    return false;
  }
  const node = reader.open(code === BRACE_OPEN ? OBJECT : ARRAY);
  if (reader.peek() === (code === BRACE_OPEN ? BRACE_CLOSE : BRACKET_CLOSE)) {
    reader.close(node);
    return false;
  }
  open.push(node);
  return true;
}

/** Parses JSON (RFC 8259), strictly. @throws JsonFault */
export function readJson(text: string): JsonDocument {
  const reader = new Reader(text);
  const open: number[] = [];
  for (;;) {
    if (open.length > 0 && reader.isObject(open.at(-1)!)) reader.key();
    if (readValue(reader, open)) continue;
    for (;;) {
      const code = reader.peek();
      const inside = open.at(-1);
      if (inside === undefined) {
        if (!Number.isNaN(code)) throw reader.fault(t('there is text after the end of the document'));
        return reader.document();
      }
      if (code === COMMA) break;
      if (code !== (reader.isObject(inside) ? BRACE_CLOSE : BRACKET_CLOSE))
        throw reader.fault(t('a comma or the closing bracket is expected'));
      reader.close(open.pop()!);
    }
    reader.at += 1;
  }
}

export const textOf = ({ text, starts, ends }: JsonDocument, node: number): string =>
  text.slice(starts[node], ends[node]);

export function wordsOf(document: JsonDocument, node: number): string {
  const written = textOf(document, node);
  return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
}

export const isContainer = ({ kinds }: JsonDocument, node: number): boolean => kinds[node]! <= ARRAY;

/** Sign, digits and power of ten, so that 1, 1.0 and 10e-1 are equal and long numbers keep every digit. */
function figuresOf(written: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(written)!;
  const digits = (whole + fraction).replace(/^0+/, '');
  // A pattern would rescan from each of a million zeros.
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  const significant = digits.slice(0, end);
  if (significant === '') return '0';
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${sign}${significant}e${exponent}`;
}

/** Equal for equal scalars however they are written, different for different types. */
export function meaningOf(document: JsonDocument, node: number): string {
  const kind = document.kinds[node];
  if (kind === STRING) return `"${wordsOf(document, node)}`;
  const written = textOf(document, node);
  return kind === NUMBER ? figuresOf(written) : written;
}

export function isSameScalar(left: JsonDocument, a: number, right: JsonDocument, b: number): boolean {
  if (left.kinds[a] !== right.kinds[b]) return false;
  return textOf(left, a) === textOf(right, b) || meaningOf(left, a) === meaningOf(right, b);
}
