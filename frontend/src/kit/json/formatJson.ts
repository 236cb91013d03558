import { jsonTokens } from './jsonTokens';

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
