// The faces of frontend/src/theme/fonts.css, cut down from the package's: a whole one weighs more than every other file but React's.
import { readFile } from 'node:fs/promises';
import { inRoot } from './project.mjs';

const theme = inRoot('frontend', 'src', 'theme');
const whole = inRoot('node_modules', '@fontsource-variable', 'inter', 'files');

// base.css turns ligatures off and two forms of letters on, numbers of tables ask for tnum; the rest places letters and accents.
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'cv05', 'ss03'];

/** Each with the weights and characters that its own @font-face tells the browser. */
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
