import type { StorybookConfig } from '@storybook/react-vite';
import type { IndexInput } from 'storybook/internal/types';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import { sentenceOf } from './sentenceOf.ts';

const viteConfigPath = fileURLToPath(new URL('../../frontend/vite.config.ts', import.meta.url));

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
  // Storybook would write each word of a name with a capital. A story with a name of its own keeps it.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(inSentenceCase),
    })),
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath } } },
  staticDirs: ['../public'],
  // Reading the properties of every component took five times as long as everything else; the controls come from a story's own.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The application lives under /ccb/; a built Storybook may be served from any folder. No manual chunks either.
  viteFinal: ({ build, ...rest }) => ({
    ...rest,
    base: './',
    // Storybook looks for what to bundle beforehand below the root, and would find nothing: a story's first minute went into reloads.
    optimizeDeps: { ...rest.optimizeDeps, entries: ['**/*.stories.tsx', '.storybook/preview.tsx'] },
    build: { ...build, outDir: undefined, rolldownOptions: undefined, manifest: false, sourcemap: false },
  }),
};

export default config;
