import type { StorybookConfig } from '@storybook/react-vite';
import type { IndexInput } from 'storybook/internal/types';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import { sentenceOf } from './sentenceOf.ts';

const viteConfigPath = fileURLToPath(new URL('../../frontend/vite.config.ts', import.meta.url));

type Plugins = InlineConfig['plugins'];
type Read = (this: unknown, code: string, id: string) => unknown;

/** Reading the properties of every component takes five times as long as everything else, and only the parts have controls. */
const onlyParts = (plugins: Plugins): Plugins =>
  plugins?.map((plugin) => {
    if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
    const read = plugin.transform as Read;
    const transform: Read = function (code, id) {
      return /[\\/]frontend[\\/]src[\\/]ui[\\/]/.test(id) ? read.call(this, code, id) : undefined;
    };
    return { ...plugin, transform } as typeof plugin;
  });

const inSentenceCase = (entry: IndexInput): IndexInput =>
  entry.type === 'story' && entry.name === storyNameFromExport(entry.exportName)
    ? { ...entry, name: sentenceOf(entry.exportName) }
    : entry;

const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // Storybook would capitalise each word of a name. A story with an explicit name keeps it.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(inSentenceCase),
    })),
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath } } },
  staticDirs: ['../public'],
  typescript: { reactDocgen: 'react-docgen' },
  // The theme sets the background.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The application lives under /ccb/; a built Storybook may be served from any folder. No manual chunks either.
  viteFinal: ({ build, plugins, ...rest }) => ({
    ...rest,
    plugins: onlyParts(plugins),
    base: './',
    // Storybook looks below the root for dependencies to pre-bundle and would find none, so the first minute would be spent on
    // reloads.
    optimizeDeps: { ...rest.optimizeDeps, entries: ['**/*.stories.tsx', '.storybook/preview.tsx'] },
    build: { ...build, outDir: undefined, rolldownOptions: undefined, manifest: false, sourcemap: false },
  }),
};

export default config;
