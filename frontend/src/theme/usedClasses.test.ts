import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const names = [...selectors].flatMap(([, selector]) =>
    [...inSelector(selector!).matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!),
  );
  return [...new Set(names)];
}
const GLOBAL = /:global\(([^)]*)\)/g;
const localOnly = (selector: string) => selector.replace(GLOBAL, '');
const globalOnly = (selector: string) => [...selector.matchAll(GLOBAL)].map(([, inner]) => inner).join(' ');
const definedIn = (module: string) => classesOf(textOf(module), localOnly);

/** As the page has it: .person of users.module.css is users_person (vite.config.ts). */
const prefixOf = (module: string) => `${basename(module, '.module.css')}_`;
const ofModules = new Set(
  modules.flatMap((module) => definedIn(module).map((name) => prefixOf(module) + name)),
);

/** Set by lucide-react, semantic-ui-react and Swagger UI themselves. */
const ofLibraries = [
  'lucide',
  'ui',
  'active',
  'bar',
  'button',
  'checkbox',
  'disabled',
  'field',
  'input',
  'label',
];
ofLibraries.push('message', 'progress', 'table');
ofLibraries.push('swagger-ui', 'info', 'title', 'scheme-container', 'authorization__btn');
/** Of pages that are drawn before any script, of texts that the server sends, and what two screens or a journey ask for. */
const shared = [
  'brand',
  'brand-mark',
  'visitor',
  'visitor-in',
  'land',
  'land-page',
  'land-hero',
  'land-regions',
];
shared.push('land-sk', 'server-html', 'num', 'missing', 'note', 'save-bar', 'check-field');

it('has no two modules of one name', () => {
  const prefixes = modules.map(prefixOf);

  expect(prefixes.filter((prefix, at) => prefixes.indexOf(prefix) !== at)).toEqual([]);
});

it('has no global CSS rule for a class that nothing sets', () => {
  const pages = ['index.html', 'landing.html'].map((page) => readFileSync(join(root, '..', page), 'utf8'));
  const words = new Set([...codeFiles.map(textOf), ...pages].join('\n').match(/[A-Za-z_][\w-]*/g));
  const classes = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesOf(textOf(file), modules.includes(file) ? globalOnly : undefined));
  const isSet = (name: string) =>
    ofModules.has(name) || ofLibraries.includes(name) || (shared.includes(name) && words.has(name));

  expect([...new Set(classes)].filter((name) => !isSet(name))).toEqual([]);
});

/** The words in quotes of all code. */
const literals = new Set(
  codeFiles.flatMap((file) => [...textOf(file).matchAll(/'(\w+)'/g)].map(([, word]) => word!)),
);

describe.each(modules)('%s', (module) => {
  const defined = definedIn(module);
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
    // `styles[answer]` asks for one of the words of the file, or of what it imports.
    const isAsked = (className: string) =>
      users.some(
        ({ code, name }) =>
          new RegExp(`\\b${name}\\.${className}\\b`).test(code) ||
          (code.includes(`${name}[`) &&
            (new RegExp(`\\b${className}\\b`).test(code) || literals.has(className))),
      );

    expect(defined.filter((name) => !isAsked(name))).toEqual([]);
  });
});
