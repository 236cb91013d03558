// Subsets of the fonts in frontend/src/theme/fonts.css: a complete font is larger than any other file except React.
import { readFile } from 'node:fs/promises';
import { inRoot } from './project.mjs';

const theme = inRoot('frontend', 'src', 'theme');
const whole = inRoot('node_modules', '@fontsource-variable', 'inter', 'files');

// base.css turns ligatures off and two alternative letter forms on, numbers in tables use tnum; the rest positions letters and
// accents.
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'cv05', 'ss03'];

/** Each with the weights and characters that its @font-face declares. */
export async function subsetFonts() {
  const { default: subsetFont } = await import('subset-font');
  const css = await readFile(`${theme}/fonts.css`, 'utf8');
  return Promise.all(
    css.match(/@font-face \{[^}]*\}/g).map(async (face) => {
      const [, name] = /url\('\.\/([\w-]+)\.gen\.woff2'\)/.exec(face);
      const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face);
      const font = await subsetFont(
        await readFile(`${whole}/${name}-wght-normal.woff2`),
        charactersOf(face),
        {
          targetFormat: 'woff2',
          keepFeatures: features,
          variationAxes: { wght: { min: Number(min), max: Number(max) } },
        },
      );
      return [`${theme}/${name}.gen.woff2`, font];
    }),
  );
}

function charactersOf(face) {
  const [, ranges] = /unicode-range:([^;]*);/.exec(face);
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from, to = from]) => {
      const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
