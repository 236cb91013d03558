import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/\.test\./.test(file),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const codeFiles = files.filter((file) => /\.tsx?$/.test(file));
const modules = files.filter((file) => file.endsWith('.module.css'));

/** The classes of the selectors of a style sheet, each once. */
function classesOf(css: string, inSelector = (selector: string) => selector) {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  const names = [...selectors].flatMap(([, selector]) =>
    [...inSelector(selector!).matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!),
  );
  return [...new Set(names)];
}
const GLOBAL = /:global\(([^)]*)\)/g;
const localOnly = (selector: string) => selector.replace(GLOBAL, '');
const globalOnly = (selector: string) => [...selector.matchAll(GLOBAL)].map(([, inner]) => inner).join(' ');

/** Set by lucide-react itself. */
const ofLibraries = ['lucide'];

it('has no global CSS rule for a class that nothing sets', () => {
  const pages = ['index.html', 'landing.html'].map((page) => readFileSync(join(root, '..', page), 'utf8'));
  const code = [...codeFiles.map(textOf), ...pages].join('\n');
  const words = new Set(code.match(/[A-Za-z_][\w-]*/g));
  // `pk-${column}` sets a class that is written out nowhere.
  const prefixes = [...code.matchAll(/([A-Za-z][\w-]{2,})\$\{/g)].map(([, prefix]) => prefix!);
  const isSet = (name: string) =>
    words.has(name) || ofLibraries.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));

  const classes = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesOf(textOf(file), modules.includes(file) ? globalOnly : undefined));

  expect([...new Set(classes)].filter((name) => !isSet(name))).toEqual([]);
});

describe.each(modules)('%s', (module) => {
  const defined = classesOf(textOf(module), localOnly);
  const users = codeFiles.flatMap((file) => {
    const code = textOf(file);
    const found = [...code.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].find(
      ([, , path]) => join(dirname(file), path!) === module,
    );
    return found ? [{ code, name: found[1]! }] : [];
  });

  it('defines every class that is asked of it', () => {
    const asked = users.flatMap(({ code, name }) =>
      [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, asked]) => asked!),
    );

    expect([...new Set(asked)].filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('has no rule for a class that nothing asks for', () => {
    // `styles[answer]` asks for one of the words of the file.
    const isAsked = (className: string) =>
      users.some(
        ({ code, name }) =>
          code.includes(`${name}.${className}`) ||
          (code.includes(`${name}[`) && new RegExp(`\\b${className}\\b`).test(code)),
      );

    expect(defined.filter((name) => !isAsked(name))).toEqual([]);
  });
});
