/**
 * What a text holds besides words: variables, tags and blocks of alternatives. Texts may be long and hostile, so every step reads
 * them once: no pattern can start again inside what it has tried before.
 */

/** Where a tag or a variable stood in `plain`: neither occurs in texts. */
export const TAG = '\uFFFC';
const VARIABLE = '\uFFFB';

export interface Counted {
  /** How the text writes it, by what is compared. */
  shown: Map<string, string>;
  counts: Map<string, number>;
}

export interface Marks {
  variables: Counted;
  /** %s and %2$s: their order counts, and they may be told by their place. */
  placed: Counted;
  tags: Counted;
  /** Tags that are open at the end, then ends of what was not open. */
  unclosed: Counted;
  stray: Counted;
  /** The unnumbered %s and %d, in their order. */
  sequence: string[];
  /** The text with marks in the place of tags and variables. */
  plain: string;
}

export const counted = (): Counted => ({ shown: new Map(), counts: new Map() });

export function count({ shown, counts }: Counted, key: string, text = key): void {
  if (!shown.has(key)) shown.set(key, text);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What `one` has more often than `other`, and whether the other has it at all. */
export const beyond = (one: Counted, other: Counted): { found: string; isInBoth: boolean }[] =>
  [...one.counts].flatMap(([key, times]) => {
    const others = other.counts.get(key) ?? 0;
    return times > others ? [{ found: one.shown.get(key)!, isInBoth: others > 0 }] : [];
  });

const BLOCK = /\{\s*([\p{L}\p{N}_.-]+)\s*,\s*(plural|select|selectordinal)\s*,/uy;

interface Brace {
  index: number;
  /** The opening brace with the name and the kind of its block; undefined for one that opens no block. */
  head?: RegExpExecArray | undefined;
}

interface Blocks {
  /** The outermost ones, from the opening brace to behind the closing one. */
  blocks: { from: number; to: number }[];
  /** What makes blocks and alternatives of the text. */
  syntax: { from: number; to: number }[];
  names: string[];
}

function blocksOf(text: string): Blocks {
  const found: Blocks = { blocks: [], syntax: [], names: [] };
  const open: Brace[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      BLOCK.lastIndex = index;
      open.push({ index, head: BLOCK.exec(text) ?? undefined });
      continue;
    }
    const closed = open.pop();
    if (!closed) continue;
    const { index: from, head } = closed;
    if (!head && !open.at(-1)?.head) continue;
    found.syntax.push({ from, to: from + (head?.[0].length ?? 1) }, { from: index, to: index + 1 });
    if (!head) continue;
    found.names.push(`{${head[1]}, ${head[2]}}`);
    while ((found.blocks.at(-1)?.from ?? -1) > from) found.blocks.pop();
    found.blocks.push({ from, to: index + 1 });
  }
  return found;
}

/** Languages have other alternatives (one, few, many): what they hold is compared as a set, once for the whole text. */
function withoutBlocks(text: string, marks: Marks): string {
  if (!/,\s{0,9}(?:plural|select)/.test(text)) return text;
  const { blocks, syntax, names } = blocksOf(text);
  if (blocks.length === 0) return text;
  const isSyntax = new Uint8Array(text.length);
  for (const { from, to } of syntax) isSyntax.fill(1, from, to);
  let plain = '';
  let alternatives = '';
  let at = 0;
  for (const { from, to } of blocks) {
    plain += text.slice(at, from) + VARIABLE;
    for (at = from; at < to; at++) alternatives += isSyntax[at] ? ' ' : text[at]!;
  }
  const inside = emptyMarks();
  readTags(readVariables(alternatives, inside), inside);
  for (const key of [...names, ...inside.variables.counts.keys(), ...inside.placed.counts.keys()])
    count(marks.variables, key);
  for (const key of inside.tags.counts.keys()) count(marks.tags, key);
  return plain + text.slice(at);
}

const CODE = '[\\p{L}\\p{N}_.-]{1,100}';
const VARIABLES = new RegExp(
  [
    '%%',
    '\\{\\{[^{}]{1,200}\\}\\}',
    '\\$\\{[^{}]{1,200}\\}',
    '\\[\\[[^\\[\\]]{1,200}\\]\\]',
    `\\{\\s{0,9}${CODE}\\s{0,9}(?:,[^{}]{1,200})?\\}`,
    `%\\(${CODE}\\)[-+0#]{0,4}\\d{0,3}(?:\\.\\d{1,3})?[a-zA-Z]`,
    '%\\d{1,3}\\$[-+0#]{0,4}\\d{0,3}(?:\\.\\d{1,3})?l{0,2}[diouxXeEfFgGcs@]',
    // 100%sicuro and 80 %de réduction hold none, %ds and a Japanese word behind %s do.
    '(?<!\\p{N})%[A-Za-z_]\\w{0,99}%',
    '(?<!\\p{N})%[-+0#]{0,4}\\d{0,3}(?:\\.\\d{1,3})?l{0,2}[diouxXeEfFgGcs@](?![\\p{Script=Latin}\\p{N}])',
    '(?<![\\p{N}}]\\s?)%[-+0#]{0,4}\\d{0,3}[sd]',
  ].join('|'),
  'gu',
);

/** Neither %(name)s nor %name%. */
const PLACED = /^%[^(].*(?<!%)$/;

/** {0, number} with another format is the same variable: dates and numbers are written as the language does. */
function keyOf(variable: string): string {
  const tight = variable.replace(/\s/g, '');
  return tight.startsWith('{') && !tight.startsWith('{{') ? tight.replace(/,.*(?=\})/, '') : tight;
}

function readVariables(text: string, { variables, placed, sequence }: Marks): string {
  if (!/[{%[]/.test(text)) return text;
  return text.replace(VARIABLES, (variable) => {
    if (variable === '%%') return '%';
    if (!PLACED.test(variable)) count(variables, keyOf(variable), variable);
    else if (variable.includes('$')) count(placed, variable);
    else {
      sequence.push(variable);
      // %2$s may stand for the second %s.
      count(placed, `%${sequence.length}$${variable.slice(1)}`, variable);
    }
    return VARIABLE;
  });
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const NAME = /\/?([a-z][a-z0-9:-]{0,50})(?=[\s/>])/iy;
/** An attribute's value, the beginning of another tag, or the end of this one. */
const STEP = /=\s{0,9}"[^"<]*"|=\s{0,9}'[^'<]*'|[<>]/g;
const COMPARED = /[\s"'](href|src|class)(?=\s*=)/gi;

/** The end of the tag that begins at `start`, -1 if there is none: `a <b` is none. */
function endOf(text: string, start: number): number {
  STEP.lastIndex = start;
  for (let step = STEP.exec(text); step; step = STEP.exec(text)) {
    if (step[0] === '>') return step.index;
    if (step[0] === '<') return -1;
  }
  return -1;
}

/** The elements that are open. How many there are of a name is known, so that an end without a beginning searches nothing. */
class Open {
  readonly #names: string[] = [];
  readonly #counts = new Map<string, number>();

  push(name: string): void {
    this.#names.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** What was still open inside the last one of this name, undefined if there is none. */
  close(name: string): string[] | undefined {
    if (!this.#counts.get(name)) return undefined;
    const inside: string[] = [];
    for (;;) {
      const last = this.#names.pop()!;
      this.#counts.set(last, this.#counts.get(last)! - 1);
      if (last === name) return inside;
      inside.push(last);
    }
  }

  get names(): readonly string[] {
    return this.#names;
  }
}

function readEnd({ unclosed, stray }: Marks, open: Open, name: string): void {
  const inside = open.close(name);
  if (!inside && !VOID.has(name)) count(stray, `</${name}>`);
  for (const one of inside ?? []) count(unclosed, `<${one}>`);
}

function readStart({ tags }: Marks, open: Open, name: string, tag: string): void {
  const names = [...tag.matchAll(COMPARED)].map(([, attribute]) => attribute!.toLowerCase());
  count(tags, `<${[name, ...new Set(names.sort())].join(' ')}>`);
  if (!VOID.has(name) && !tag.endsWith('/>')) open.push(name);
}

/** Reads from left to right; comments are skipped, one without an end up to the end. */
function readTags(text: string, marks: Marks): string {
  if (!text.includes('<')) return text;
  const open = new Open();
  let plain = '';
  let at = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', Math.max(at, start + 1))) {
    let end = -1;
    if (text.startsWith('<!--', start)) {
      const comment = text.indexOf('-->', start + 4);
      end = comment < 0 ? text.length - 1 : comment + 2;
    } else {
      NAME.lastIndex = start + 1;
      const name = NAME.exec(text)?.[1]?.toLowerCase();
      end = name === undefined ? -1 : endOf(text, start + 1);
      const tag = text.slice(start, end + 1);
      if (tag.startsWith('</')) readEnd(marks, open, name!);
      else if (tag !== '') readStart(marks, open, name!, tag);
    }
    if (end < 0) continue;
    plain += text.slice(at, start) + TAG;
    at = end + 1;
  }
  for (const name of open.names) count(marks.unclosed, `<${name}>`);
  return plain + text.slice(at);
}

const emptyMarks = (): Marks => ({
  variables: counted(),
  placed: counted(),
  tags: counted(),
  unclosed: counted(),
  stray: counted(),
  sequence: [],
  plain: '',
});

/** Variables, tags and the rest of a text. */
export function marksOf(text: string): Marks {
  const marks = emptyMarks();
  marks.plain = readTags(readVariables(withoutBlocks(text, marks), marks), marks);
  return marks;
}
