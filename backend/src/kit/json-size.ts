/** What a stranger's JSON may hold at most, counted before it is read: what it becomes in memory is many times as large. */
import { t } from '../texts/kit.ts';
import { invalid } from './app-error.ts';

/** A price list of 20,000 items, the longest body that is accepted, has half as many. */
const MOST_VALUES = 500_000;
/** Ours nest five times. */
const DEEPEST = 64;
/** Of one object: the more names it has, the longer each of them takes. */
const MOST_MEMBERS = 10_000;
const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [123, 125, 91, 93];

/** Where the text ends whose quote stands at `start`. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

const tooMuch = (): Error => invalid(t('The JSON holds too many values.'));
const tooDeep = (): Error =>
  invalid(t('The JSON is nested more than {deepest} times.', { deepest: DEEPEST }));

/**
 * Refuses JSON with more values, or deeper, than anything that the console sends; answers how many values it holds.
 * @throws AppError (400)
 */
export function requireModestJson(bytes: Uint8Array): number {
  let [values, depth] = [0, 0];
  // Of the objects around: how many members each may still have.
  const left = new Float64Array(DEEPEST + 1).fill(Infinity);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA || byte === BRACE || byte === BRACKET) {
      if (++values > MOST_VALUES) throw tooMuch();
      if (byte === COMMA) {
        if (--left[depth]! < 0) throw tooMuch();
      } else {
        if (++depth > DEEPEST) throw tooDeep();
        left[depth] = byte === BRACE ? MOST_MEMBERS : Infinity;
      }
    } else if ((byte === BRACE_END || byte === BRACKET_END) && depth > 0) depth--;
  }
  return values;
}
