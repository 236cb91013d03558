/** What the theme's own sheets say, as the browser has read them: nothing here can be older than the console. */

function* rulesIn(rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSImportRule) yield* rulesIn(rule.styleSheet?.cssRules ?? []);
    else if ('cssRules' in rule) yield* rulesIn((rule as CSSGroupingRule).cssRules);
  }
}

/** The names of all tokens, in the order of theme/tokens.css. */
export function tokenNames(): string[] {
  const ofRoot = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...rulesIn(cssRules)])
    .filter(({ selectorText }) => selectorText === ':root');
  return [...new Set(ofRoot.flatMap(({ style }) => [...style].filter((name) => name.startsWith('--'))))];
}

/** As it holds now: in this theme, density and width. */
export const valueOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Red, green, blue of 0 to 255; undefined for what is no colour. */
export function colourOf(token: string): readonly number[] | undefined {
  const value = valueOf(token);
  if (!CSS.supports('color', value)) return undefined;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

const luminanceOf = (colour: readonly number[]) =>
  colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);

/** How well one is read on the other (WCAG 1.4.3): 4.5 is the least for text. */
export function contrastOf(token: string, on: string): number {
  const [one, other] = [token, on].map((name) => luminanceOf(colourOf(name) ?? [0, 0, 0]) + 0.05);
  return Math.max(one! / other!, other! / one!);
}
