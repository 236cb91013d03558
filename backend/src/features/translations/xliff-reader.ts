/**
 * XLIFF 1.2 and 2.0 as CAT tools return it: with elements and attributes of their own, in several files, groups and segments.
 * Read from left to right without a tree and without entities, so that a hostile file costs no more than its length.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { invalid } from '../../kit/app-error.ts';
import { t } from '../../texts/labels.ts';
import { idOfToken, keyOfId, type TextKey } from './text-key.ts';
import { instantOf, nothingRead, shown, type ReadTranslations } from './translation-file.ts';
import { InlineText, type Attributes } from './xliff-inline.ts';

const MAX_DEPTH = 100;
const SLICE = 256 * 1024;

interface Segment {
  /** What stands between segments, which needs no translation. */
  isBetween: boolean;
  source?: InlineText;
  target?: InlineText;
}

interface Unit {
  attributes: Attributes;
  segments: Segment[];
  data: Map<string, string>;
  language: string | undefined;
  needsWork: boolean;
}

/** The states of 1.2 and 2.0 that say so. */
const isUnfinished = (state = ''): boolean => /^(needs-.*|new|initial)$/.test(state);

const isBlank = ({ text, lost }: InlineText): boolean => text.trim() === '' && lost === undefined;

/** The only segment of a unit may be a text of blanks; of several, a blank one is still to be translated. */
const saysSomething = ({ target }: Segment, { length }: readonly Segment[]): boolean =>
  target !== undefined && (!isBlank(target) || (length === 1 && !target.hasEmptySegment));

const isTranslated = (part: Segment, all: readonly Segment[]): boolean =>
  part.target !== undefined &&
  !part.target.hasEmptySegment &&
  (saysSomething(part, all) || (part.source !== undefined && isBlank(part.source)));

/** By name first: in 2.0 an id is an NMTOKEN, which says the same in a way that is harder to read. */
function keyOfUnit({ name = '', resname = '', id = '' }: Attributes): TextKey | undefined {
  return keyOfId(name) ?? keyOfId(resname) ?? keyOfId(id) ?? keyOfId(idOfToken(id));
}

class XliffReader {
  readonly read: ReadTranslations = nothingRead();
  readonly #path: string[] = [];
  /** Whether white space counts, for each element of the path. */
  readonly #keepsBlanks: boolean[] = [];
  #prefix = '';
  #language: string | undefined;
  #unit: Unit | undefined;
  #text: InlineText | undefined;
  /** How deep the element stands whose text is read. */
  #textDepth = 0;
  #data: { id: string; text: InlineText } | undefined;

