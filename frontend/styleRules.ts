import { readdirSync, readFileSync } from 'node:fs';
import type { CSSOptions } from 'vite';

export type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number];

/** Every module stands in the theme's layer (theme/index.css) without saying so. */
export const ourLayer: PostcssPlugin = {
  postcssPlugin: 'our-layer',
  OnceExit(sheet, { AtRule }) {
    const { nodes } = sheet;
    if (!sheet.source?.input.file?.endsWith('.module.css') || nodes.length === 0) return;
    sheet.removeAll();
    sheet.append(new AtRule({ name: 'layer', params: 'theme', nodes }));
  },
};

/** Set by semantic-ui-react itself. */
const ofLibrary = ['ui'];

// 'image/*' begins none.
const comments = /(?<=^|[\s{(])(?:\/\*[^]*?\*\/|\/\/.*)/gm;

/** Every word of the code that is built: a class that is set is one of them, as theme/usedClasses.test.ts holds for our own rules. */
function wordsOf(folder: URL): Set<string> {
  const words = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(comments, ''))
    .flatMap((code) => code.match(/[A-Za-z][\w-]*/g) ?? []);
  return new Set([...words, ...ofLibrary]);
}

/** What an element must have for the selector to match it, and not what it must lack. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** Leaves out the rules of semantic-ui-css for colours, sizes and shapes that nothing here has. */
export function usedSemanticRules(): PostcssPlugin {
  const words = wordsOf(new URL('src/', import.meta.url));
  const isUsed = (selector: string) => classesOf(selector).every((name) => words.has(name));
  return {
    postcssPlugin: 'used-semantic-rules',
    OnceExit(sheet) {
      sheet.walkRules((rule) => {
        if (!rule.source?.input.file?.includes('semantic-ui-css')) return;
        const used = rule.selectors.filter(isUsed);
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
    },
  };
}
