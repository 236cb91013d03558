import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));

/** Set by lucide-react itself. */
const ofLibraries = ['lucide'];

it('has no CSS rule for a class that nothing sets', () => {
  const pages = ['index.html', 'landing.html'].map((page) => readFileSync(join(root, '..', page), 'utf8'));
  const code = [...read(/\.tsx?$/), ...pages].join('\n');
  const words = new Set(code.match(/[A-Za-z_][\w-]*/g));
  // `pk-${column}` sets a class that is written out nowhere.
  const prefixes = [...code.matchAll(/([A-Za-z][\w-]{2,})\$\{/g)].map(([, prefix]) => prefix!);
  const isSet = (name: string) =>
    words.has(name) || ofLibraries.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));

  const rules = read(/\.css$/)
    .join('\n')
    .replace(/\/\*[^]*?\*\//g, '');
  const classes = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, selector]) =>
    [...selector!.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!),
  );

  expect([...new Set(classes)].filter((name) => !isSet(name))).toEqual([]);
});