  begin(qualified: string, attributes: Attributes): void {
    const name = this.#nameOf(qualified, attributes);
    this.#path.push(name);
    const space = attributes['xml:space'];
    this.#keepsBlanks.push(space === undefined ? (this.#keepsBlanks.at(-1) ?? false) : space === 'preserve');
    if (this.#path.length > MAX_DEPTH)
      throw invalid(t('No program for translators writes files like this one. Export the texts again.'));
    const inside = this.#text ?? this.#data?.text;
    if (inside) inside.begin(name, attributes);
    else if (name === 'file') this.#beginFile(attributes);
    else if (name === 'trans-unit' || name === 'unit') this.#beginUnit(name, attributes);
    else if (this.#unit) this.#beginPart(this.#unit, name, attributes);
  }

  end(): void {
    const name = this.#path.pop();
    const keepsBlanks = this.#keepsBlanks.pop();
    const inside = this.#text ?? this.#data?.text;
    if (inside && this.#path.length >= this.#textDepth) return inside.end();
    if (this.#data) this.#unit?.data.set(this.#data.id, this.#data.text.text);
    if (this.#text && !keepsBlanks) this.#text.trimLines();
    this.#text = undefined;
    this.#data = undefined;
    if ((name === 'trans-unit' || name === 'unit') && this.#unit) this.#endUnit(this.#unit);
  }

  add(text: string): void {
    (this.#text ?? this.#data?.text)?.add(text);
  }

  /** Without the prefix of XLIFF itself; what is in another namespace keeps its own and so is none of our elements. */
  #nameOf(qualified: string, attributes: Attributes): string {
    if (this.#path.length === 0) this.#beginRoot(qualified, attributes);
    return qualified.startsWith(this.#prefix) ? qualified.slice(this.#prefix.length) : qualified;
  }

  #beginRoot(qualified: string, { srcLang, trgLang }: Attributes): void {
    this.#prefix = qualified.slice(0, qualified.indexOf(':') + 1);
    if (qualified.slice(this.#prefix.length) !== 'xliff')
      throw invalid(t('The file is XML, but not XLIFF. Export the texts again, or choose another file.'));
    this.read.sourceLanguage = srcLang;
    this.read.language = this.#language = trgLang;
  }

  #beginFile(attributes: Attributes): void {
    this.read.sourceLanguage ??= attributes['source-language'];
    this.read.exportedAt ??= instantOf(attributes['date'] ?? attributes['ccb:date']);
    this.#language = attributes['target-language'] ?? this.#language;
    this.read.language ??= this.#language;
  }

  #beginUnit(name: string, attributes: Attributes): void {
    const segments = name === 'unit' ? [] : [{ isBetween: false }];
    this.#unit = { attributes, segments, data: new Map(), language: this.#language, needsWork: false };
  }

  #beginPart(unit: Unit, name: string, attributes: Attributes): void {
    const parent = this.#path.at(-2)!;
    const isPart = name === 'segment' || name === 'ignorable';
    if (isPart && parent === 'unit') {
      unit.segments.push({ isBetween: name === 'ignorable' });
      if (name === 'segment') unit.needsWork ||= isUnfinished(attributes['state']);
    }
    if (name === 'data' && parent === 'originalData')
      this.#data = { id: attributes['id'] ?? '', text: this.#beginText(unit) };
    // Proposals hold sources and targets too (alt-trans, matches): they stand elsewhere.
    if (name !== 'source' && name !== 'target') return;
    if (!['trans-unit', 'segment', 'ignorable'].includes(parent)) return;
    const segment = unit.segments.at(-1);
    if (!segment) return;
    this.#text = this.#beginText(unit, segment.source);
    segment[name] = this.#text;
    if (name === 'source') return;
    unit.needsWork ||= isUnfinished(attributes['state']);
    unit.language ??= attributes['xml:lang'];
  }

  #beginText({ data }: Unit, source?: InlineText): InlineText {
    this.#textDepth = this.#path.length;
    return new InlineText(data, source);
  }

  #endUnit({ attributes, segments, language, needsWork }: Unit): void {
    this.#unit = undefined;
    const where = shown(attributes['id'] ?? attributes['name'] ?? '');
    const key = keyOfUnit(attributes);
    if (!key) return this.#reject(where, t('Its id names none of our texts.'));
    // In 2.2 segments may be the cases of a plural.
    if (Object.keys(attributes).some((attribute) => attribute.endsWith(':switch')))
      return this.#reject(where, t('It has plural forms, which our texts have not.'));
    const parts = segments.filter(({ isBetween }) => !isBetween);
    if (!parts.some((part) => saysSomething(part, parts))) return void this.read.untranslated++;
    if (!parts.every((part) => isTranslated(part, parts)))
      return this.#reject(where, t('Only some of its segments are translated.'));
    const texts = segments.map(({ source, target }) => target ?? source);
    const lost = texts.find((part) => part?.lost !== undefined)?.lost;
    if (lost !== undefined)
      return this.#reject(
        where,
        t('It holds {lost} in the place of a tag or a variable that the file does not tell.', { lost }),
      );
    const text = texts.map((part) => part?.text ?? '').join('');
    if (text === '') return void this.read.untranslated++;
    const sources = segments.map(({ source }) => source);
    const isWhole = sources.every((source) => source && source.lost === undefined);
    const source = isWhole ? sources.map((one) => one!.text).join('') : undefined;
    this.read.language ??= language;
    this.read.entries.push({ key, where, language, source, text, needsWork });
  }

  #reject(where: string, reason: string): void {
    this.read.rejected.push({ where, reason });
  }
}

/** @throws AppError for what is not XLIFF. */
export async function readXliff(content: string): Promise<ReadTranslations> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const reader = new XliffReader();
  parser.on('doctype', () => {
    throw invalid(
      t('The file has a document type, which XLIFF has no need of. Remove the line <!DOCTYPE …>.'),
    );
  });
  parser.on('error', () => {
    const { line } = parser;
    throw invalid(t('The file is not well-formed XML: look at line {line}, or export it again.', { line }));
  });
  parser.on('opentag', ({ name, attributes }) => reader.begin(name, attributes as Attributes));
  parser.on('closetag', () => reader.end());
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  for (let at = 0; at < content.length; at += SLICE) {
    parser.write(content.slice(at, at + SLICE));
    await nextTurn();
  }
  parser.close();
  return reader.read;
}
