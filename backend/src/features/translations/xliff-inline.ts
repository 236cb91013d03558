/**
 * The text of a source or a target in which a program has put inline elements: what stands for a code of ours (a tag, a variable)
 * becomes that code again where the file still tells it, and otherwise nobody knows what was meant.
 */

export type Attributes = Record<string, string>;

/** What a unit of XLIFF 2.0 keeps apart of its texts, by id. */
export type OriginalData = ReadonlyMap<string, string>;

/** They mark text, and are none themselves. */
const TRANSPARENT = new Set(['mrk', 'sub', 'sm', 'em']);
/** Their content is a code as it was. */
const OF_CODE = new Set(['ph', 'bpt', 'ept', 'it']);

/** In XLIFF 1.2, as our writer tells it. */
const OWN_CHARACTER = /^x-cp-([0-9a-f]{4})$/i;

const codeOf = (
  attributes: Attributes,
  data: OriginalData,
  suffix: '' | 'Start' | 'End',
): string | undefined =>
  data.get(attributes[`dataRef${suffix}`] ?? '') ??
  attributes[`disp${suffix}`] ??
  (suffix === '' ? attributes['equiv-text'] : undefined) ??
  attributes[`equiv${suffix}`];

interface Open {
  name: string;
  attributes: Attributes;
  /** Where its content begins. */
  from: number;
}

export class InlineText {
  #text = '';
  /** The first code that nobody can tell any more. */
  #lost: string | undefined;
  #hasEmptySegment = false;
  readonly #open: Open[] = [];
  readonly #data: OriginalData;
  /** By element and id. */
  readonly #codes = new Map<string, string>();
  readonly #source: InlineText | undefined;

  /** In a target, a code that is told in its source only is the same: Angular's files have it there. */
  constructor(data: OriginalData, source?: InlineText) {
    this.#data = data;
    this.#source = source;
  }

  get text(): string {
    return this.#text;
  }

  get codes(): ReadonlyMap<string, string> {
    return this.#codes;
  }

  get lost(): string | undefined {
    return this.#lost;
  }

  /** Whether a segment that XLIFF 1.2 marks inside a target is still to be translated. */
  get hasEmptySegment(): boolean {
    return this.#hasEmptySegment;
  }

  add(text: string): void {
    this.#text += text;
  }

  /** Without the lines and the indentation that programs put around a text whose white space does not count. */
  trimLines(): void {
    const start = this.#text.trimStart();
    const hasLineBefore = /[\r\n]/.test(this.#text.slice(0, this.#text.length - start.length));
    if (hasLineBefore) this.#text = start;
    const end = this.#text.trimEnd();
    if (/[\r\n]/.test(this.#text.slice(end.length))) this.#text = end;
  }

  begin(name: string, attributes: Attributes): void {
    if (name === 'pc') this.#addCode('<pc', attributes, codeOf(attributes, this.#data, 'Start'));
    this.#open.push({ name, attributes, from: this.#text.length });
  }

  end(): void {
    const { name, attributes, from } = this.#open.pop()!;
    if (name === 'mrk' && attributes['mtype'] === 'seg' && this.#text.slice(from).trim() === '')
      this.#hasEmptySegment = true;
    if (TRANSPARENT.has(name)) return;
    if (OF_CODE.has(name) && this.#text.length > from) {
      this.#codes.set(`<${name} ${attributes['id']}`, this.#text.slice(from));
      return;
    }
    const hex =
      name === 'cp' ? (attributes['hex'] ?? '') : OWN_CHARACTER.exec(attributes['ctype'] ?? '')?.[1];
    if (hex !== undefined) return this.#addCode(`<${name}`, attributes, characterOf(hex));
    if (name === 'pc') return this.#addCode('</pc', attributes, codeOf(attributes, this.#data, 'End'));
    this.#addCode(`<${name}`, attributes, name === 'g' ? undefined : codeOf(attributes, this.#data, ''));
  }

  #addCode(tag: string, { id }: Attributes, told: string | undefined): void {
    const code = told ?? this.#source?.codes.get(`${tag} ${id}`);
    if (code === undefined) this.#lost ??= id === undefined ? `${tag}>` : `${tag} id="${id}">`;
    else this.#text += code;
    if (told !== undefined) this.#codes.set(`${tag} ${id}`, told);
  }
}

/** A character that XML cannot hold, told by its number. */
function characterOf(hex: string): string | undefined {
  const code = /^[0-9a-f]{1,6}$/i.test(hex) ? parseInt(hex, 16) : Infinity;
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
