/** Limits for untrusted JSON, checked before it is parsed: in memory, it is many times as large. */
import { t } from '../texts/kit.ts';
import { invalid } from './app-error.ts';

/** Twice the number in the longest accepted body, a price list of 20,000 items. */
const MAX_VALUES = 500_000;
const MAX_DEPTH = 64;
/** Per object: the more names it has, the longer each takes to look up. */
const MAX_MEMBERS = 10_000;
const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [123, 125, 91, 93];

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

const tooMuch = (): Error => invalid(t('The JSON contains too many values.'));
const tooDeep = (): Error =>
  invalid(t('The JSON is nested too deeply: more than {deepest} levels.', { deepest: MAX_DEPTH }));

/** Counts the values of a JSON text. @throws AppError (400) beyond the limits. */
export function requireJsonWithinLimits(bytes: Uint8Array): number {
  let [values, depth] = [0, 0];
  const left = new Float64Array(MAX_DEPTH + 1).fill(Infinity);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA || byte === BRACE || byte === BRACKET) {
      if (++values > MAX_VALUES) throw tooMuch();
      if (byte === COMMA) {
        if (--left[depth]! < 0) throw tooMuch();
      } else {
        if (++depth > MAX_DEPTH) throw tooDeep();
        left[depth] = byte === BRACE ? MAX_MEMBERS : Infinity;
      }
    } else if ((byte === BRACE_END || byte === BRACKET_END) && depth > 0) depth--;
  }
  return values;
}
