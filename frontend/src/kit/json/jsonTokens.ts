import { t } from '../../texts/kitParts.gen';

/** JSON with one member or element a line, indented by two; every value stays as it is written. A text that is no JSON stays. */
export function formatJson(text: string): string {
  const { tokens, fault } = jsonTokens(text);
  if (fault) return text;
  let depth = 0;
  const line = () => '\n' + '  '.repeat(depth);
  return tokens
    .map((token, index) => {
      const [before, after] = [tokens[index - 1] ?? '', tokens[index + 1] ?? ''];
      if (isOpening(token)) {
        depth += 1;
        return isClosing(after) ? token : token + line();
      }
      if (isClosing(token)) {
        depth -= 1;
        return isOpening(before) ? token : line() + token;
      }
      return token === ',' ? token + line() : token === ':' ? ': ' : token;
    })
    .join('');
}

const isOpening = (token: string) => token === '{' || token === '[';
const isClosing = (token: string) => token === '}' || token === ']';

/** A text taken apart as JSON (RFC 8259), strictly, and where it stops being JSON; the words are those of the server. */
export interface JsonTokens {
  /** As they are written: numbers keep their digits. */
  tokens: readonly string[];
  fault?: JsonFault;
}

export interface JsonFault {
  /** Where in the text, from 0. */
  at: number;
  /** From 1. */
  line: number;
  column: number;
  reason: string;
}

const space = /[ \t\r\n]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const inString = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

/** What may stand at a place; 'next' is what follows a value. */
type Expected = 'value' | 'key' | 'colon' | 'next';

const reasons: Record<Expected, string> = {
  value: t('a value is expected'),
  key: t('a key in quotes is expected'),
  colon: t('a colon is expected'),
  next: t('a comma or the closing bracket is expected'),
};

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

function stringAt(text: string, at: number): { end: number; reason?: string } {
  const end = endOf(inString, text, at);
  if (text[end] === '"') return { end: end + 1 };
  return {
    end,
    reason:
      text[end] === '\\'
        ? t('this escape sequence does not exist')
        : t('this character must be escaped in a string'),
  };
}

interface Step {
  end: number;
  expects: Expected;
  reason?: string;
}

const wrong = (at: number, expected: Expected): Step => ({
  end: at,
  expects: expected,
  reason: reasons[expected],
});

/** Takes a key or a value; containers are opened in `open`. */
function takeValue(text: string, at: number, expected: Expected, open: string[]): Step {
  const char = text[at];
  if (char === '"') return { ...stringAt(text, at), expects: expected === 'key' ? 'colon' : 'next' };
  if (expected === 'key') return wrong(at, expected);
  if (char === '{' || char === '[') {
    open.push(char === '{' ? '}' : ']');
    return { end: at + 1, expects: char === '{' ? 'key' : 'value' };
  }
  const end = endOf(scalar, text, at);
  return end > at ? { end, expects: 'next' } : wrong(at, expected);
}

function takeMark(text: string, at: number, expected: Expected, open: string[]): Step {
  if (expected === 'colon') return text[at] === ':' ? { end: at + 1, expects: 'value' } : wrong(at, expected);
  if (open.length === 0)
    return { end: at, expects: 'next', reason: t('there is text after the end of the document') };
  if (text[at] !== ',') return wrong(at, 'next');
  return { end: at + 1, expects: open.at(-1) === '}' ? 'key' : 'value' };
}

function faultAt(text: string, at: number, reason: string): JsonFault {
  const before = text.slice(0, at);
  return {
    at,
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
    reason: at >= text.length ? t('the text ends unexpectedly') : reason,
  };
}

export function jsonTokens(text: string): JsonTokens {
  const tokens: string[] = [];
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let at = endOf(space, text, 0); ; at = endOf(space, text, at)) {
    if (at >= text.length && expected === 'next' && open.length === 0) return { tokens };
    const mayClose = expected === 'next' || isOpening(tokens.at(-1) ?? '');
    const isClosed = mayClose && open.length > 0 && text[at] === open.at(-1);
    const take = expected === 'value' || expected === 'key' ? takeValue : takeMark;
    const step: Step = isClosed ? { end: at + 1, expects: 'next' } : take(text, at, expected, open);
    if (isClosed) open.pop();
    if (step.reason) return { tokens, fault: faultAt(text, step.end, step.reason) };
    tokens.push(text.slice(at, step.end));
    at = step.end;
    expected = step.expects;
  }
}

/** Where a text stops being JSON; undefined for JSON. */
export const jsonFault = (text: string): JsonFault | undefined => jsonTokens(text).fault;
