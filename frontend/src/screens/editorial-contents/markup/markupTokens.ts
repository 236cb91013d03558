/** A piece of markup as it is typed. */
export interface MarkupToken {
  kind: 'text' | 'start' | 'end' | 'attribute' | 'value' | 'comment' | 'placeholder';
  text: string;
  line: number;
  /** Of a start, an end, an attribute or its value, in lower case. */
  element?: string;
  /** Of an attribute, without its quotes. */
  value?: string;
}

// A comment or declaration | a tag: slash, name, attributes, end | a placeholder. What is not closed runs to the end of the text.
const pieces =
  /(<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$))|<(\/?)([a-z][^\s/>]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)(>?)|\{[^{}\s<>]+\}/gi;
const attributes = /([^\s=/"'<>]+)(?:(\s*=\s*)("[^"]*"?|'[^']*'?|[^\s"'>]+))?/g;

/** Their text runs to their end, whatever it looks like. */
const rawTexts = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Takes markup apart as a text: without a document, because that knows no lines and mends what is wrong. Every character
 * belongs to exactly one piece, so that the pieces can stand behind what is typed.
 */
export function markupTokens(markup: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  let line = 1;
  let at = 0;
  const take = (kind: MarkupToken['kind'], text: string, of: Partial<MarkupToken> = {}) => {
    if (text) tokens.push({ kind, text, line, ...of });
    line += text.split('\n').length - 1;
    at += text.length;
  };
  const takeAttributes = (element: string, text: string) => {
    let from = 0;
    for (const { 0: all, 1: name = '', 2: equals = '', 3: value = '', index } of text.matchAll(attributes)) {
      take('text', text.slice(from, index));
      take('attribute', name, { element, value: value.replace(/^["']|["']$/g, '') });
      take('text', equals);
      take('value', value, { element });
      from = index + all.length;
    }
    take('text', text.slice(from));
  };

  for (pieces.lastIndex = 0; ; pieces.lastIndex = at) {
    const piece = pieces.exec(markup);
    take('text', markup.slice(at, piece?.index));
    if (!piece) return tokens;
    const { 0: all, 1: comment, 2: slash = '', 3: name, 4: inside = '', 5: end = '' } = piece;
    if (name === undefined) take(comment === undefined ? 'placeholder' : 'comment', all);
    else {
      const element = name.toLowerCase();
      take('text', `<${slash}`);
      take(slash ? 'end' : 'start', name, { element });
      takeAttributes(element, inside);
      take('text', end);
      if (!slash && rawTexts.has(element)) take('comment', untilEndOf(element, markup.slice(at)));
    }
  }
}

function untilEndOf(element: string, rest: string): string {
  const end = rest.search(new RegExp(`</${element}`, 'i'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The pieces line by line; one that has several lines is cut. */
export function linesOf(tokens: readonly MarkupToken[]): MarkupToken[][] {
  const lines: MarkupToken[][] = [[]];
  for (const token of tokens)
    for (const [index, text] of token.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)!.push({ ...token, text });
    }
  return lines;
}
