import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import type { PostcssPlugin } from '../../styleRules.ts';

const frontend = join(import.meta.dirname, '..', '..');
const modules = readdirSync(join(frontend, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(frontend, 'src', file));

/** What stands outside of every layer would have its say against Semantic, and against contrast colours, whatever its weight. */
it.each(['vite.config.ts', 'landing.config.ts'])('%s puts every module into the theme', async (name) => {
  const outside: string[] = [];
  const watch: PostcssPlugin = {
    postcssPlugin: 'watch',
    OnceExit: ({ nodes, source }) => {
      const isOurs = nodes.every((node) => node.type === 'atrule' && node.params === 'theme');
      if (!isOurs) outside.push(source?.input.file ?? 'a sheet without a name');
    },
  };
  const config = await resolveConfig({ configFile: join(frontend, name), logLevel: 'silent' }, 'build');
  if (typeof config.css.postcss !== 'object') throw new Error('There are no plugins.');
  const plugins = [...(config.css.postcss.plugins ?? []), watch];
  const watched = { ...config, css: { ...config.css, postcss: { plugins } } };
  for (const file of modules) await preprocessCSS(readFileSync(file, 'utf8'), file, watched);

  expect(modules.length).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});
